CREATE TABLE "contract_billing" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"client_matter_id" text NOT NULL,
	"law_firm_matter_id" text NOT NULL,
	"law_firm_id" text,
	"bill_rate_cents" integer,
	"mode" text NOT NULL,
	"updated_by_id" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_billing_fee_rate" CHECK (mode = 'cost' or bill_rate_cents is not null)
);
--> statement-breakpoint
ALTER TABLE "contract_billing" ADD CONSTRAINT "contract_billing_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_billing" ADD CONSTRAINT "contract_billing_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_billing_updated_by" ON "contract_billing" USING btree ("updated_by_id");