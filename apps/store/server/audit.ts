import { checkAuditLog } from '@dvaput/backend/audit/check-audit-log'
import { createSealing } from '@dvaput/backend/secrets/sealing'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/** `npm run audit` checks that no row of the audit log was changed or deleted, and says where the chain breaks. */
const { databaseUrl, dataDir, appSecret } = readConfig(process.argv)
const url = databaseUrl ?? embeddedPostgresUrl(dataDir)
const database = openDatabase({ url, applicationName: 'dvaput audit', log: createLog('silent') })

try {
  const checked = await checkAuditLog(database, createSealing(appSecret))
  process.stdout.write(
    checked.ok
      ? `audit log intact: ${checked.rows} rows\n`
      : `audit log broken: row ${checked.brokenAt} is ${checked.problem}\n`,
  )
  if (!checked.ok) process.exitCode = 1
} catch (error) {
  process.stderr.write(`The audit log cannot be read. Is the shop running?\n${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
