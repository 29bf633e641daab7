import { expect, it } from 'vitest'
import { paymentMethodKeys } from './payment-method-keys.ts'

const pickup = { title: 'Pickup', code: 'pickup-sarajevo' }
const courier = { title: 'Courier', code: 'courier' }

it.each([
  ['cash-on-delivery', courier, 'cash-on-delivery'],
  ['Cash on Delivery (COD)', courier, 'cash-on-delivery'],
  ['cash-on-delivery', pickup, 'at-pickup'],
  ['Cash on Delivery (COD)', pickup, 'at-pickup'],
  ['card', pickup, 'card'],
])('what is paid on receipt is paid at the shop where the buyer comes for it: %s', (method, delivery, key) => {
  expect(paymentMethodKeys({ paymentMethods: [method], delivery, attributes: [] })).toEqual([key])
})
