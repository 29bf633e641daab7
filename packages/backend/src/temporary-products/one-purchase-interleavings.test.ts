import { randomUUID } from 'node:crypto'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { beforeAll, expect, it } from 'vitest'
import { bosnia, useTemporaryCheckouts } from '../../../../tests/support/imported/temporary-checkouts.ts'
import { bosnianBuyer } from '../../../../tests/support/platform/checkout-walk.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import type { EarlierChoice } from '../checkout/waiting-order.ts'

const { test, query } = useTemporaryCheckouts()

// A transfer from Bosnia needs both, and the demo's account has neither.
const { cl: sample } = sampleProfiles
const bankAccount = { ...sample.bankAccount, iban: 'CL00 0000 0000', swift: 'TESTCLRM' }
beforeAll(() => test.shop.platform.platform.setOwnProfile('cl', { ...sample, bankAccount }))

type Step = 'order-1' | 'transfer-1' | 'card-1' | 'press-2' | 'card-2'

/** Every order in which the steps of two lists can follow each other. */
const interleave = (one: readonly Step[], other: readonly Step[]): readonly (readonly Step[])[] => {
  const [first, second] = [one[0], other[0]]
  if (first === undefined || second === undefined) return [[...one, ...other]]
  return [
    ...interleave(one.slice(1), other).map((rest) => [first, ...rest]),
    ...interleave(one, other.slice(1)).map((rest) => [second, ...rest]),
  ]
}

const sequences = [
  ...interleave(['order-1', 'transfer-1'], ['press-2', 'card-2']),
  ...interleave(['card-1'], ['press-2', 'card-2']),
]

type Variant = {
  readonly buyer: 'customer' | 'guest' | 'guest with the mailed code'
  readonly choice: EarlierChoice | undefined
  /** Whether we hear of each order at once, or nobody tells us anything. */
  readonly isTold: boolean
}

const variants: readonly Variant[] = [
  { buyer: 'customer', choice: undefined, isTold: false },
  { buyer: 'customer', choice: 'replace', isTold: true },
  { buyer: 'customer', choice: 'replace', isTold: false },
  { buyer: 'guest', choice: 'replace', isTold: true },
  { buyer: 'guest with the mailed code', choice: 'replace', isTold: true },
  { buyer: 'guest', choice: 'keep', isTold: true },
]

/** One buyer, one product, two presses on the form, and a payment at each of the two checkouts. */
const play = async (eraId: string, steps: readonly Step[], { buyer, choice, isTold }: Variant) => {
  const known = buyer === 'customer' ? await test.logIn('link') : undefined
  const email = known?.email ?? `${randomUUID()}@example.ba`
  const start = (more: { browser?: string; orderLink?: string; earlier?: EarlierChoice | undefined } = {}) =>
    test.temporaryProducts.checkoutWith(test.checkout).start({
      ...{ person: known?.person ?? test.nobody(), clientIp: test.newIp(), locale: bosnia },
      ...{ lines: [{ eraId, quantity: 1 }], ...more },
    })
  const first = await start()
  if (!first.ok) throw new Error(`refused: ${first.refusal.code}`)
  let second: string | undefined
  const hear = () => test.checkout.read({ id: first.id, browser: undefined, proof: undefined, customer: null })
  const place = async (url: string, method: 'bank-transfer' | 'card') => {
    const walk = test.walk('retail')
    const token = await walk.open(url)
    const { text } = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
    const fields = method === 'card' ? walk.card(testCards.approved) : { method }
    await walk.place(token, walk.hidden(text, 'shown'), fields)
    if (isTold) await hear()
  }
  const ordersAtShop = () =>
    query<{ id: string; status: string; method: string; isOver: boolean }>(
      `SELECT id::text, financial_status AS status, payment_method AS method, cancelled_at IS NOT NULL AS "isOver"
       FROM platform.orders WHERE email = $1 ORDER BY id`,
      [email],
    )
  const openLink = async () => {
    if (buyer !== 'guest with the mailed code') return undefined
    const order = await test.orders.findByCheckout(first.id)
    return order ? test.openLink({ orderId: order.id, isConfirmed: true }) : undefined
  }
  const actions = {
    'order-1': () => place(first.url, 'bank-transfer'),
    'card-1': () => place(first.url, 'card'),
    async 'transfer-1'() {
      const waiting = (await ordersAtShop()).find(({ method }) => method === 'bank-transfer')
      if (waiting)
        await connectTestShop(test.shop.platform, 'retail').orders.markPaid(`gid://shopify/Order/${waiting.id}`)
    },
    async 'press-2'() {
      const orderLink = await openLink()
      const started = await start({ browser: first.browser, earlier: choice, ...(orderLink && { orderLink }) })
      if (started.ok && started.id !== first.id) second = started.url
      // Closed checkouts are emptied at once, by a job.
      await test.jobs.drain()
    },
    async 'card-2'() {
      if (second !== undefined) await place(second, 'card')
    },
  } as const satisfies Record<Step, () => Promise<unknown>>
  for (const step of steps) await actions[step]()
  return { placed: await ordersAtShop(), isSecondOpen: second !== undefined }
}

it('two orders of imported products from Bosnia and their payments, in every order, are one charge of one purchase', async () => {
  const counts = new Map<string, number>()
  for (const [nth, steps] of sequences.entries())
    for (const [other, variant] of variants.entries()) {
      const eraId = test.imports.stock(`M-${nth}-${other}`, 5, 286_990)
      const { placed, isSecondOpen } = await play(eraId, steps, variant)
      const what = JSON.stringify({ steps, ...variant, placed })
      const standing = placed.filter(({ isOver }) => !isOver)
      const paid = standing.filter(({ status }) => status === 'paid')
      const most = variant.choice === 'keep' ? 2 : 1
      expect(standing.length, `${what}: orders that stand`).toBeLessThanOrEqual(most)
      if (isSecondOpen) expect(paid.length, `${what}: who pays what is open has it`).toBeGreaterThan(0)
      const lost = placed.filter(({ isOver, status }) => isOver && status === 'paid')
      expect(lost, `${what}: nothing that was paid is cancelled`).toEqual([])
      const key = `${placed.length} placed, ${standing.length} standing, ${paid.length} paid`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  // Each end has been reached: refused, replaced, ordered twice as the buyer said, and once.
  expect([...counts.keys()].toSorted()).toEqual([
    '1 placed, 1 standing, 1 paid',
    '2 placed, 1 standing, 1 paid',
    '2 placed, 2 standing, 2 paid',
  ])
})
