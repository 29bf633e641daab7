import { randomUUID } from 'node:crypto'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import type { MarketId } from '@dvaput/domain/markets/market'
import { demoGate } from '../../../apps/store/server/settings/demo-gate.ts'
import { createTestSessions } from '../../support/people/test-sessions.ts'
import { test as customerTest, expect } from './customer-test.ts'

type Fixtures = {
  /** Opens a path of the listing with the access code. */
  readonly enterWithCode: (market: MarketId, path: string) => Promise<void>
  /** Logs a customer of the list in. */
  readonly logInListed: (market: MarketId) => Promise<void>
}

/** A network of its own for each test, because guesses are counted by client. */
const newIp = () => `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 256)).join('.')}`

export const test = customerTest.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': newIp() })
    await use(context)
  },
  enterWithCode: async ({ page, visit, urlOf, expectMessage }, use) => {
    await use(async (market, path) => {
      expectMessage(/status of 403/)
      await visit(urlOf(market, path))
      await page.getByRole('main').getByRole('textbox').fill(demoGate.code)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  },
  logInListed: async ({ context, database, urlOf }, use) => {
    await use(async (market) => {
      const email = demoGate.emails[1] ?? ''
      const sessions = createTestSessions(createSessions({ database }))
      const person = { id: `gid://shopify/Customer/${randomUUID()}`, firstName: 'Ana', lastName: 'Uvoz' }
      const session = await sessions.openSession({
        ...person,
        email: email.toUpperCase(),
        isVerified: true,
        kind: 'link',
      })
      await context.addCookies([{ name: 'sid', value: session, url: urlOf(market, '/') }])
    })
  },
})

export { expect }
