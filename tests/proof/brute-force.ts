import { randomUUID } from 'node:crypto'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { postgresOf } from '../support/databases/postgres-of.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createVisitor, newIp, registerAt, whoIs } from '../support/requests/store-visitor.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'
import { countHashes, inParallel, withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T45: guesses at passwords, 100 at once, half of them at the login page and half at the platform's own API, which
 * share what they count. `node tests/proof/brute-force.ts [10000]` makes so many guesses at one account.
 */

const [guesses = 10_000] = process.argv.slice(2).map(Number)
const parallel = 100
const thresholds = createThresholds()

const login = `mutation ($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } customerUserErrors { code } } }`

const guess = async ({ url, port }: RunningServer, number: number, email: string, ip: string): Promise<boolean> => {
  const password = `guess ${randomUUID()}`
  if (number % 2 === 0) {
    const visitor = createVisitor(url, { 'X-Forwarded-For': ip })
    await visitor.submit('/login.data', { email, password })
    return visitor.cookies.has('sid')
  }
  const response = await shopFetch(`http://main.localhost:${port}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': demoPublicToken,
      'X-Forwarded-For': ip,
    },
    body: JSON.stringify({ query: login, variables: { input: { email, password } } }),
  })
  return (await response.text()).includes('"accessToken":"')
}

/** A /24 of its own for each, because clients are counted by network. */
const ipOf = (number: number) => `10.${1 + (number >> 8)}.${number & 255}.9`

await withAttackedStore(async ({ server, database, dataDir }) => {
  let guessed = 0
  /** @returns how many hashes the guesses cost */
  const attack = async (count: number, one: (number: number) => readonly [email: string, ip: string], at = server) => {
    const before = await countHashes(database)
    await inParallel(count, parallel, async (number) => {
      if (await guess(at, number, ...one(number))) guessed += 1
    })
    return (await countHashes(database)) - before
  }

  const { email: alone } = await registerAt(server.url)
  const own = newIp()
  const fromOne = await attack(guesses, () => [alone, own])
  thresholds.hold(`${guesses} guesses at one account from one client cost at most 10 hashes`, fromOne, fromOne <= 10)

  const { email: known } = await registerAt(server.url)
  const attacked = attack(guesses, (number) => [known, ipOf(number % 1_000)])
  const owner = createVisitor(server.url)
  await owner.submit('/login/link', { email: known })
  await owner.submit(await findInMails([server.url], known, /\/login\/link\/[\w-]{43}/), {})
  const entered = (await whoIs(owner)).customer?.email === known
  const fromMany = await attacked
  thresholds.hold(
    `${guesses} guesses at one account from 1,000 networks cost at most 100 hashes`,
    fromMany,
    fromMany <= 100,
  )
  thresholds.hold('the owner logs in by a link meanwhile', entered ? 'yes' : 'no', entered)
  const { text } = await createVisitor(server.url).submit('/login', { email: known, password: 'one more' })
  const says = /log in with a link|login link/i.test(text)
  thresholds.hold('and is then told that a link is needed', says ? 'yes' : 'no', says)

  const accounts = Array.from({ length: 1_000 }, () => `${randomUUID()}@example.com`)
  const other = newIp()
  const atMany = await attack(guesses / 10, (number) => [accounts[number % 1_000] ?? '', other])
  thresholds.hold(
    `${guesses / 10} guesses at 1,000 accounts from one client cost at most 10 hashes`,
    atMany,
    atMany <= 10,
  )

  const exposed = await startServer({ env: { DATABASE_URL: postgresOf(dataDir).url, DATA_DIR: dataDir } })
  const { email: forgedAt } = await registerAt(server.url)
  const forged = await attack(guesses / 10, (number) => [forgedAt, ipOf(number)], exposed).finally(() => exposed.stop())
  thresholds.hold(
    `${guesses / 10} guesses with a forged X-Forwarded-For, and no proxy, cost at most 10 hashes`,
    forged,
    forged <= 10,
  )
  thresholds.hold('guesses that opened an account', guessed, guessed === 0)
})
thresholds.conclude()
