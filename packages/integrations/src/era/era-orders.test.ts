import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import { afterEach, describe, expect, it } from 'vitest'
import { IntegrationError } from '../http/integration-error.ts'
import { createEraClient, type EraClient } from './era-client.ts'
import type { EraOrderInput } from './era-order.ts'

const silence = () => undefined
let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

type Effect = { key: string; reference: string; id: string }

const start = async ({ keepsKeys = true } = {}) => {
  const sandbox = createEraSandbox({ pictures: import.meta.dirname, keepsKeys })
  close = sandbox.close
  const { url } = await sandbox.listen(0)
  let clock = 0
  const era = createEraClient({
    url,
    log: { info: silence, warn: silence },
    sleep: async () => undefined,
    // Minutes lie between the requests, so that the circuit stays closed.
    now: () => (clock += 60_000),
  })
  const control = (path: string, body: unknown) =>
    fetch(`${url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    era,
    control,
    async findItem(quantity: number) {
      const { data } = (await (await fetch(`${url}/era/inventory?status=active&limit=1`)).json()) as {
        data: { listings: { id: unknown }[] }
      }
      const eraId = String(data.listings[0]?.id)
      await control('stock', { key: eraId, quantity })
      return eraId
    },
    effects: async () => ((await (await fetch(`${url}/sandbox/journal`)).json()) as { effects: Effect[] }).effects,
  }
}

const orderOf = (reference: string, eraId: string, quantity = 1): EraOrderInput => ({
  reference,
  customer: {
    firstName: 'Camila',
    lastName: 'Rojas',
    email: 'camila@example.com',
    phone: '+56911111111',
    address: 'Av. Providencia 100',
    city: 'Santiago',
    region: 'RM',
    postalCode: '7500000',
    country: 'CL',
  },
  lines: [{ eraId, sku: null, quantity, unitPrice: 189_990 }],
  shipping: { title: 'Express International', pesos: 16_800 },
  total: 189_990 * quantity + 16_800,
  currency: 'CLP',
})

it('sends an order, finds it again, and follows it', async () => {
  const { era, control, findItem } = await start()
  const eraId = await findItem(3)
  expect(await era.findOrder('era-1001')).toBeUndefined()
  const { eraOrderId } = await era.sendOrder(orderOf('era-1001', eraId, 2), 'key-1')
  expect(await era.findOrder('era-1001')).toEqual({
    eraOrderId,
    reference: 'era-1001',
    status: 'received',
    tracking: null,
  })
  expect((await era.readStock([eraId])).get(eraId)).toBe(1)
  await control('orders', { reference: 'era-1001', status: 'shipped' })
  expect(await era.findOrder('era-1001')).toMatchObject({
    status: 'shipped',
    tracking: { carrier: 'Starken', number: expect.any(String), url: expect.stringMatching(/^https:/) },
  })
})

it.each([
  ['too little stock', 'OUT_OF_STOCK', 'key-2', 9],
  ['a key that another order has', 'KEY_REUSED', 'key-1', 2],
])('says that it was refused for %s, and does not repeat it', async (_, code, key, quantity) => {
  const { era, findItem, effects } = await start()
  const eraId = await findItem(3)
  await era.sendOrder(orderOf('era-1', eraId), 'key-1')
  const sent = era.sendOrder(orderOf('era-2', eraId, quantity), key)
  await expect(sent).rejects.toMatchObject({ kind: 'refused', status: 409, code })
  expect(await effects()).toHaveLength(1)
})

describe('when three of ten answers are lost', () => {
  const total = 120

  /** As a job does: again until it is done. */
  const sendUntilDone = async (send: () => Promise<{ eraOrderId: string }>) => {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        if (!(error instanceof IntegrationError) || error.kind === 'refused') throw error
      }
    }
  }

  const sendAll = async (
    keepsKeys: boolean,
    send: (era: EraClient, order: EraOrderInput) => Promise<{ eraOrderId: string }>,
  ) => {
    const { era, control, findItem, effects } = await start({ keepsKeys })
    const eraId = await findItem(total + 5)
    await control('scenario', { name: 'lost-answer', path: '/era/orders', share: 0.3 })
    const orders = Array.from({ length: total }, (_, index) => orderOf(`era-${index}`, eraId))
    const ids: string[] = []
    for (let begin = 0; begin < total; begin += 8)
      ids.push(
        ...(await Promise.all(
          orders.slice(begin, begin + 8).map(async (order) => (await sendUntilDone(() => send(era, order))).eraOrderId),
        )),
      )
    await control('scenario', { name: 'ok' })
    expect((await effects()).map(({ reference }) => reference).toSorted()).toEqual(
      orders.map(({ reference }) => reference).toSorted(),
    )
    expect(new Set(ids).size).toBe(total)
    expect((await era.readStock([eraId])).get(eraId)).toBe(5)
  }

  it('each order is made once', async () => {
    await sendAll(true, (era, order) => era.sendOrder(order, `key of ${order.reference}`))
  })

  it('each order is made once even by a warehouse that ignores keys, if it is looked up first', async () => {
    await sendAll(
      false,
      async (era, order) => (await era.findOrder(order.reference)) ?? era.sendOrder(order, `key of ${order.reference}`),
    )
  })
})
