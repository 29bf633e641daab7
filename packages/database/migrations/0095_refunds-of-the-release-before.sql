-- The release before this one writes refunds of returns and of payments into tables of their own. While processes are
-- replaced, what it writes there is copied; both tables and this go with the next release.
CREATE FUNCTION backend.copy_return_refund() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO backend.refunds
    (id, subject_kind, subject_id, reason, amount, currency, lines, state, problem, created_at, settled_at)
  SELECT NEW.id, 'return', NEW.return_id::text, 'return', NEW.amount, NEW.currency, coalesce((
      SELECT jsonb_agg(line || jsonb_build_object('restock', NEW.restock))
      FROM backend.return_requests AS request, jsonb_array_elements(request.lines) AS line
      WHERE request.id = NEW.return_id
    ), '[]'), NEW.state, NEW.problem, NEW.created_at,
    CASE WHEN NEW.state <> 'placing' THEN coalesce(NEW.settled_at, NEW.created_at) END
  ON CONFLICT (id) DO UPDATE
    SET state = excluded.state, problem = excluded.problem, created_at = excluded.created_at, settled_at = excluded.settled_at
    WHERE refunds.state = 'placing';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER copy_refund AFTER INSERT OR UPDATE ON backend.return_refunds
FOR EACH ROW EXECUTE FUNCTION backend.copy_return_refund();
--> statement-breakpoint
CREATE FUNCTION backend.copy_international_refund() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO backend.refunds
    (id, subject_kind, subject_id, reason, amount, currency, state, provider_refund_id, created_at, settled_at)
  SELECT NEW.id, 'payment', NEW.provider || ':' || NEW.payment_id, NEW.reason, NEW.amount, payment.currency,
    CASE WHEN NEW.refund_id IS NULL THEN 'placing' ELSE 'done' END, NEW.refund_id, NEW.created_at, NEW.refunded_at
  FROM backend.international_payments AS payment
  WHERE payment.provider = NEW.provider AND payment.payment_id = NEW.payment_id
  ON CONFLICT (id) DO UPDATE
    SET state = excluded.state, provider_refund_id = excluded.provider_refund_id, settled_at = excluded.settled_at
    WHERE refunds.state = 'placing';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER copy_refund AFTER INSERT OR UPDATE ON backend.international_refunds
FOR EACH ROW EXECUTE FUNCTION backend.copy_international_refund();
--> statement-breakpoint
-- Nobody writes meanwhile: the triggers have both tables locked until this migration is committed.
UPDATE backend.return_refunds SET state = state;
--> statement-breakpoint
UPDATE backend.international_refunds SET reason = reason;
