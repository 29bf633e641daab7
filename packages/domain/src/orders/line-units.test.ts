import { expect, it } from 'vitest'
import { handedOver } from './handed-over.ts'
import { unitNumbers, warrantyEnd } from './line-units.ts'

const sent = (createdAt: string, status = 'SUCCESS') => ({
  ...{ id: createdAt, name: '#1-F1', status, createdAt, tracking: [] },
  lines: [{ lineId: 'l', quantity: 1 }],
})
const line = { id: 'l', attributes: [], warrantyMonths: 6 }

it('an order reads serial numbers and IMEIs from the attributes of a line', () => {
  const attributes = [
    { key: 'IMEI', value: '356938035643809, 356938035643817' },
    { key: 'serial', value: 'PF-2X1' },
    { key: 'Serial number', value: 'C02' },
    { key: 'colour', value: 'black' },
  ]
  expect(unitNumbers({ attributes })).toEqual([
    { kind: 'serial', value: 'PF-2X1' },
    { kind: 'serial', value: 'C02' },
    { kind: 'imei', value: '356938035643809' },
    { kind: 'imei', value: '356938035643817' },
  ])
})

it.each([
  [
    'the day the shop wrote down',
    { ...line, attributes: [{ key: 'warranty_until', value: '2027-01-31' }] },
    [],
    '2027-01-31T12:00:00Z',
  ],
  ['months after it was sent', line, [sent('2026-05-10T08:00:00Z')], '2026-11-10T08:00:00.000Z'],
  [
    'of the last parcel',
    line,
    [sent('2026-05-10T08:00:00Z'), sent('2026-06-01T08:00:00Z')],
    '2026-12-01T08:00:00.000Z',
  ],
  ['the last day of a shorter month', line, [sent('2026-08-31T08:00:00Z')], '2027-02-28T08:00:00.000Z'],
  ['nothing before it is sent', line, [], null],
  ['nothing for a parcel that was cancelled', line, [sent('2026-05-10T08:00:00Z', 'CANCELLED')], null],
  ['nothing where the product says no term', { ...line, warrantyMonths: null }, [sent('2026-05-10T08:00:00Z')], null],
  ['nothing for a day that is none', { ...line, attributes: [{ key: 'warranty_until', value: 'soon' }] }, [], null],
])('the warranty ends: %s', (_, of, fulfilments, expected) => {
  expect(warrantyEnd(of, handedOver({ delivery: null, attributes: [], fulfilments }))).toBe(expected)
})
