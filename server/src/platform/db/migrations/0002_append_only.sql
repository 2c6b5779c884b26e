-- A contract's timeline is never edited, a signature never changed. Signatures may be removed: editing the terms
-- clears both.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed by %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER contract_events_append_only BEFORE UPDATE OR DELETE ON contract_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER contract_events_never_emptied BEFORE TRUNCATE ON contract_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER contract_signatures_unchanged BEFORE UPDATE ON contract_signatures
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
