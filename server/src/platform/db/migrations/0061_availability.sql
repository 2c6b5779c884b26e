CREATE TABLE "availabilities" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"weekly" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_calendars" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_address" text NOT NULL,
	"host" text NOT NULL,
	"busy" jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"next_read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_calendars_due" ON "busy_calendars" USING btree ("next_read_at");