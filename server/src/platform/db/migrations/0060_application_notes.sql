CREATE TABLE "application_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text,
	"rating" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_notes_content" CHECK (text is not null or rating is not null),
	CONSTRAINT "application_notes_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "planned_decisions" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"decided_by_id" integer NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_decisions" ADD CONSTRAINT "planned_decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_decisions" ADD CONSTRAINT "planned_decisions_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_notes_author" ON "application_notes" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "planned_decisions_decided_by" ON "planned_decisions" USING btree ("decided_by_id");