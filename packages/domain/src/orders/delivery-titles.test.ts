import { expect, it } from 'vitest'
import { formatDeliveryTitle } from './delivery-titles.ts'

it('an order names a delivery in the language of the reader, and one that it does not know as the shop did', () => {
  const pickup = { title: 'Preuzimanje u prodavnici, Sarajevo', code: 'pickup-sarajevo' }
  expect(formatDeliveryTitle(pickup, 'ba', 'es')).toBe('Retiro en la tienda, Sarajevo')
  expect(formatDeliveryTitle(pickup, 'cl', 'es')).toBe(pickup.title)
  for (const code of [null, 'post', 'toString'])
    expect(formatDeliveryTitle({ title: 'BH Pošta', code }, 'ba', 'en')).toBe('BH Pošta')
})
