import { checkDatabase } from '@dvaput/database/check-database'
import { prepareDataFolder } from '@dvaput/database/data-folder'
import { lockDataFolder } from '@dvaput/database/data-folder-lock'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import type { Log } from '@dvaput/database/log'
import { migrate } from '@dvaput/database/migrate'
import type { Config } from './config.ts'

export type Storage = {
  readonly url: string
  /** Where the data is, for the panel. */
  readonly description: string
  readonly startOver: string
  close(): Promise<void>
}

/** The database of the setting, or one of our own in the data folder; migrated either way. */
export const openStorage = async ({ databaseUrl, dataDir }: Config, log: Log): Promise<Storage> => {
  prepareDataFolder(dataDir)
  if (databaseUrl) {
    await checkDatabase(databaseUrl)
    await migrate(databaseUrl)
    const { host, pathname } = new URL(databaseUrl)
    return {
      url: databaseUrl,
      description: `${host}${pathname} (DATABASE_URL)`,
      startOver: 'empty that database',
      close: async () => {},
    }
  }
  const lock = await lockDataFolder(dataDir)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    await migrate(postgres.url)
    return {
      url: postgres.url,
      description: postgres.dataDir,
      startOver: `stop, then delete ${postgres.dataDir}`,
      close: async () => {
        await postgres.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
