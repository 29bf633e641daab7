import { openDatabase } from '@dvaput/database/open-database'
import { createReadReplica } from '@dvaput/database/read-replica'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { openStorage } from './storage.ts'

/** The database, migrated, and its read replica where the settings name one. */
export const openDatabases = async (config: Config, log: Logger) => {
  await using opening = new AsyncDisposableStack()
  const storage = await openStorage(config, log)
  opening.defer(storage.close)
  const database = openDatabase({ url: storage.url, applicationName: 'dvaput backend', log })
  opening.defer(database.close)
  const readReplica = config.databaseReadUrl
    ? createReadReplica({
        primary: database,
        replica: openDatabase({ url: config.databaseReadUrl, applicationName: 'dvaput read', log }),
        log,
      })
    : undefined
  opening.defer(async () => readReplica?.close())
  const opened = opening.move()
  return { storage, database, readReplica, close: () => opened.disposeAsync() }
}
