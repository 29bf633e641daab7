import type { Database } from '@dvaput/database/open-database'

/** Writes down when each change of a table by a migration begins and when it commits: between the two it is locked. */
const recorder = `
  CREATE SCHEMA proof;
  CREATE TABLE proof.changes (
    id bigserial PRIMARY KEY, command text NOT NULL, began timestamptz NOT NULL DEFAULT clock_timestamp(), ended timestamptz
  );
  CREATE FUNCTION proof.begin_change() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('application_name') = 'dvaput migrate' THEN
      INSERT INTO proof.changes (command) VALUES (tg_tag);
    END IF;
  END $$;
  CREATE FUNCTION proof.end_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE proof.changes SET ended = clock_timestamp() WHERE id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON proof.changes DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION proof.end_change();
  CREATE EVENT TRIGGER proof_changes ON ddl_command_start EXECUTE FUNCTION proof.begin_change()`

/** How long each was locked, read when the migration is over. */
export const watchLocks = async ({ pool }: Pick<Database, 'pool'>) => {
  await pool.query(recorder)
  return async () => {
    const { rows } = await pool.query<{ command: string; ms: number }>(
      `SELECT command, (extract(epoch FROM ended - began) * 1000)::float AS ms FROM proof.changes ORDER BY id`,
    )
    await pool.query('DROP EVENT TRIGGER proof_changes; DROP SCHEMA proof CASCADE')
    return rows
  }
}
