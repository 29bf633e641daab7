import { describe, expect, it } from 'vitest'
import { checkoutCustomer, newBrowser } from '../../../../../tests/support/imported/imported-shop.ts'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import { checkImportedInvariants } from '../../../../../tests/support/proofs/check-imported-invariants.ts'
import type { EarlierChoice } from '../../checkout/waiting-order.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test

type Step = 'begin-1' | 'decide-1' | 'expire-1' | 'place-2' | 'begin-2' | 'decide-2'

/** Every order in which the steps of two lists can follow each other. */
const interleave = <Item>(one: readonly Item[], other: readonly Item[]): readonly (readonly Item[])[] => {
  const [first, second] = [one[0], other[0]]
  if (first === undefined || second === undefined) return [[...one, ...other]]
  return [
    ...interleave(one.slice(1), other).map((rest) => [first, ...rest]),
    ...interleave(one, other.slice(1)).map((rest) => [second, ...rest]),
  ]
}

const sequences = interleave<Step>(['begin-1', 'decide-1'], ['place-2', 'begin-2', 'decide-2'])
/** The time to pay for the first is over before its payment is decided. */
const withExpiry = sequences
  .flatMap((steps) => interleave<Step>(steps, ['expire-1']))
  .filter((steps) => steps.indexOf('expire-1') < steps.indexOf('decide-1'))
const decisions = (['approved', 'rejected'] as const).flatMap((one) =>
  (['approved', 'rejected'] as const).map((other) => [one, other] as const),
)

type Case = {
  readonly steps: readonly Step[]
  readonly decided: (typeof decisions)[number]
  readonly choice: EarlierChoice | undefined
  /** Whether webhooks come at once, or nobody tells us anything until the end. */
  readonly isTold: boolean
  readonly isSameForm: boolean
}

/** One buyer, one product, two presses on Pagar, and a payment on each of the two pages. */
const play = async ({ steps, decided, choice, isTold, isSameForm }: Case) => {
  const item = test.newItem(5)
  const browser = newBrowser()
  const customer = isSameForm ? checkoutCustomer : { ...checkoutCustomer, phone: '+56 9 1234 5678' }
  const first = await test.placed([{ eraId: item, quantity: 1 }], { browser })
  let second: string | undefined
  const begun: (string | undefined)[] = []
  const approved = new Set<string>()
  const tell = async (reference: string | undefined) => {
    if (isTold && reference !== undefined) await test.orders.settle({ reference })
  }
  const begin = async (nth: 0 | 1, reference: string | undefined) => {
    // A page that was closed takes no payment.
    if (reference === undefined || payments.closed.has(reference)) return
    begun[nth] = payments.pay(reference, 'pending')
    await tell(reference)
  }
  const decide = async (nth: 0 | 1, reference: string | undefined) => {
    const id = begun[nth]
    if (id === undefined || payments.payments.get(id)?.status !== 'pending') return
    payments.change(id, { status: decided[nth] })
    if (decided[nth] === 'approved') approved.add(reference ?? '')
    await tell(reference)
  }
  const actions = {
    'begin-1': () => begin(0, first.id),
    'decide-1': () => decide(0, first.id),
    'expire-1': async () => {
      // This order is due, and the payments of the others are not asked for with it: that is not told here.
      await test.query(
        `UPDATE backend.international_orders SET asked_at = app_now() WHERE id IN (
           SELECT id FROM backend.international_orders WHERE id <> $1 FOR UPDATE SKIP LOCKED)`,
        [first.id],
      )
      await test.query(
        `UPDATE backend.international_orders SET hold_until = app_now() - interval '3 minutes' WHERE id = $1`,
        [first.id],
      )
      await test.orders.sweep()
    },
    'place-2': async () => {
      const placed = await test.place([{ eraId: item, quantity: 1 }], { browser, customer, earlier: choice })
      if (placed.ok) second = placed.order.id
    },
    'begin-2': () => begin(1, second),
    'decide-2': () => decide(1, second),
  } as const satisfies Record<Step, () => Promise<void>>
  for (const step of steps) await actions[step]()
  const references = [...new Set([first.id, ...(second === undefined ? [] : [second])])]
  for (const reference of references) await test.orders.settle({ reference })
  const last = second ?? first.id
  const isOver = (await test.stateOf(last)) === 'expired'
  return {
    references,
    paymentIds: begun.filter((id) => id !== undefined),
    /** Whoever pays the order that stands gets it. */
    mustBeBought: approved.has(last) && !isOver,
  }
}

const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  const queue = [...items]
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 4 }, next))
}

const mailKeys = async () =>
  new Set((await test.query('SELECT key FROM backend.mails')).map(({ key }) => key as string))

describe('two orders, two payments and their late decisions, in every order', () => {
  it.each([
    ['that can cancel', true],
    ['that cannot cancel', false],
  ])('make one charge of one purchase, at a provider %s', async (_, canCancel) => {
    payments.faults.cannotCancel = !canCancel
    const variants: readonly Pick<Case, 'choice' | 'isSameForm' | 'isTold'>[] = [
      { isTold: true, choice: undefined, isSameForm: false },
      { isTold: false, choice: undefined, isSameForm: false },
      { isTold: true, choice: 'replace', isSameForm: false },
      { isTold: false, choice: 'replace', isSameForm: false },
      // Without cancelling nothing is different for these.
      ...(canCancel
        ? ([
            { isTold: true, choice: undefined, isSameForm: true },
            { isTold: true, choice: 'keep', isSameForm: false },
          ] as const)
        : []),
    ]
    const casesOf = (all: readonly (readonly Step[])[], each: readonly (typeof variants)[number][]) =>
      all.flatMap((steps) => decisions.flatMap((decided) => each.map((variant) => ({ steps, decided, ...variant }))))
    const cases = [
      ...casesOf(sequences, variants).filter(
        // A payment that is rejected needs no cancelling, but its order may be replaced before.
        ({ decided: [one], choice, isTold }) => canCancel || one === 'approved' || (choice === 'replace' && isTold),
      ),
      // Nothing is cancelled there when an order expires, so one kind of provider is enough.
      ...(canCancel ? [] : casesOf(withExpiry, [{ isTold: false, choice: 'replace', isSameForm: false }])).filter(
        ({ decided: [first] }) => first === 'approved',
      ),
    ]
    const played: (Case & Awaited<ReturnType<typeof play>>)[] = []
    await inParallel<Case>(cases, async (each) => void played.push({ ...each, ...(await play(each)) }))
    await test.drain()
    const mails = await mailKeys()
    for (const { choice, references, paymentIds, mustBeBought, ...rest } of played) {
      const what = JSON.stringify({ choice, ...rest })
      const all = paymentIds.map((id) => payments.payments.get(id))
      const kept = all.filter((payment) => payment?.status === 'approved')
      expect(kept.length, what).toBeLessThanOrEqual(choice === 'keep' ? 2 : 1)
      if (mustBeBought) expect(kept.length, `${what}: who pays the order that stands has it`).toBeGreaterThan(0)
      const outcomes = (await Promise.all(references.map((id) => test.outcomes(id)))).flat()
      expect(
        outcomes.filter((outcome) => outcome === 'accepted'),
        what,
      ).toHaveLength(kept.length)
      for (const payment of all.filter((each) => each?.status === 'refunded'))
        expect(
          ['late', 'late-replaced', 'late-cancelled', 'surplus'].some((kind) =>
            mails.has(`international-${kind}:${payment?.reference}:${payment?.id}`),
          ),
          `${what}: the buyer is told of what goes back`,
        ).toBe(true)
    }
    expect(played).toHaveLength(canCancel ? 240 : 180)
    expect(await checkImportedInvariants(test.database.pool, { provider: payments, warehouse })).toEqual([])
  })
})

describe('an order whose payment is pending', () => {
  const pending = async (changes: Parameters<typeof test.placed>[1] = {}) => {
    const item = test.newItem(3)
    const browser = newBrowser()
    const order = await test.placed([{ eraId: item, quantity: 1 }], { browser, ...changes })
    const paymentId = payments.pay(order.id, 'pending')
    await test.orders.settle({ paymentId })
    return { item, browser, order, paymentId }
  }
  const mailsTo = (number: number) =>
    test.sent.filter(({ subject }) => subject.includes(`#E${number}`)).map(({ subject }) => subject)

  it('is refused a second one, whatever was changed in the form, until the buyer says what they want', async () => {
    const { item, browser, order } = await pending()
    const customer = { ...checkoutCustomer, phone: '+56 9 8765 4321' }
    const lines = [{ eraId: item, quantity: 2 }]
    expect(await test.place(lines, { browser, customer })).toEqual({
      ok: false,
      refusal: { code: 'order-waiting', params: { name: `#E${order.number}` } },
    })
    expect(await test.orders.listWaiting({ browser, customerId: null })).toMatchObject([
      { name: `#E${order.number}`, isPaid: false, products: [`international:${item}`] },
    ])
    const second = await test.placed(lines, { browser, customer, earlier: 'keep' })
    expect([await test.stateOf(order.id), await test.stateOf(second.id)]).toEqual([
      'payment-pending',
      'awaiting-payment',
    ])
  })

  it('of a customer is known in every browser of theirs, and to nobody else', async () => {
    const person = (id: string) => ({
      customer: async () => ({
        id,
        email: 'a@b.example',
        isVerified: true,
        firstName: '',
        lastName: '',
        kind: 'link' as const,
      }),
    })
    const { item, order } = await pending({ person: person('gid://shopify/Customer/1') })
    const lines = [{ eraId: item, quantity: 1 }]
    expect(await test.place(lines, { person: person('gid://shopify/Customer/1') })).toMatchObject({
      refusal: { code: 'order-waiting' },
    })
    expect(await test.place(lines, { person: person('gid://shopify/Customer/2') })).toMatchObject({ ok: true })
    const listed = await test.orders.listWaiting({ browser: undefined, customerId: 'gid://shopify/Customer/1' })
    expect(listed.map(({ path }) => path)).toEqual([`/orders/era-${order.number}`])
  })

  it('paid in another way is cancelled at the provider before the next page opens', async () => {
    const { item, browser, order, paymentId } = await pending()
    let statusAtStart: string | undefined
    const { start } = payments.provider
    payments.provider.start = async (payment) => {
      statusAtStart = payments.payments.get(paymentId)?.status
      return start(payment)
    }
    await test.placed([{ eraId: item, quantity: 1 }], { browser, earlier: 'replace' })
    payments.provider.start = start
    expect([statusAtStart, payments.closed.has(order.id)]).toEqual(['cancelled', true])
    await test.orders.settle({ paymentId })
    await test.drain()
    expect(await test.stateOf(order.id)).toBe('replaced')
    expect(mailsTo(order.number), 'nobody is told of what they did themselves').toEqual([])
    const [row] = await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [order.id])
    expect(row?.snapshot).toMatchObject({ financialStatus: 'VOIDED', cancelReason: 'CUSTOMER' })
  })

  it('is cancelled there later where the provider did not respond', async () => {
    const { item, browser, order, paymentId } = await pending()
    payments.fail()
    await test.place([{ eraId: item, quantity: 1 }], { browser, earlier: 'replace' })
    expect(payments.payments.get(paymentId)?.status).toBe('pending')
    payments.recover()
    await test.drain()
    expect([payments.payments.get(paymentId)?.status, await test.stateOf(order.id)]).toEqual(['cancelled', 'replaced'])
  })

  it('is in the buyer’s list with its number and state, and is paid there afterwards', async () => {
    const { order, paymentId } = await pending()
    const read = async () =>
      (await test.query('SELECT id, snapshot FROM backend.orders WHERE checkout_id = $1', [order.id]))[0]
    expect(await read()).toMatchObject({
      id: `era-${order.number}`,
      snapshot: { financialStatus: 'PENDING', cancelledAt: null, outstanding: { minor: order.total } },
    })
    payments.change(paymentId, { status: 'approved' })
    await test.orders.settle({ paymentId })
    expect(await read()).toMatchObject({ snapshot: { financialStatus: 'PAID', outstanding: { minor: 0 } } })
  })

  it.each(['rejected', 'cancelled'] as const)('and then %s is over, and the buyer gets a mail', async (status) => {
    const { item, order, paymentId } = await pending()
    payments.change(paymentId, { status })
    await test.orders.settle({ paymentId })
    await test.orders.settle({ paymentId })
    await test.drain()
    expect([await test.stateOf(order.id), await test.heldOf(item)]).toEqual(['expired', 0])
    expect(mailsTo(order.number)).toEqual([`El pago del pedido #E${order.number} no se concretó`])
    const [row] = await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [order.id])
    expect(row?.snapshot).toMatchObject({ financialStatus: 'EXPIRED', cancelReason: 'DECLINED' })
  })

  it('can be cancelled by its buyer', async () => {
    const { order, paymentId } = await pending()
    expect(await test.orders.cancel(order.id)).toEqual({ ok: true })
    await test.drain()
    expect([await test.stateOf(order.id), payments.payments.get(paymentId)?.status]).toEqual(['replaced', 'cancelled'])
    expect(await test.orders.read({ reference: order.id, browser: undefined })).toMatchObject({ isCancelled: true })
    expect(mailsTo(order.number)).toEqual([`Tu pedido #E${order.number} quedó anulado`])
  })

  it('and then paid all the same says that the order is cancelled, and returns the money', async () => {
    payments.faults.cannotCancel = true
    const { order, paymentId } = await pending()
    await test.orders.cancel(order.id)
    payments.change(paymentId, { status: 'approved' })
    await test.orders.settle({ paymentId })
    await test.drain()
    payments.faults.cannotCancel = false
    expect([await test.stateOf(order.id), payments.payments.get(paymentId)?.status]).toEqual(['replaced', 'refunded'])
    const [, mail] = test.sent.filter(({ subject }) => subject.includes(`#E${order.number}`))
    expect(mail?.subject).toBe(`Te devolvemos el pago del pedido #E${order.number}`)
    expect(mail?.text).toContain('Después de anularse el pedido')
    expect(mail?.text).not.toMatch(/dos veces|reemplaza/)
  })

  it('and then paid, cancelled and paid once more says that the order is cancelled', async () => {
    const { order, paymentId } = await pending()
    payments.change(paymentId, { status: 'approved' })
    await test.orders.settle({ paymentId })
    await test.orders.cancel(order.id)
    await test.drain()
    const second = payments.pay(order.id, 'approved')
    await test.orders.settle({ paymentId: second })
    await test.drain()
    expect(payments.payments.get(second)?.status).toBe('refunded')
    expect(test.sent.filter(({ text }) => text.includes(`#E${order.number}`)).at(-1)?.text).toContain(
      'Después de anularse el pedido',
    )
  })

  it('and paid by card on the same page has its other payment cancelled', async () => {
    const { order, paymentId } = await pending()
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    await test.drain()
    expect([await test.stateOf(order.id), payments.payments.get(paymentId)?.status]).toEqual(['sent', 'cancelled'])
  })
})

describe('a payment of an order that was over', () => {
  it('goes back by itself, with a mail', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    await test.setClockOffset(33 * 60_000)
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('expired')
    const paymentId = payments.pay(order.id, 'approved')
    await test.orders.settle({ paymentId })
    await test.drain()
    expect([await test.stateOf(order.id), payments.payments.get(paymentId)?.status]).toEqual(['expired', 'refunded'])
    const mail = test.sent.find(({ subject }) => subject.includes(`#E${order.number}`))
    expect(mail?.subject).toBe(`Te devolvemos el pago del pedido #E${order.number}`)
    expect(mail?.text).toContain('Devolución: $206.850 CLP')
  })

  it('that was begun too late is cancelled before anybody pays it', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    await test.setClockOffset(33 * 60_000)
    await test.orders.sweep()
    const paymentId = payments.pay(order.id, 'pending')
    await test.orders.settle({ paymentId })
    await test.drain()
    expect(payments.payments.get(paymentId)?.status).toBe('cancelled')
  })
})

it('what was just paid is not bought again by a press on the page that was left', async () => {
  const item = test.newItem(3)
  const browser = newBrowser()
  const order = await test.placed([{ eraId: item, quantity: 1 }], { browser })
  payments.pay(order.id, 'approved')
  const lines = [{ eraId: item, quantity: 1 }]
  expect(await test.place(lines, { browser })).toEqual({
    ok: false,
    refusal: { code: 'order-just-paid', params: { name: `#E${order.number}` } },
  })
  expect(await test.place(lines, { browser, earlier: 'keep' })).toMatchObject({ ok: true })
})
