import { expect, it } from 'vitest'
import { fillFromTown } from './fill-from-town.ts'

it.each([
  ['cl', { city: 'Providencia', province: '', zip: '' }, { province: 'RM', zip: '7500000' }],
  ['cl', { city: ' vina del MAR', province: '', zip: '' }, { province: 'VS', zip: '2520000' }],
  ['ba', { city: 'Zenica', province: '', zip: '' }, { province: '04', zip: '72000' }],
  ['ba', { city: 'Brčko', province: '', zip: '' }, { province: 'BRC', zip: '76100' }],
] as const)(
  'region and postal code follow from the town where they were left empty: %s %j',
  (market, typed, filled) => {
    expect(fillFromTown(typed, market)).toEqual({ ...typed, ...filled })
  },
)

it.each([
  ['cl', { city: 'Providencia', province: 'RM', zip: '7510001' }],
  ['cl', { city: 'Narnia', province: '', zip: '' }],
  ['cl', { city: '', province: '', zip: '' }],
  // The town of this name lies elsewhere.
  ['cl', { city: 'Providencia', province: 'VS', zip: '' }],
] as const)('what somebody wrote stays, and nothing is guessed: %s %j', (market, typed) => {
  expect(fillFromTown(typed, market)).toEqual(typed)
})

it('a town fills the missing part of an address beside the one that was written', () => {
  expect(fillFromTown({ city: 'Providencia', province: '', zip: '7510001' }, 'cl').province).toBe('RM')
  expect(fillFromTown({ city: 'Providencia', province: 'RM', zip: '' }, 'cl').zip).toBe('7500000')
  expect(fillFromTown({ city: 'Quilpué', province: '', zip: '' }, 'cl')).toMatchObject({ province: 'VS', zip: '' })
})
