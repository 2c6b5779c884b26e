CREATE TABLE "posting_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"firm_id" integer NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by_id" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hours_amount" numeric(6, 1);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hours_unit" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "matter_number" text;--> statement-breakpoint
ALTER TABLE "posting_templates" ADD CONSTRAINT "posting_templates_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_templates" ADD CONSTRAINT "posting_templates_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_templates_name" ON "posting_templates" USING btree ("firm_id",lower("name"));