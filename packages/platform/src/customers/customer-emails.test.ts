import { languages } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { writeCustomerEmail } from './customer-emails.ts'

it.each(languages)('the welcome promises only what an account has: orders and addresses (%s)', (language) => {
  const facts = { shopName: 'Dvaput', name: 'Amra', url: 'https://shop.example/', minutes: 60 }
  const email = JSON.stringify(writeCustomerEmail('welcome', language, facts))
  expect(email).toMatch(/narudžbe i adrese|orders and addresses|pedidos y direcciones/i)
  expect(email).not.toMatch(/ponud|offer|ofert/i)
})
