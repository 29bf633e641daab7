import { describe, expect, it } from 'vitest'
import type { OrderLine } from '../orders/order-snapshot.ts'
import { checkReturnForm, returnMessageLength } from './return-form.ts'
import { returnableLines } from './returnable-lines.ts'

const line = (id: string, quantity: number, unfulfilledQuantity = 0, refunded = 0) =>
  ({ id, quantity, currentQuantity: quantity - refunded, unfulfilledQuantity }) as OrderLine

describe('what may be returned', () => {
  it('is what was sent, not refunded and in no other request', () => {
    const lines = [line('a', 3), line('b', 2, 2), line('c', 2, 1), line('d', 2, 0, 2), line('e', 4, 0, 1)]
    const taken = [
      { lineId: 'a', quantity: 1 },
      { lineId: 'a', quantity: 1 },
      { lineId: 'e', quantity: 3 },
    ]
    expect(returnableLines({ lines }, taken)).toEqual([
      { lineId: 'a', quantity: 1 },
      { lineId: 'c', quantity: 1 },
    ])
  })
})

describe('the form of a return', () => {
  const returnable = [{ lineId: 'a', quantity: 2 }]
  const right = { lines: [{ lineId: 'a', quantity: 2 }], reason: 'faulty', message: 'It does not start.' }

  it('is accepted as it should be', () => {
    expect(checkReturnForm(right, returnable)).toEqual([])
    expect(checkReturnForm({ ...right, reason: 'changed-mind', message: '' }, returnable)).toEqual([])
  })

  it.each([
    [{ ...right, lines: [] }, ['lines']],
    [{ ...right, lines: [{ lineId: 'a', quantity: 3 }] }, ['quantity']],
    [{ ...right, lines: [{ lineId: 'a', quantity: 0 }] }, ['quantity']],
    [{ ...right, lines: [{ lineId: 'a', quantity: 1.5 }] }, ['quantity']],
    [{ ...right, lines: [{ lineId: 'of another order', quantity: 1 }] }, ['quantity']],
    [
      {
        ...right,
        lines: [
          { lineId: 'a', quantity: 1 },
          { lineId: 'a', quantity: 1 },
        ],
      },
      ['quantity'],
    ],
    [{ ...right, reason: '' }, ['reason']],
    [{ ...right, message: '  ' }, ['message']],
    [{ ...right, message: 'x'.repeat(returnMessageLength + 1) }, ['message-length']],
    [{ lines: [], reason: 'toString', message: '' }, ['lines', 'reason', 'message']],
  ])('%j is refused for %j', (form, problems) => {
    expect(checkReturnForm(form, returnable)).toEqual(problems)
  })
})
