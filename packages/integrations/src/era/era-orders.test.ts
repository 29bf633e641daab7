import { afterEach, describe, expect, it } from 'vitest'
import { loseAnswers } from '../../../../tests/support/imported/lost-answers.ts'
import { eraOrderOf as orderOf, startEra } from '../../../../tests/support/imported/test-era.ts'

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

const start = async () => {
  const started = await startEra()
  close = started.close
  return started
}

it('the warehouse client sends an order, finds it again, and follows it', async () => {
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

it('the warehouse client calls an order off any number of times, unless it has left', async () => {
  const { era, control, findItem } = await start()
  const eraId = await findItem(3)
  await era.sendOrder(orderOf('era-1', eraId, 2), 'key-1')
  expect([await era.cancelOrder('era-1'), await era.cancelOrder('era-1')]).toEqual([true, true])
  expect(await era.findOrder('era-1')).toMatchObject({ status: 'cancelled' })
  expect((await era.readStock([eraId])).get(eraId)).toBe(3)
  await era.sendOrder(orderOf('era-2', eraId, 2), 'key-2')
  await control('orders', { reference: 'era-2', status: 'shipped' })
  expect(await era.cancelOrder('era-2')).toBe(false)
  await expect(era.cancelOrder('era-3')).rejects.toMatchObject({ kind: 'refused', status: 404 })
})

it.each([
  ['too little stock', 'OUT_OF_STOCK', 'key-2', 9],
  ['a key that another order has', 'KEY_REUSED', 'key-1', 2],
])('the warehouse client says that it was refused for %s, and does not repeat it', async (_, code, key, quantity) => {
  const { era, findItem, madeReferences } = await start()
  const eraId = await findItem(3)
  await era.sendOrder(orderOf('era-1', eraId), 'key-1')
  const sent = era.sendOrder(orderOf('era-2', eraId, quantity), key)
  await expect(sent).rejects.toMatchObject({ kind: 'refused', status: 409, code })
  expect(await madeReferences()).toEqual(['era-1'])
})

describe('when three of ten answers are lost', () => {
  it.each([true, false])('T19: makes each order once, whether keys are kept or not: %s', async (keepsKeys) => {
    expect(await loseAnswers({ total: 100, keepsKeys })).toEqual({ lost: [], repeated: [], stockLeft: 5 })
  })
})
