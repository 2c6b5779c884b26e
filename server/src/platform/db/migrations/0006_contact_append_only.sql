-- What staff did with a message is never edited or removed.
CREATE TRIGGER contact_events_append_only BEFORE UPDATE OR DELETE ON contact_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER contact_events_never_emptied BEFORE TRUNCATE ON contact_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
