import type { Db } from "./platform/db/database.ts";
import { recordStaffAction } from "./platform/staff-log/record-staff-action.ts";
import type { BossOptions } from "./platform/tasks/boss.ts";
import { type FailedTask, requeueTasks } from "./platform/tasks/failed-tasks.ts";

/** Gives failed tasks one more attempt and logs how many of which name. */
export async function requeueFailedTasks(
  db: Db,
  boss: BossOptions,
  tasks: readonly Pick<FailedTask, "id" | "name">[],
  now: Date,
): Promise<void> {
  await requeueTasks(boss, tasks);
  const counts = Map.groupBy(tasks, ({ name }) => name);
  const note = [...counts].map(([name, { length }]) => `${name}: ${length}`).join(", ");
  await db.transaction((tx) =>
    recordStaffAction(tx, null, { action: "tasks_requeued", subject: "task", subjectId: null, note }, now),
  );
}
