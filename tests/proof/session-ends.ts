import { setTimeout as sleep } from 'node:timers/promises'
import { closedAccountTag } from '@dvaput/domain/account/closed-account-tag'
import { postgresOf } from '../support/databases/postgres-of.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { queryAdmin } from '../support/requests/admin-query.ts'
import {
  createVisitor,
  logInAt,
  registerAt,
  sessionOf,
  trustsVisitors,
  whoIs,
} from '../support/requests/store-visitor.ts'
import { startServer } from '../support/servers/running-server.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T50: how long a session lives on in the other process after a logout, a password reset, and the closing and deletion
 * of its account. `node tests/proof/session-ends.ts [20]` makes so many rounds of each.
 */

const [rounds = 20] = process.argv.slice(2).map(Number)
const barMs = 1_000
const abandonMs = 60_000
const thresholds = createThresholds()
const password = 'jesenja kiša 8'

await withAttackedStore(async ({ server: first, dataDir }) => {
  await using closing = new AsyncDisposableStack()
  const second = await startServer({
    env: { DATABASE_URL: postgresOf(dataDir).url, DATA_DIR: dataDir, ...trustsVisitors },
  })
  closing.defer(async () => void (await second.stop()))
  type Registered = Awaited<ReturnType<typeof registerAt>>

  const ends: Readonly<Record<string, (customer: Registered) => Promise<unknown>>> = {
    'a logout': ({ visitor }) => visitor.post('/api/logout', {}),
    'a password reset': async ({ email }) => {
      await createVisitor(first.url).submit('/forgot-password', { email })
      const path = await findInMails([first.url, second.url], email, /\/reset-password\?[\w&=.-]+/)
      return createVisitor(first.url).submit(path, { password, confirmPassword: password })
    },
    'a closed account': ({ id }) =>
      queryAdmin(
        { port: first.port, dataDir },
        'mutation ($input: CustomerInput!) { customerUpdate(input: $input) { customer { id } } }',
        { input: { id, tags: [closedAccountTag] } },
      ),
    'a deleted account': ({ id }) =>
      queryAdmin(
        { port: first.port, dataDir },
        'mutation ($id: ID!) { customerDelete(input: { id: $id }) { deletedCustomerId } }',
        { id },
      ),
  }

  for (const [name, end] of Object.entries(ends)) {
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const customer = await registerAt(first.url)
      const elsewhere = await logInAt(second.url, customer)
      // A logout ends its own session alone.
      const sid = name === 'a logout' ? sessionOf(customer.visitor) : sessionOf(elsewhere)
      const copy = createVisitor(second.url)
      copy.cookies.set('sid', sid ?? '')
      await end(customer)
      const start = performance.now()
      while ((await whoIs(copy)).customer !== null && performance.now() - start < abandonMs) await sleep(10)
      took.push(performance.now() - start)
    }
    const slowest = percentile(took, 1)
    thresholds.hold(`${name} ends the session in the other process within 1 s`, inMs(slowest), slowest <= barMs)
  }
})

thresholds.conclude()
