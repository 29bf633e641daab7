import { expect, it } from 'vitest'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { fulfilOrder } from './fulfil-order.ts'

/** A shop with one order, that notes what it is asked to do. */
const shopWith = (methodType: string | null) => {
  const asked: string[] = []
  const request = (async (query: string) => {
    const [, mutation] = /^mutation[^{]*\{\s*(\w+)/.exec(query) ?? []
    if (mutation) asked.push(mutation)
    const node = { id: 'gid://shopify/FulfillmentOrder/1', status: 'OPEN' }
    return { order: { fulfillmentOrders: { nodes: [{ ...node, deliveryMethod: methodType && { methodType } }] } } }
  }) as AdminRequest
  return { asked, request }
}

it.each([
  ['PICK_UP', true, 'fulfillmentOrderLineItemsPreparedForPickup'],
  ['PICK_UP', false, 'fulfillmentCreate'],
  ['SHIPPING', true, 'fulfillmentCreate'],
  [null, true, 'fulfillmentCreate'],
])(
  'an order of the kind %s, whose buyer is written to: %s, is asked of the shop as %s',
  async (kind, notifies, expected) => {
    const { asked, request } = shopWith(kind)
    expect(await fulfilOrder(request, 'gid://shopify/Order/7', { tracking: null, notifies })).toEqual({
      ok: true,
      value: null,
    })
    expect(asked).toEqual([expected])
  },
)
