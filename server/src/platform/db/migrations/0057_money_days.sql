CREATE TABLE "money_days" (
	"contract_id" integer NOT NULL,
	"day" date NOT NULL,
	"firm_id" integer NOT NULL,
	"paralegal_id" integer NOT NULL,
	"parts" integer NOT NULL,
	"minutes" integer NOT NULL,
	"earned_cents" bigint NOT NULL,
	"invoiced_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"outstanding_cents" bigint NOT NULL,
	CONSTRAINT "money_days_contract_id_day_pk" PRIMARY KEY("contract_id","day")
);
--> statement-breakpoint
CREATE INDEX "money_days_firm" ON "money_days" USING btree ("firm_id","day");--> statement-breakpoint
CREATE INDEX "money_days_paralegal" ON "money_days" USING btree ("paralegal_id","day");--> statement-breakpoint
-- payForMinutes of the contract package. Division of whole numbers rounds towards zero.
CREATE FUNCTION pay_for_minutes(minutes integer, rate_cents integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((minutes::bigint * rate_cents + CASE WHEN minutes < 0 THEN -30 ELSE 30 END) / 60, 0)
$$;
--> statement-breakpoint
CREATE FUNCTION add_to_money_day(
  of_contract integer, on_day date, parts bigint, minutes bigint, earned numeric, invoiced numeric, paid numeric,
  outstanding numeric
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO money_days AS m (contract_id, day, firm_id, paralegal_id, parts, minutes, earned_cents, invoiced_cents,
    paid_cents, outstanding_cents)
  SELECT c.id, $2, c.firm_id, c.paralegal_id, $3, $4, $5, $6, $7, $8 FROM contracts c WHERE c.id = $1
  ON CONFLICT (contract_id, day) DO UPDATE SET parts = m.parts + excluded.parts, minutes = m.minutes + excluded.minutes,
    earned_cents = m.earned_cents + excluded.earned_cents, invoiced_cents = m.invoiced_cents + excluded.invoiced_cents,
    paid_cents = m.paid_cents + excluded.paid_cents, outstanding_cents = m.outstanding_cents + excluded.outstanding_cents
$$;
--> statement-breakpoint
-- A timesheet counts while it is approved. Days are locked in order, so that no two transactions wait for each other.
CREATE FUNCTION count_timesheet_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE NEW.status WHEN 'approved' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_to_money_day(NEW.contract_id, e.day, sign * e.parts, sign * e.minutes, sign * e.earned, 0, 0, 0)
  FROM (
    SELECT day, count(*) AS parts, sum(minutes) AS minutes, sum(pay_for_minutes(minutes, rate_cents)) AS earned
    FROM time_entries WHERE timesheet_id = NEW.id GROUP BY day ORDER BY day
  ) e;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER timesheets_money AFTER UPDATE OF status ON timesheets FOR EACH ROW
  WHEN ((OLD.status = 'approved') <> (NEW.status = 'approved')) EXECUTE FUNCTION count_timesheet_money();
--> statement-breakpoint
CREATE FUNCTION count_entry_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_money_day(d.contract_id, d.day, d.sign, d.sign * d.minutes,
    d.sign * pay_for_minutes(d.minutes, d.rate_cents), 0, 0, 0)
  FROM (
    SELECT e.* FROM (
      SELECT -1 AS sign, OLD.* WHERE TG_OP <> 'INSERT' UNION ALL SELECT 1, NEW.* WHERE TG_OP <> 'DELETE'
    ) e JOIN timesheets t ON t.id = e.timesheet_id AND t.status = 'approved'
    ORDER BY e.day
  ) d;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER time_entries_money
  AFTER INSERT OR DELETE OR UPDATE OF contract_id, day, minutes, rate_cents, timesheet_id ON time_entries
  FOR EACH ROW EXECUTE FUNCTION count_entry_money();
--> statement-breakpoint
CREATE FUNCTION count_invoice_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_money_day(d.contract_id, d.day, d.parts, 0, d.earned, d.invoiced, 0, d.invoiced)
  FROM (
    SELECT i.contract_id, i.issued_on AS day, sum(i.sign) AS parts, sum(i.sign * i.milestone_cents) AS earned,
      sum(i.sign * i.total_cents) AS invoiced
    FROM (
      SELECT -1 AS sign, OLD.* WHERE TG_OP <> 'INSERT' UNION ALL SELECT 1, NEW.* WHERE TG_OP <> 'DELETE'
    ) i WHERE i.status NOT IN ('draft', 'void')
    GROUP BY i.contract_id, i.issued_on ORDER BY i.issued_on
  ) d
  WHERE d.parts <> 0 OR d.earned <> 0 OR d.invoiced <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_money
  AFTER INSERT OR DELETE OR UPDATE OF status, issued_on, total_cents, milestone_cents ON invoices
  FOR EACH ROW EXECUTE FUNCTION count_invoice_money();
--> statement-breakpoint
-- An invoice with a confirmed payment is never void, so that what is confirmed counts.
CREATE FUNCTION count_payment_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_money_day(d.contract_id, d.day, d.parts, 0, 0, 0, d.paid, -d.settled)
  FROM (
    SELECT i.contract_id, part.day, sum(y.sign * part.paid) AS parts, sum(y.sign * y.cents * part.paid) AS paid,
      sum(y.sign * y.cents * part.settled) AS settled
    FROM (
      SELECT -1 AS sign, OLD.* WHERE TG_OP <> 'INSERT' UNION ALL SELECT 1, NEW.* WHERE TG_OP <> 'DELETE'
    ) y JOIN invoices i ON i.id = y.invoice_id
    CROSS JOIN LATERAL (VALUES (y.paid_on, 1, 0), (i.issued_on, 0, 1)) part (day, paid, settled)
    WHERE y.status = 'confirmed'
    GROUP BY i.contract_id, part.day ORDER BY part.day
  ) d;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payments_money AFTER INSERT OR DELETE OR UPDATE OF status, cents, paid_on ON payments
  FOR EACH ROW EXECUTE FUNCTION count_payment_money();
--> statement-breakpoint
CREATE FUNCTION drop_contract_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM money_days WHERE contract_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contracts_money AFTER DELETE ON contracts FOR EACH ROW EXECUTE FUNCTION drop_contract_money();
--> statement-breakpoint
INSERT INTO money_days
SELECT c.id, d.day, c.firm_id, c.paralegal_id, sum(d.parts), sum(d.minutes), sum(d.earned), sum(d.invoiced),
  sum(d.paid), sum(d.outstanding)
FROM (
  SELECT e.contract_id, e.day, 1 AS parts, e.minutes, pay_for_minutes(e.minutes, e.rate_cents) AS earned, 0 AS invoiced,
    0 AS paid, 0 AS outstanding
  FROM time_entries e JOIN timesheets t ON t.id = e.timesheet_id WHERE t.status = 'approved'
  UNION ALL
  SELECT contract_id, issued_on, 1, 0, milestone_cents, total_cents, 0, total_cents
  FROM invoices WHERE status NOT IN ('draft', 'void')
  UNION ALL
  SELECT i.contract_id, part.day, part.paid, 0, 0, 0, y.cents * part.paid, -y.cents * part.settled
  FROM payments y JOIN invoices i ON i.id = y.invoice_id
  CROSS JOIN LATERAL (VALUES (y.paid_on, 1, 0), (i.issued_on, 0, 1)) part (day, paid, settled)
  WHERE y.status = 'confirmed' AND i.status NOT IN ('draft', 'void')
) d JOIN contracts c ON c.id = d.contract_id
GROUP BY c.id, d.day;
