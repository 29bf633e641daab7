import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'

type Log = Parameters<typeof startEmbeddedPostgres>[0]['log']
const silence = () => undefined

/** A PostgreSQL of the proof's own, with fsync. */
export const withPostgres = async (
  prove: (postgres: EmbeddedPostgres) => Promise<void>,
  // A proof may stop it on purpose.
  log: Log = { info: silence, warn: silence, error: silence },
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
  // Run by root, PostgreSQL is another user and must be able to enter.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  try {
    await prove(postgres)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
