import { expect, it } from 'vitest'
import { orderTimeline } from './order-timeline.ts'

const entry = (action: 'order.fulfil' | 'order.paid' | 'order.tracking', at: string) => ({
  ...{ action, administratorName: 'Lejla', at: new Date(at) },
})

it('the timeline of an order names who did what, says when it was paid, and adds what only the log knows', () => {
  const sent = { kind: 'sent', at: '2026-11-18T10:00:01Z', tracking: [], items: [] } as const
  const events = [{ kind: 'placed', at: '2026-11-17T10:00:00Z' }, { kind: 'paid', at: null }, sent] as const
  const entries = [
    entry('order.tracking', '2026-11-18T11:00:00Z'),
    entry('order.fulfil', '2026-11-18T10:00:00Z'),
    entry('order.paid', '2026-11-18T09:00:00Z'),
  ]
  expect(orderTimeline(events, entries).map(({ kind, at, by }) => [kind, at, by])).toEqual([
    ['placed', '2026-11-17T10:00:00Z', null],
    ['paid', '2026-11-18T09:00:00.000Z', 'Lejla'],
    ['sent', '2026-11-18T10:00:01Z', 'Lejla'],
    ['tracking', '2026-11-18T11:00:00.000Z', 'Lejla'],
  ])
  expect(orderTimeline(events, []).map(({ by }) => by)).toEqual([null, null, null])
  const earlier = entry('order.fulfil', '2026-11-16T10:00:00Z')
  expect(orderTimeline([sent], [earlier])[0]?.by, 'of another parcel').toBeNull()
})
