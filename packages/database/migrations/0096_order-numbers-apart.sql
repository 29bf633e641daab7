DO $$
DECLARE shop record;
BEGIN
  -- A customer of both shops reads their orders in one list, so the numbers of the second begin far away.
  FOR shop IN SELECT id FROM platform.shops WHERE handle = 'retail' LOOP
    PERFORM setval(format('platform.order_numbers_%s', shop.id)::regclass, 500000)
    WHERE (
      SELECT coalesce(last_value, 0) < 500000 FROM pg_sequences
      WHERE schemaname = 'platform' AND sequencename = format('order_numbers_%s', shop.id)
    );
  END LOOP;
END
$$;
