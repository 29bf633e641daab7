import { deepEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { checkoutMessages } from '@dvaput/platform/hosted-pages/messages/checkout-messages'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { adjustStock } from '@dvaput/platform/stock/stock'
import fc from 'fast-check'
import type { Proof } from '../two-processes/two-processes.ts'
import { createModel, type Line, type Model } from './model.ts'

const opening = [3, 2, 5]
let buyers = 0

/** The shop beside its model: three new variants, no buyers yet. */
export const openShop = async (proof: Proof) => {
  await proof.setClockOffset(0)
  const variants: number[] = []
  for (const stock of opening) variants.push(await proof.addVariant({ stock }))
  return {
    model: createModel(opening),
    real: { proof, variants, opened: [] as Opened[], orders: [] as number[], offsetMs: 0 },
  }
}

type Opened = { readonly token: string; readonly shown: string; readonly buyer: number }
type Real = Awaited<ReturnType<typeof openShop>>['real']
type Step = { readonly can?: (model: Model) => boolean; readonly run: (model: Model, real: Real) => Promise<void> }

const stockOf = async ({ proof, variants }: Real) => {
  const { rows } = await proof.database.pool.query<{ on_hand: number; reserved: number }>(
    'SELECT on_hand, reserved FROM platform.stock WHERE variant_id = ANY($1) ORDER BY variant_id',
    [variants],
  )
  return rows.map(({ on_hand, reserved }) => [on_hand, reserved])
}

/** After every step the shelves must agree. */
const command = (name: string, { can = () => true, run }: Step): fc.AsyncCommand<Model, Real> => ({
  check: can,
  run: async (model, real) => {
    await run(model, real)
    deepEqual(await stockOf(real), model.stock(), name)
  },
  toString: () => name,
})

const place = async ({ proof, opened }: Real, checkout: number, card?: keyof typeof testCards) => {
  const { token, shown, buyer } = opened[checkout] ?? { token: '', shown: '', buyer: 0 }
  const walk = proof.walkOf(buyer)
  return walk.place(token, shown, card ? walk.card(testCards[card]) : {})
}

const saveOrder = async (real: Real, checkout: number) => {
  const { rows } = await real.proof.database.pool.query<{ id: string }>(
    'SELECT id FROM platform.orders WHERE checkout_token = $1',
    [real.opened[checkout]?.token],
  )
  real.orders.push(Number(rows[0]?.id))
}

const open = (lines: readonly Line[]) =>
  command(`open ${JSON.stringify(lines)}`, {
    can: (model) => model.covers(lines),
    async run(model, real) {
      buyers += 1
      const wanted = lines.map(({ variant, quantity }) => ({ variantId: real.variants[variant] ?? 0, quantity }))
      real.opened.push({ ...(await real.proof.readyWith(wanted)), buyer: buyers })
      model.open(lines)
    },
  })

const buy = (checkout: number, card?: 'approved') =>
  command(`${card ? 'pay' : 'complete'} ${checkout}`, {
    can: (model) => model.isOpen(checkout),
    async run(model, real) {
      const { status } = await place(real, checkout, card)
      const isBought = model.buy(checkout, card !== undefined)
      deepEqual(status, isBought ? 303 : 200)
      if (isBought) await saveOrder(real, checkout)
    },
  })

const decline = (checkout: number) =>
  command(`decline ${checkout}`, {
    can: (model) => model.isOpen(checkout),
    run: async (model, real) => {
      const { text } = await place(real, checkout, 'declined')
      deepEqual(text.includes(checkoutMessages.bcs.refused.declined), model.hold(checkout))
    },
  })

const cancel = (order: number) =>
  command(`cancel ${order}`, {
    can: (model) => order < model.orders.length,
    async run(model, { proof, orders }) {
      const key = { shopId: proof.platform.shopOf('main').shop.id, orderId: orders[order] ?? 0 }
      await proof.database.inTransaction((tx) => proof.platform.parts.orders.cancel(tx, { ...key, reason: 'customer' }))
      model.cancel(order)
    },
  })

const refund = (order: number) =>
  command(`refund ${order}`, {
    can: (model) => order < model.orders.length,
    async run(model, { proof, orders }) {
      const { database, platform } = proof
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT min(id) AS id FROM platform.order_lines WHERE order_id = $1',
        [orders[order]],
      )
      const { ok } = await database.inTransaction((tx) =>
        platform.parts.orders.refund(tx, {
          shopId: platform.shopOf('main').shop.id,
          orderId: orders[order] ?? 0,
          lines: [{ orderLineId: Number(rows[0]?.id), quantity: 1, restock: true }],
          key: randomUUID(),
        }),
      )
      deepEqual(ok, model.refund(order))
    },
  })

const adjust = (variant: number, delta: number) =>
  command(`adjust ${variant} by ${delta}`, {
    async run(model, { proof, variants }) {
      const change = { variantId: variants[variant] ?? 0, delta, reference: randomUUID() }
      const { ok } = await proof.database.inTransaction((tx) => adjustStock(tx, change))
      deepEqual(ok, model.adjust(variant, delta))
    },
  })

const expire = () =>
  command('expire', {
    async run(model, real) {
      real.offsetMs += 16 * 60_000
      await real.proof.setClockOffset(real.offsetMs)
      await Promise.all(real.proof.servers.map((server) => server.run('end-holds')))
      model.expire()
    },
  })

const variant = fc.nat({ max: opening.length - 1 })
const lines = fc
  .uniqueArray(fc.record({ variant, quantity: fc.integer({ min: 1, max: 2 }) }), {
    selector: (line) => line.variant,
    minLength: 1,
    maxLength: 2,
  })
  .map((each) => each.toSorted((one, other) => one.variant - other.variant))
const checkout = fc.nat({ max: 6 })
const order = fc.nat({ max: 4 })

export const allCommands = [
  lines.map(open),
  lines.map(open),
  checkout.map((which) => buy(which)),
  checkout.map((which) => buy(which, 'approved')),
  checkout.map(decline),
  order.map(cancel),
  order.map(refund),
  fc
    .tuple(
      variant,
      fc.integer({ min: -2, max: 3 }).filter((delta) => delta !== 0),
    )
    .map(([which, delta]) => adjust(which, delta)),
  fc.constant(0).map(expire),
]
