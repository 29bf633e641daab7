import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type GarbageProof, openGarbageProof } from './garbage-proof.ts'
import { callKinds } from './prove-calls.ts'
import { inventoryKinds } from './prove-inventory.ts'

/** One of each kind of rubbish; `npm run proof -- warehouse-garbage` has all of them. */

let proof: GarbageProof
beforeAll(async () => {
  proof = await openGarbageProof(inject('postgresUrl'), { timeoutMs: 60_000 })
})
afterAll(() => proof.close())

const chosen = [
  'a negative price',
  'a price 100,000 levels deep',
  'a stock of 10^6',
  'an id with a zero byte',
  'the id of another row',
  'the SKU of another row',
  'a row that is 100,000 levels deep',
  'a tag of 512 KB',
  'a weight 100,000 levels deep',
  'half of the JSON',
  '50 MB',
  'the same rows without end',
  'order: a number with zero bytes',
  'shipment: a tracking number with zero bytes',
  'shipment: a link that is a script',
  'offer: a note with zero bytes',
  'offer: a counter beyond every number',
  'stock: a stock 100,000 levels deep',
  'rate: a rate below nothing',
]
const kinds = [...inventoryKinds, ...callKinds].filter(({ name }) => chosen.includes(name))

describe('rubbish of the warehouse, each kind alone with a closed circuit', () => {
  it.each(kinds)('T20: harms nothing: $name', async ({ prove }) => {
    expect(await prove(proof)).toEqual([])
  })

  it('T20: is looked for in every kind that is named', () => {
    expect(kinds).toHaveLength(chosen.length)
  })

  it('T20: leaves no order or stock behind that is wrong', async () => {
    expect(await proof.check()).toEqual([])
  })
})
