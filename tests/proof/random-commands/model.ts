/** What the shop should do, in the simplest words: no database, no time, nobody else. */

export type Line = { readonly variant: number; readonly quantity: number }
type Order = { readonly lines: readonly Line[]; readonly isPaid: boolean; isCancelled: boolean; back: number }

export const createModel = (stock: readonly number[]) => {
  const onHand = [...stock]
  /** By checkout; those who gave up have none. */
  const holds = new Map<number, readonly Line[]>()
  const checkouts: { readonly lines: readonly Line[]; isDone: boolean }[] = []
  const orders: Order[] = []

  const reserved = (variant: number, except?: number) =>
    [...holds]
      .filter(([checkout]) => checkout !== except)
      .flatMap(([, lines]) => lines)
      .filter((line) => line.variant === variant)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const available = (variant: number, except?: number) => (onHand[variant] ?? 0) - reserved(variant, except)
  const covers = (lines: readonly Line[], except?: number) =>
    lines.every(({ variant, quantity }) => available(variant, except) >= quantity)
  const move = (variant: number, delta: number) => {
    onHand[variant] = (onHand[variant] ?? 0) + delta
  }

  return {
    checkouts,
    orders,
    covers,
    available,
    /** On the shelf and held, of every variant. */
    stock: () => onHand.map((each, variant) => [each, reserved(variant)]),
    open(lines: readonly Line[]) {
      holds.set(checkouts.length, lines)
      checkouts.push({ lines, isDone: false })
    },
    isOpen: (checkout: number) => checkouts[checkout]?.isDone === false,
    /** Could it be bought now? Then it is held, whatever the card says. */
    hold(checkout: number): boolean {
      const lines = checkouts[checkout]?.lines ?? []
      if (!covers(lines, checkout)) return false
      holds.set(checkout, lines)
      return true
    },
    buy(checkout: number, isPaid: boolean): boolean {
      const bought = checkouts[checkout]
      if (!bought || !covers(bought.lines, checkout)) return false
      holds.delete(checkout)
      for (const { variant, quantity } of bought.lines) move(variant, -quantity)
      bought.isDone = true
      orders.push({ lines: bought.lines, isPaid, isCancelled: false, back: 0 })
      return true
    },
    expire: () => holds.clear(),
    cancel(order: number) {
      const cancelled = orders[order]
      if (!cancelled || cancelled.isCancelled) return
      cancelled.isCancelled = true
      for (const [index, { variant, quantity }] of cancelled.lines.entries())
        move(variant, quantity - (index === 0 ? cancelled.back : 0))
    },
    /** One unit of the first line comes back; false where there is none, or nothing was paid. */
    refund(order: number): boolean {
      const refunded = orders[order]
      const [line] = refunded?.lines ?? []
      if (!refunded?.isPaid || !line || refunded.isCancelled || refunded.back >= line.quantity) return false
      refunded.back += 1
      move(line.variant, 1)
      return true
    },
    adjust(variant: number, delta: number): boolean {
      if (available(variant) + delta < 0) return false
      move(variant, delta)
      return true
    },
  }
}

export type Model = ReturnType<typeof createModel>
