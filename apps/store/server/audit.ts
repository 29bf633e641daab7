import { checkAuditLog } from '@dvaput/backend/audit/check-audit-log'
import { createSealing } from '@dvaput/backend/secrets/sealing'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { createAuditHeadFile } from './audit-head-file.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/**
 * `npm run audit` checks that no row of the audit log was changed or deleted, and says where the chain breaks. Heads that
 * were kept elsewhere, such as lines of the server's log, may follow as arguments.
 */
const { databaseUrl, dataDir, appSecret } = readConfig(process.argv)
const url = databaseUrl ?? embeddedPostgresUrl(dataDir)
const database = openDatabase({ url, applicationName: 'dvaput audit', log: createLog('silent') })
const file = createAuditHeadFile(dataDir)
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const describeProblem = (problem: 'missing' | 'changed' | 'forged-head', brokenAt: number) =>
  problem === 'forged-head'
    ? `audit log not checked: line ${brokenAt} of the heads was not signed with this APP_SECRET\n`
    : `audit log broken: row ${brokenAt} is ${problem}\n`

try {
  const heads = [...(await file.read()), ...given]
  const checked = await checkAuditLog(database, createSealing(appSecret), heads)
  const noHeads = `no head of it is kept in ${file.path}: rows deleted at its end would not show\n`
  process.stdout.write(
    checked.ok
      ? `audit log intact: ${checked.rows} rows, ${heads.length} heads\n${heads.length === 0 ? noHeads : ''}`
      : describeProblem(checked.problem, checked.brokenAt),
  )
  if (!checked.ok) process.exitCode = 1
} catch (error) {
  process.stderr.write(`The audit log cannot be read. Is the shop running?\n${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
