import type { Database } from './open-database.ts'

/**
 * Throws where the database's disk is full, which reading alone does not show for a long time: has the database write
 * some hundred kilobytes of a temporary file, on the disk of its own or of another machine.
 */
export const checkDisk = ({ inTransaction }: Pick<Database, 'inTransaction'>): Promise<void> =>
  inTransaction(async ({ client }) => {
    await client.query(`SET LOCAL work_mem = '64kB'`)
    await client.query('SELECT count(*) FROM generate_series(1, 30000)')
  })
