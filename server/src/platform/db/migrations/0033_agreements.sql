CREATE TABLE "sealed_agreements" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_sha256" text NOT NULL,
	"signed_sha256" text NOT NULL,
	"terms_sha256" text NOT NULL,
	"firm_name" text NOT NULL,
	"signatures" jsonb NOT NULL,
	"certificate_id" integer NOT NULL,
	"time_stamped" boolean NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sealed_agreements_file_name_unique" UNIQUE("file_name"),
	CONSTRAINT "sealed_agreements_file_sha256_unique" UNIQUE("file_sha256"),
	CONSTRAINT "sealed_agreements_signed_sha256_unique" UNIQUE("signed_sha256")
);
--> statement-breakpoint
CREATE TABLE "signing_certificates" (
	"id" serial PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"subject" text NOT NULL,
	"self_made" boolean NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"pem" text NOT NULL,
	CONSTRAINT "signing_certificates_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "sealed_agreements" ADD CONSTRAINT "sealed_agreements_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_agreements" ADD CONSTRAINT "sealed_agreements_certificate_id_signing_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."signing_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sealed_agreements_version" ON "sealed_agreements" USING btree ("contract_id","version");--> statement-breakpoint
CREATE INDEX "sealed_agreements_terms" ON "sealed_agreements" USING btree ("terms_sha256","id");--> statement-breakpoint
CREATE TRIGGER sealed_agreements_append_only BEFORE UPDATE OR DELETE ON sealed_agreements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sealed_agreements_never_emptied BEFORE TRUNCATE ON sealed_agreements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER signing_certificates_append_only BEFORE UPDATE OR DELETE ON signing_certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER signing_certificates_never_emptied BEFORE TRUNCATE ON signing_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
