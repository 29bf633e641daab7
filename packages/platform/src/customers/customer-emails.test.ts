import { languages } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { writeCustomerEmail } from './customer-emails.ts'

const welcomes = languages.flatMap((language) =>
  (['welcome', 'confirmation'] as const).map((name) => [language, name] as const),
)

it.each(welcomes)('the welcome promises only what an account has: orders and addresses (%s, %s)', (language, name) => {
  const facts = { shopName: 'Dvaput', name: 'Amra', url: 'https://shop.example/', minutes: 60 }
  const email = JSON.stringify(writeCustomerEmail(name, language, facts))
  expect(email).toMatch(/narudžbe i adrese|orders and addresses|pedidos y direcciones/i)
  expect(email).not.toMatch(/ponud|offer|ofert/i)
})

it('the welcome that confirms an e-mail says how long its link is valid', () => {
  const facts = { shopName: 'Dvaput', name: null, url: 'https://shop.example/', minutes: 7 * 24 * 60 }
  expect(JSON.stringify(writeCustomerEmail('confirmation', 'en', facts))).toContain('valid for 7 days')
})
