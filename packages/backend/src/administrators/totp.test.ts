import { describe, expect, it } from 'vitest'
import { createTotpSecret, findTotpStep, hotp, toBase32, totp, totpUri } from './totp.ts'

/** RFC 4226 appendix D and RFC 6238 appendix B. */
const secret = Buffer.from('12345678901234567890')

describe('a code of an authenticator app', () => {
  it('is that of its counter', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
    expect(codes.map((_, counter) => hotp(secret, counter))).toEqual(codes)
  })

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is %s', (second, code) => expect(totp(secret, new Date(second * 1_000), 8)).toBe(code))

  it('is taken one step early or late, spaces included, and no further', () => {
    const at = new Date('2026-11-16T19:00:00Z')
    const step = at.getTime() / 30_000
    const codeAt = (seconds: number) => totp(secret, new Date(at.getTime() + seconds * 1_000))
    expect([-30, 0, 30].map((seconds) => findTotpStep(secret, codeAt(seconds), at))).toEqual([step - 1, step, step + 1])
    expect(findTotpStep(secret, codeAt(0).replace(/(...)/, ' $1 '), at)).toBe(step)
    expect([-60, 60].map((seconds) => findTotpStep(secret, codeAt(seconds), at))).toEqual([undefined, undefined])
    expect(['', '12345', '1234567', 'abcdef'].map((code) => findTotpStep(secret, code, at))).toEqual(
      Array(4).fill(undefined),
    )
  })
})

it('a secret is 160 random bits, written as the apps expect it', () => {
  expect(createTotpSecret()).toHaveLength(20)
  expect(createTotpSecret()).not.toEqual(createTotpSecret())
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(toBase32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(totpUri(secret, 'a@dvaput.example')).toBe(
    'otpauth://totp/Dvaput%3Aa%40dvaput.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Dvaput',
  )
})
