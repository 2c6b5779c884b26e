CREATE TABLE "state_courses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"completed_on" date NOT NULL,
	"ethics_minutes" integer NOT NULL,
	"general_minutes" integer NOT NULL,
	"certified_to" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_declarations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"basis" text NOT NULL,
	"attorney_name" text,
	"signed_name" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"reminded_period" date,
	"reminded_days" integer
);
--> statement-breakpoint
ALTER TABLE "state_courses" ADD CONSTRAINT "state_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_declarations" ADD CONSTRAINT "state_declarations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "state_courses_user" ON "state_courses" USING btree ("user_id","state","completed_on");--> statement-breakpoint
CREATE UNIQUE INDEX "state_declarations_pair" ON "state_declarations" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "state_declarations_state" ON "state_declarations" USING btree ("state","id");