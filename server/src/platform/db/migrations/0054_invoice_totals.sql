ALTER TABLE "invoices" ADD COLUMN "total_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "milestone_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Invoices that are void are otherwise never changed.
ALTER TABLE invoices DISABLE TRIGGER invoices_sent_unchanged;--> statement-breakpoint
UPDATE invoices i SET total_cents = s.total, milestone_cents = s.milestones
FROM (
  SELECT invoice_id, sum(cents) AS total, coalesce(sum(cents) FILTER (WHERE kind = 'milestone'), 0) AS milestones
  FROM invoice_lines GROUP BY invoice_id
) s WHERE s.invoice_id = i.id;--> statement-breakpoint
ALTER TABLE invoices ENABLE TRIGGER invoices_sent_unchanged;--> statement-breakpoint
-- Lines are only ever inserted, or deleted together with their draft.
CREATE FUNCTION sum_invoice_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices i SET total_cents = i.total_cents + s.total, milestone_cents = i.milestone_cents + s.milestones
  FROM (
    SELECT invoice_id, sum(cents) AS total, coalesce(sum(cents) FILTER (WHERE kind = 'milestone'), 0) AS milestones
    FROM added GROUP BY invoice_id
  ) s WHERE s.invoice_id = i.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER invoice_lines_summed AFTER INSERT ON invoice_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_invoice_lines();
