import { openDeadLetters } from '@dvaput/backend/jobs/dead-letters'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/** `npm run dead-letters` lists jobs that used up their retries; with ids, or `all`, it puts them back into their queues. */
const { databaseUrl, dataDir } = readConfig(process.argv)
const url = databaseUrl ?? embeddedPostgresUrl(dataDir)
const database = openDatabase({ url, applicationName: 'dvaput dead letters', log: createLog('silent') })

const say = (line: string) => process.stdout.write(`${line}\n`)

const run = async (requested: readonly string[]) => {
  const deadLetters = await openDeadLetters(database)
  try {
    const dead = await deadLetters.list()
    if (requested.length === 0) {
      for (const { id, job, diedAt, attempts, error } of dead)
        say(`${id}  ${job}  ${diedAt.toISOString()}  ${attempts} attempts  ${error}`)
      say(`dead letters: ${dead.length}`)
      return
    }
    for (const id of requested[0] === 'all' ? dead.map((letter) => letter.id) : requested) {
      const isReplayed = dead.some((letter) => letter.id === id) && (await deadLetters.replay(id))
      say(isReplayed ? `${id} replayed` : `${id} is not a dead letter`)
      if (!isReplayed) process.exitCode = 1
    }
  } finally {
    await deadLetters.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`The dead letters cannot be read. Is the shop running?\n${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
