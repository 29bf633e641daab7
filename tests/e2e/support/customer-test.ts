import { randomUUID } from 'node:crypto'
import type { SessionKind } from '@dvaput/backend/customers/customers.schema'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { marketIds } from '@dvaput/domain/markets/market'
import { createTestSessions } from '../../support/people/test-sessions.ts'
import { expect, test as platformTest } from './platform-test.ts'

type Fixtures = {
  /** A customer of this test alone, logged in in both markets without going through a login. */
  readonly logInAs: (kind: SessionKind) => Promise<{ readonly id: string; readonly email: string }>
}

type Worker = { readonly database: Database }

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

export const test = platformTest.extend<Fixtures, Worker>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use) => {
      const url = process.env.E2E_DATABASE_URL ?? ''
      const database = openDatabase({ url, applicationName: 'sessions of browser tests', log })
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
  logInAs: async ({ context, database, queryAdmin, urlOf }, use) => {
    await use(async (kind) => {
      const input = { email: `amra.${randomUUID()}@example.com`, firstName: 'Amra', lastName: 'Hodžić' }
      const { customerCreate } = await queryAdmin('main', {
        query: 'mutation ($input: CustomerInput!) { customerCreate(input: $input) { customer { id } } }',
        variables: { input },
      })
      const { id } = customerCreate.customer
      const sessions = createTestSessions(createSessions({ database }))
      const session = await sessions.openSession({ ...input, id, isVerified: true, kind })
      const cookies = [
        ['sid', session],
        ['has_session', '1'],
      ] as const
      await context.addCookies(
        marketIds.flatMap((market) => cookies.map(([name, value]) => ({ name, value, url: urlOf(market, '/') }))),
      )
      return { id, email: input.email }
    })
  },
})

export { expect }
