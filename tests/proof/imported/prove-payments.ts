import { createRandom, type ImportedProof } from './imported-proof.ts'

const minute = 60_000
const histories = [
  ['approved'],
  ['approved'],
  ['approved', 'refunded'],
  ['approved', 'charged-back'],
  // As an older reading that arrives late.
  ['approved', 'pending'],
  ['refunded'],
  ['pending', 'approved'],
  ['in-process', 'approved'],
  ['pending', 'rejected'],
  ['rejected'],
  ['cancelled'],
] as const

type History = (typeof histories)[number]

/** What became of an order: what was approved once and told counts, until the money goes back. */
const statesAfter = (history: History, isTold: boolean): readonly string[] => {
  const last = history.at(-1)
  if (last === 'approved') return ['sent']
  // Whoever was told that it is pending is told that it came to nothing.
  if (history[0] === 'pending') return ['awaiting-payment', 'expired']
  // Approved and pending again before anybody heard of it.
  if (last === 'pending' && !isTold) return ['payment-pending']
  if (history[0] !== 'approved' || !isTold) return ['awaiting-payment']
  return last === 'pending' ? ['sent'] : ['refunded']
}

const inBatches = async <Item>(items: readonly Item[], work: (item: Item, nth: number) => Promise<void>) => {
  for (let at = 0; at < items.length; at += 20)
    await Promise.all(items.slice(at, at + 20).map((item, index) => work(item, at + index)))
}

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)

/** T6: every payment is announced 0, 1 or 5 times, before or after its steps, to either shop. */
export const proveNotices = async (proof: ImportedProof, { payments, seed }: { payments: number; seed: number }) => {
  const random = createRandom(seed)
  const faults: string[] = []
  const item = proof.newItem(payments)
  const plans = numbers(payments).map(() => ({
    history: histories[Math.floor(random() * histories.length)] ?? histories[0],
    notices: [0, 1, 5][Math.floor(random() * 3)] ?? 0,
    isEarly: random() < 0.5,
  }))
  const expected = new Map<string, readonly string[]>()
  await inBatches(plans, async ({ history, notices, isEarly }, nth) => {
    const placed = await proof.place(item, { nth })
    if (!placed.ok) return void faults.push(`refused: ${placed.refusal.code}`)
    const reference = placed.order.id
    const [first, ...later] = history
    const paymentId = proof.provider.pay(reference, first)
    const announce = () => Promise.all(numbers(notices).map((each) => proof.notify(nth + each, { paymentId })))
    if (isEarly) await announce()
    for (const status of later) proof.provider.change(paymentId, { status })
    await announce()
    expected.set(reference, statesAfter(history, isEarly && notices > 0))
  })
  await proof.passMinute()
  await proof.passMinute()
  for (const [reference, states] of expected) {
    const is = await proof.stateOf(reference)
    if (!states.includes(is ?? '')) faults.push(`expected ${states.join(' or ')}, is ${is}`)
  }
  return [...faults, ...(await proof.check())]
}

/** T9: a buyer pays in two tabs; the second payment goes back once, and there is one order. */
export const proveTwoTabs = async (proof: ImportedProof, { carts, share }: { carts: number; share: number }) => {
  const faults: string[] = []
  const item = proof.newItem(carts)
  const twice = new Set<string>()
  await inBatches(numbers(carts), async (nth) => {
    const placed = await proof.place(item, { nth })
    if (!placed.ok) return void faults.push(`refused: ${placed.refusal.code}`)
    const ids = [proof.provider.pay(placed.order.id, 'approved')]
    if (nth % share === 0) {
      ids.push(proof.provider.pay(placed.order.id, 'approved'))
      twice.add(placed.order.id)
    }
    await Promise.all(
      ids.flatMap((paymentId, each) => [
        proof.notify(nth + each, { paymentId }),
        proof.notify(nth + each + 1, { reference: placed.order.id }),
      ]),
    )
  })
  await proof.passMinute()
  for (const reference of twice) {
    const paid = [...proof.provider.payments.values()].filter((payment) => payment.reference === reference)
    const back = paid.filter(({ refunded }) => refunded.minor > 0).length
    if (paid.length !== 2 || back !== 1) faults.push(`${paid.length} payments, ${back} given back`)
  }
  return [...faults, ...(await proof.check())]
}

/** T10: the browser is closed after paying and no notice comes, at once or for a payment that takes three days. */
export const proveNoNotice = async (proof: ImportedProof, { payments }: { payments: number }) => {
  const faults: string[] = []
  const item = proof.newItem(2 * payments)
  const slow: string[] = []
  const quick: string[] = []
  for (const nth of numbers(payments)) {
    for (const [list, status] of [
      [quick, 'approved'],
      [slow, 'pending'],
    ] as const) {
      const placed = await proof.place(item, { nth })
      if (!placed.ok) faults.push(`refused: ${placed.refusal.code}`)
      else {
        list.push(placed.order.id)
        proof.provider.pay(placed.order.id, status)
      }
    }
  }
  await proof.passMinute()
  await proof.passMinute()
  for (const id of quick) if ((await proof.stateOf(id)) !== 'sent') faults.push('no order within two minutes')
  await proof.passTime(3 * 24 * 60 * minute)
  await proof.passMinute()
  for (const payment of proof.provider.payments.values())
    if (slow.includes(payment.reference)) proof.provider.change(payment.id, { status: 'approved' })
  await proof.passMinute()
  await proof.passMinute()
  for (const id of slow) if ((await proof.stateOf(id)) !== 'sent') faults.push('no order three days later')
  return [...faults, ...(await proof.check())]
}
