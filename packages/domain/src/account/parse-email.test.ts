import { expect, it } from 'vitest'
import { parseEmail } from './parse-email.ts'

it('the e-mail parser folds an e-mail as it is compared', () => {
  expect(parseEmail('  Amra.Hodzic+shop@Example.CO.BA ')).toBe('amra.hodzic+shop@example.co.ba')
})

it.each([
  '',
  'amra',
  'amra@',
  '@example.com',
  'amra@example',
  'a b@example.com',
  'amra@exa mple.com',
  'a..b@example.com',
])('the e-mail parser takes “%s” for no e-mail address', (text) => expect(parseEmail(text)).toBeUndefined())

it('an email over 254 characters is refused', () => {
  const host = '@example.com'
  expect(parseEmail('a'.repeat(254 - host.length) + host)).toHaveLength(254)
  expect(parseEmail('a'.repeat(255 - host.length) + host)).toBeUndefined()
})
