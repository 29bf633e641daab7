import { createRandom, type ImportedProof } from './imported-proof.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)
const minute = 60_000

/** T11: the stock went between the payment page and the approval, while it was held or after. */
export const proveGone = async (proof: ImportedProof, { cases }: { cases: number }) => {
  const faults: string[] = []
  for (const nth of numbers(cases)) {
    const item = proof.newItem(1)
    const placed = await proof.place(item, { nth })
    if (!placed.ok) {
      faults.push(`refused: ${placed.refusal.code}`)
      continue
    }
    const { id, number } = placed.order
    if (nth % 2 === 0) {
      await proof.passTime(31 * minute)
      await proof.shops[0].orders.sweep()
    }
    proof.warehouse.sellElsewhere(item)
    proof.provider.pay(id, 'approved')
    await proof.shopAt(nth).orders.settle({ reference: id })
    await proof.drain()
    const state = await proof.stateOf(id)
    const mails = proof.mailsAbout(number).filter(({ subject }) => subject.startsWith('Te devolvemos'))
    if (state !== 'refunded' || mails.length !== 1) faults.push(`${state} with ${mails.length} apologies`)
  }
  const problems = proof.shops.flatMap((shop) => shop.problems)
  const told = problems.filter((problem) => problem === 'a paid order cannot be delivered, refunding').length
  if (told !== cases) faults.push(`${told} of ${cases} told to the operator`)
  return [...faults, ...(await proof.check())]
}

/** T13: what has no price of its own is never sold. */
export const provePlaceholder = async (proof: ImportedProof, { products }: { products: number }) => {
  const faults: string[] = []
  for (const nth of numbers(products)) {
    const placed = await proof.place(proof.newItem(5, null), { nth })
    if (placed.ok) faults.push(`sold for ${placed.order.total}`)
  }
  return [...faults, ...(await proof.check())]
}

/** T21: the warehouse sells elsewhere while buyers press; nothing is sold beyond its stock. */
export const proveStockDrops = async (proof: ImportedProof, options: { rounds: number; seed: number }) => {
  const random = createRandom(options.seed)
  const faults: string[] = []
  for (const round of numbers(options.rounds)) {
    const stock = 1 + Math.floor(random() * 6)
    const left = Math.floor(random() * (stock + 1))
    const item = proof.newItem(stock)
    proof.warehouse.sellElsewhere(item, left)
    const presses = numbers(12).map(async (nth) => {
      const placed = await proof.place(item, { nth })
      if (!placed.ok) return
      proof.provider.pay(placed.order.id, 'approved')
      await proof.shopAt(nth).orders.settle({ reference: placed.order.id })
      // Some orders reach the warehouse while others still press.
      if (nth % 4 === 0) await proof.drain()
    })
    await Promise.all(presses)
    await proof.drain()
    const on = proof.warehouse.shelves.get(item)?.stock ?? 0
    if (on !== 0 && left > 0) faults.push(`round ${round}: ${on} of ${left} left although twelve pressed`)
  }
  return [...faults, ...(await proof.check())]
}
