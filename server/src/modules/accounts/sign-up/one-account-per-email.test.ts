/** Migration 0035 on accounts from before an email address had one account. */
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../testkit/database.ts";
import { migrateUpTo } from "../../../testkit/earlier-migrations.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { openDatabase } from "../../../platform/db/client.ts";
import { migrate } from "../../../platform/db/migrate.ts";

test("the verified account keeps a shared address, otherwise the one that signed in last", async () => {
  const clone = await createTestDatabase({ migrated: false });
  const database = openDatabase(clone.connectionString, { log: quietLog });
  try {
    await migrateUpTo(database.pool, 34);
    await database.pool.query(`
      insert into users (id, name, first_name, last_name, user_type, email, email_verified, last_seen_at)
      select id, 'A B', 'A', 'B', 'paralegal', email, verified, seen::timestamptz
      from (values
        (1, 'verified@example.com', false, '2026-11-03'),
        (2, 'verified@example.com', true, '2026-11-01'),
        (3, 'claimed@example.com', false, '2026-11-01'),
        (4, 'claimed@example.com', false, '2026-11-02'),
        (5, 'claimed@example.com', false, null),
        (6, 'single@example.com', false, null)
      ) as v (id, email, verified, seen)`);
    await database.pool.query(
      "insert into sessions (token, user_id, expires_at) select 'token ' || id, id, now() + interval '1 day' from users",
    );
    await migrate(database);
    const { rows } = await database.pool.query(
      `select u.id, u.email, u.email_verified as verified, s.id is not null as "signedIn"
       from users u left join sessions s on s.user_id = u.id order by u.id`,
    );
    expect(rows).toEqual([
      { id: 1, email: "duplicate-1@duplicate.invalid", verified: false, signedIn: false },
      { id: 2, email: "verified@example.com", verified: true, signedIn: true },
      { id: 3, email: "duplicate-3@duplicate.invalid", verified: false, signedIn: false },
      { id: 4, email: "claimed@example.com", verified: false, signedIn: true },
      { id: 5, email: "duplicate-5@duplicate.invalid", verified: false, signedIn: false },
      { id: 6, email: "single@example.com", verified: false, signedIn: true },
    ]);
  } finally {
    await database.close();
    await clone.drop();
  }
});
