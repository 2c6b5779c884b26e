CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer NOT NULL,
	"paralegal_id" integer NOT NULL,
	"firm_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	"replied_by_id" integer,
	"removed_at" timestamp with time zone,
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_replied" CHECK ((reply is null) = (replied_at is null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_paralegal_id_users_id_fk" FOREIGN KEY ("paralegal_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_replied_by_id_users_id_fk" FOREIGN KEY ("replied_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_side" ON "reviews" USING btree ("contract_id","side");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reviews_paralegal" ON "reviews" USING btree ("paralegal_id","side","id");--> statement-breakpoint
CREATE INDEX "reviews_firm" ON "reviews" USING btree ("firm_id","side","id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("contract_id") WHERE published_at is null;