import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hmacSignature, isHmacSignature } from './hmac-signature.ts'

const encoding = fc.constantFrom('hex' as const, 'base64' as const)

it('the HMAC of a webhook agrees with test case 2 of RFC 4231', () => {
  expect(hmacSignature('Jefe', 'what do ya want for nothing?', 'hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

it('the HMAC of a webhook accepts its own signature and no other text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), encoding, fc.string(), (message, secret, form, forged) => {
      const signature = hmacSignature(secret, message, form)
      expect(isHmacSignature(signature, secret, message, form)).toBe(true)
      expect(isHmacSignature(forged, secret, message, form)).toBe(false)
      expect(isHmacSignature(signature, `${secret}!`, message, form)).toBe(false)
      expect(isHmacSignature(signature, secret, `${message}!`, form)).toBe(false)
    }),
  )
})
