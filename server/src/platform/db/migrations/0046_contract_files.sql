CREATE TABLE "certificate_requests" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"signed_by_id" integer NOT NULL,
	"name" text NOT NULL,
	"statement" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_file_downloads" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_file_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"file_id" integer,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by_id" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"scan" text NOT NULL,
	"failed_scans" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "contract_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_erasures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"reason" text NOT NULL,
	"placed_by_id" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"end_reason" text,
	"ended_by_id" integer,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "certificate_requests" ADD CONSTRAINT "certificate_requests_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_signed_by_id_users_id_fk" FOREIGN KEY ("signed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_file_downloads" ADD CONSTRAINT "contract_file_downloads_contract_file_id_contract_files_id_fk" FOREIGN KEY ("contract_file_id") REFERENCES "public"."contract_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_file_downloads" ADD CONSTRAINT "contract_file_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_files" ADD CONSTRAINT "contract_files_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_files" ADD CONSTRAINT "contract_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_files" ADD CONSTRAINT "contract_files_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_files" ADD CONSTRAINT "contract_files_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_uploads" ADD CONSTRAINT "contract_uploads_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_uploads" ADD CONSTRAINT "contract_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_erasures" ADD CONSTRAINT "held_erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_placed_by_id_users_id_fk" FOREIGN KEY ("placed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_file_downloads_file" ON "contract_file_downloads" USING btree ("contract_file_id","id");--> statement-breakpoint
CREATE INDEX "contract_file_downloads_user" ON "contract_file_downloads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_files_version" ON "contract_files" USING btree ("contract_id",lower(name),"version");--> statement-breakpoint
CREATE INDEX "contract_files_contract" ON "contract_files" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "contract_files_file" ON "contract_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "contract_files_uploader" ON "contract_files" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "contract_files_unscanned" ON "contract_files" USING btree ("id") WHERE scan = 'not_scanned' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "contract_uploads_contract" ON "contract_uploads" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_uploads_user" ON "contract_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contract_uploads_created" ON "contract_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_standing" ON "legal_holds" USING btree ("contract_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "legal_holds_contract" ON "legal_holds" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "legal_holds_placed_by" ON "legal_holds" USING btree ("placed_by_id");--> statement-breakpoint
CREATE INDEX "legal_holds_ended_by" ON "legal_holds" USING btree ("ended_by_id");--> statement-breakpoint
CREATE TRIGGER contract_file_downloads_append_only BEFORE UPDATE OR DELETE ON contract_file_downloads
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER contract_file_downloads_never_emptied BEFORE TRUNCATE ON contract_file_downloads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER certificates_append_only BEFORE UPDATE OR DELETE ON certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER certificates_never_emptied BEFORE TRUNCATE ON certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_held_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM legal_holds WHERE contract_id = OLD.contract_id AND ended_at IS NULL) THEN
    RAISE EXCEPTION 'rows of % under a legal hold are not deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER contract_files_held BEFORE DELETE ON contract_files
  FOR EACH ROW EXECUTE FUNCTION refuse_held_deletion();--> statement-breakpoint
CREATE TRIGGER contract_versions_held BEFORE DELETE ON contract_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_held_deletion();--> statement-breakpoint
CREATE TRIGGER contract_comments_held BEFORE DELETE ON contract_comments
  FOR EACH ROW EXECUTE FUNCTION refuse_held_deletion();--> statement-breakpoint
CREATE TRIGGER timesheets_held BEFORE DELETE ON timesheets
  FOR EACH ROW EXECUTE FUNCTION refuse_held_deletion();--> statement-breakpoint
CREATE TRIGGER time_entries_held BEFORE DELETE ON time_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_held_deletion();--> statement-breakpoint
CREATE FUNCTION refuse_held_message_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM legal_holds h JOIN contracts c ON c.id = h.contract_id
    WHERE h.ended_at IS NULL
      AND ((c.paralegal_id = OLD.sender_id AND c.attorney_id = OLD.receiver_id)
        OR (c.attorney_id = OLD.sender_id AND c.paralegal_id = OLD.receiver_id))
  ) THEN
    RAISE EXCEPTION 'messages under a legal hold are not deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER messages_held BEFORE DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION refuse_held_message_deletion();
