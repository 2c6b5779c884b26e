-- One account per email address. The account that confirmed the address keeps it, otherwise the one that signed in last.
-- Other accounts get an address of a reserved domain (RFC 2606), and their sessions and links end.
CREATE TEMPORARY TABLE duplicate_accounts ON COMMIT DROP AS
SELECT id FROM (
  SELECT id, row_number() OVER (
    PARTITION BY email ORDER BY email_verified DESC, last_seen_at DESC NULLS LAST, id
  ) AS position FROM users
) ranked WHERE position > 1;--> statement-breakpoint
DELETE FROM "sessions" WHERE user_id IN (SELECT id FROM duplicate_accounts);--> statement-breakpoint
DELETE FROM "email_tokens" WHERE user_id IN (SELECT id FROM duplicate_accounts);--> statement-breakpoint
DELETE FROM "pending_sign_ins" WHERE user_id IN (SELECT id FROM duplicate_accounts);--> statement-breakpoint
UPDATE "users" SET email = 'duplicate-' || id || '@duplicate.invalid', email_verified = false
WHERE id IN (SELECT id FROM duplicate_accounts);--> statement-breakpoint
DROP INDEX "users_proven_email";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");