import { createAdministrators } from '@dvaput/backend/administrators/administrators'
import { createAuditLog } from '@dvaput/backend/audit/audit-log'
import { createIds } from '@dvaput/backend/clock/ids'
import { createPasskeys } from '@dvaput/backend/passkeys/passkeys'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createSealing } from '@dvaput/backend/secrets/sealing'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import { isRole, roles } from '@dvaput/domain/administrators/permissions'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { createMarketsByHost } from './markets-by-host.ts'

/**
 * `npm run administrators` lists who runs the shop; `invite EMAIL ROLE` prints a one-time link for somebody new, `reset
 * EMAIL` one for a lost password or second factor; `disable EMAIL` and `enable EMAIL` close and open the way in.
 */
const config = readConfig(process.argv)
const { databaseUrl, dataDir, appSecret: secret, demo, defaultMarket, port } = config
const url = databaseUrl ?? embeddedPostgresUrl(dataDir)
const database = openDatabase({ url, applicationName: 'dvaput administrators', log: createLog('silent') })
const sealing = createSealing(secret)
const { origins } = createMarketsByHost({ defaultMarket, configured: config.origins, port })
const administrators = createAdministrators({
  infrastructure: { database, sealing, limiter: createRateLimiter({ database, secret }), ids: createIds() },
  audit: createAuditLog({ database, sealing }),
  passkeys: createPasskeys({ database, secret, ownerKind: 'administrator' }),
  homes: origins,
  demo,
})

const by = { id: null, name: 'command line' }
const usage = `expected nothing, invite EMAIL ${roles.join('|')}, reset EMAIL, disable EMAIL or enable EMAIL`

const say = (line: string) => process.stdout.write(`${line}\n`)

const list = async () => {
  const everybody = await administrators.list()
  for (const { email, role, name, disabledAt, totpConfirmedAt, isDemo } of everybody) {
    const state = disabledAt ? 'disabled' : isDemo ? 'demo' : totpConfirmedAt ? 'active' : 'second factor missing'
    say(`${email}  ${role}  ${state}  ${name}`)
  }
  say(`administrators: ${everybody.length}`)
}

const find = async (email: string) => {
  const found = (await administrators.list()).find((each) => each.email === email && !each.isDemo)
  if (!found) throw new Error(`${email} is not an administrator`)
  return found
}

const sayLink = (token: string) => {
  say(`${origins[defaultMarket]}/admin/start/${token}`)
  say('It works once, within seven days.')
}

const change = async (email: string, isDisabled: boolean) => {
  const { id } = await find(email)
  if ((await administrators.change(by, id, { isDisabled })) !== 'ok')
    throw new Error(`${email} is the last owner; make another one first`)
  say(`${email} ${isDisabled ? 'disabled' : 'enabled'}`)
}

const run = async ([verb, typed = '', role]: readonly string[]) => {
  if (verb === undefined) return list()
  const email = parseEmail(typed)
  if (email === undefined) throw new Error(usage)
  if (verb === 'invite' && isRole(role)) return sayLink(await administrators.invitations.invite(by, email, role))
  if (verb === 'reset') return sayLink(await administrators.invitations.inviteAgain(by, await find(email)))
  if (verb === 'disable' || verb === 'enable') return change(email, verb === 'disable')
  throw new Error(usage)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
