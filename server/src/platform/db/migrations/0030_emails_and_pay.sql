-- Renames only: tables and columns take the names that the code uses.
ALTER TABLE "account_letters" RENAME TO "account_emails";--> statement-breakpoint
ALTER SEQUENCE "account_letters_id_seq" RENAME TO "account_emails_id_seq";--> statement-breakpoint
ALTER TABLE "account_emails" RENAME CONSTRAINT "account_letters_pkey" TO "account_emails_pkey";--> statement-breakpoint
ALTER TABLE "account_emails" RENAME CONSTRAINT "account_letters_user_id_users_id_fk" TO "account_emails_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "account_letters_user" RENAME TO "account_emails_user";--> statement-breakpoint
ALTER INDEX "account_letters_age" RENAME TO "account_emails_age";--> statement-breakpoint
ALTER TABLE "notification_letters" RENAME TO "notification_emails";--> statement-breakpoint
ALTER SEQUENCE "notification_letters_id_seq" RENAME TO "notification_emails_id_seq";--> statement-breakpoint
ALTER TABLE "notification_emails" RENAME CONSTRAINT "notification_letters_pkey" TO "notification_emails_pkey";--> statement-breakpoint
ALTER TABLE "notification_emails" RENAME CONSTRAINT "notification_letters_user_id_users_id_fk" TO "notification_emails_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "notification_letters_user" RENAME TO "notification_emails_user";--> statement-breakpoint
ALTER TABLE "alert_letters" RENAME TO "alert_emails";--> statement-breakpoint
ALTER SEQUENCE "alert_letters_id_seq" RENAME TO "alert_emails_id_seq";--> statement-breakpoint
ALTER TABLE "alert_emails" RENAME CONSTRAINT "alert_letters_pkey" TO "alert_emails_pkey";--> statement-breakpoint
ALTER TABLE "alert_emails" RENAME CONSTRAINT "alert_letters_user_id_users_id_fk" TO "alert_emails_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "alert_emails" RENAME CONSTRAINT "alert_letters_search_id_saved_searches_id_fk" TO "alert_emails_search_id_saved_searches_id_fk";--> statement-breakpoint
ALTER INDEX "alert_letters_user" RENAME TO "alert_emails_user";--> statement-breakpoint
ALTER INDEX "alert_letters_search" RENAME TO "alert_emails_search";--> statement-breakpoint
ALTER TABLE "report_letters" RENAME TO "report_emails";--> statement-breakpoint
ALTER SEQUENCE "report_letters_id_seq" RENAME TO "report_emails_id_seq";--> statement-breakpoint
ALTER TABLE "report_emails" RENAME CONSTRAINT "report_letters_pkey" TO "report_emails_pkey";--> statement-breakpoint
ALTER TABLE "report_emails" RENAME CONSTRAINT "report_letters_schedule_id_report_schedules_id_fk" TO "report_emails_schedule_id_report_schedules_id_fk";--> statement-breakpoint
ALTER TABLE "report_emails" RENAME CONSTRAINT "report_letters_user_id_users_id_fk" TO "report_emails_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "report_letters_once" RENAME TO "report_emails_once";--> statement-breakpoint
ALTER INDEX "report_letters_user" RENAME TO "report_emails_user";--> statement-breakpoint
ALTER TABLE "letter_tokens" RENAME TO "email_tokens";--> statement-breakpoint
ALTER SEQUENCE "letter_tokens_id_seq" RENAME TO "email_tokens_id_seq";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "letter_tokens_pkey" TO "email_tokens_pkey";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME COLUMN "letter_id" TO "email_id";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "letter_tokens_letter_id_account_letters_id_fk" TO "email_tokens_email_id_account_emails_id_fk";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "letter_tokens_user_id_users_id_fk" TO "email_tokens_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "letter_tokens_token_hash_unique" TO "email_tokens_token_hash_unique";--> statement-breakpoint
ALTER INDEX "letter_tokens_user" RENAME TO "email_tokens_user";--> statement-breakpoint
ALTER INDEX "letter_tokens_letter" RENAME TO "email_tokens_email";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "letters" TO "emails_sent";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "pay_least" TO "min_pay";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "pay_most" TO "max_pay";--> statement-breakpoint
-- Tasks that were enqueued before and have not run yet name the same rows.
DO $$
BEGIN
  IF to_regclass('tasks.job') IS NOT NULL THEN
    UPDATE tasks.job SET data = data - 'letterId' || jsonb_build_object('emailId', data -> 'letterId')
      WHERE data ? 'letterId' AND state IN ('created', 'retry', 'active');
    UPDATE tasks.job SET data = data - 'letter' || jsonb_build_object('emailNumber', data -> 'letter')
      WHERE name = 'send-invitation' AND data ? 'letter' AND state IN ('created', 'retry', 'active');
  END IF;
END
$$;
