CREATE TABLE "ledger_indexes" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_indexes" ADD CONSTRAINT "ledger_indexes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;