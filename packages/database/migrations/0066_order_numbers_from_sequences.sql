CREATE FUNCTION platform.create_order_numbers() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE SEQUENCE platform.order_numbers_%s AS integer START %s', NEW.id, NEW.last_order_number + 1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER create_order_numbers
AFTER INSERT ON platform.shops
FOR EACH ROW EXECUTE FUNCTION platform.create_order_numbers();
--> statement-breakpoint
CREATE FUNCTION platform.number_from_sequence() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- The release before this one counts in the row. While processes are replaced, both take from one sequence.
  NEW.last_order_number := nextval(format('platform.order_numbers_%s', NEW.id)::regclass);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER number_from_sequence
BEFORE UPDATE OF last_order_number ON platform.shops
FOR EACH ROW EXECUTE FUNCTION platform.number_from_sequence();
--> statement-breakpoint
DO $$
DECLARE shop record;
BEGIN
  -- Nobody counts meanwhile: the triggers above have the table locked until this migration is committed.
  FOR shop IN SELECT id, last_order_number FROM platform.shops LOOP
    EXECUTE format('CREATE SEQUENCE platform.order_numbers_%s AS integer START %s', shop.id, shop.last_order_number + 1);
  END LOOP;
END
$$;
