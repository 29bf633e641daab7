INSERT INTO backend.app_clock DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION public.app_now() RETURNS timestamptz
LANGUAGE sql STABLE PARALLEL SAFE
RETURN statement_timestamp()
  + coalesce((SELECT clock.offset_ms FROM backend.app_clock AS clock), 0) * interval '1 millisecond';
--> statement-breakpoint
CREATE FUNCTION backend.refuse_clock_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- The name decides: no session setting can turn a shop's database into a test database.
  IF current_database() NOT LIKE 'dvaput\_test\_%' THEN
    RAISE EXCEPTION 'the clock can be changed only in a test database' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_clock_change
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON backend.app_clock
FOR EACH STATEMENT EXECUTE FUNCTION backend.refuse_clock_change();
