import { stateRuleErrorMessages } from "@caseload/contract/profiles/state-rule-messages";
import { stateRuleEndpoints } from "@caseload/contract/profiles/state-rules";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { declareForState, withdrawDeclaration } from "./declare-for-state.ts";
import { educationRuleOf, findStateRules } from "./find-state-rules.ts";
import { coursesCsv, presentCourse, presentStanding } from "./present.ts";
import { allCourses, findCourse, findDeclaration, findEducation, listCourses } from "./queries.ts";
import { recordCourse, removeCourse } from "./record-course.ts";

export function stateRuleRoutes(register: Register, { db, clock }: Deps): void {
  async function standing({ id: userId, timeZone }: Actor, state: string) {
    const rule = educationRuleOf(state);
    const education = rule && (await findEducation(db, { userId, timeZone }, state, rule, clock()));
    return presentStanding(state, await findDeclaration(db, userId, state), education);
  }

  register(stateRuleEndpoints.getStateRules, async ({ params }) => findStateRules(params.state));

  register(stateRuleEndpoints.getStateDeclaration, async ({ actor, params }) =>
    standing(actor, params.state),
  );

  register(stateRuleEndpoints.declareForState, async ({ actor, params, body }) => {
    await declareForState(db, actor, params.state, body, clock());
    return standing(actor, params.state);
  });

  register(stateRuleEndpoints.withdrawStateDeclaration, async ({ actor, params }) => {
    await withdrawDeclaration(db, actor, params.state);
    return { success: true as const };
  });

  register(stateRuleEndpoints.listStateCourses, async ({ actor, query }) => {
    const { rows, next } = await listCourses(db, actor.id, query);
    return { rows: rows.map(presentCourse), next };
  });

  register(stateRuleEndpoints.stateCoursesCsv, async ({ actor, reply }) =>
    sendCsv(reply, "continuing-education", coursesCsv((await allCourses(db, actor.id)).map(presentCourse))),
  );

  register(
    stateRuleEndpoints.addStateCourse,
    async ({ actor, body }) => presentCourse(await recordCourse(db, actor, body, clock())),
    {
      reread: async ({ id }) => {
        const row = await findCourse(db, id);
        if (!row) throw notFound(stateRuleErrorMessages.courseNotFound);
        return presentCourse(row);
      },
    },
  );

  register(stateRuleEndpoints.removeStateCourse, async ({ actor, params }) => {
    if (!(await removeCourse(db, actor, params.id))) throw notFound(stateRuleErrorMessages.courseNotFound);
    return { success: true as const };
  });
}
