import { describe, expect, it } from 'vitest'
import { checkProfile, parsePhone } from './check-profile.ts'

const least = { firstName: 'Amra', lastName: '', phone: '' }

describe('a profile', () => {
  it('needs a first name and no more, of any alphabet', () => {
    expect(checkProfile(least, 'ba')).toEqual({})
    for (const firstName of ['', '  ', '\u00a0', '\u200b'])
      expect(checkProfile({ ...least, firstName }, 'cl')).toEqual({ firstName: 'nameRequired' })
    expect(checkProfile({ firstName: 'Željko', lastName: 'Núñez-O’Brien', phone: '061/123-456' }, 'ba')).toEqual({})
  })

  it('names every field that is wrong', () => {
    const wrong = { firstName: 'a'.repeat(101), lastName: 'see https://example.com', phone: '12' }
    expect(checkProfile(wrong, 'ba')).toEqual({ firstName: 'tooLong', lastName: 'nameRefused', phone: 'phoneInvalid' })
    expect(checkProfile({ ...least, firstName: '<b>Amra' }, 'cl')).toEqual({ firstName: 'nameRefused' })
  })
})

describe('a phone number', () => {
  it.each([
    ['061 123 456', 'ba', '+38761123456'],
    ['+387 61 123-456', 'ba', '+38761123456'],
    ['9 1234 5678', 'cl', '+56912345678'],
    ['+38761123456', 'cl', '+38761123456'],
    ['0049 (30) 123456', 'ba', '+4930123456'],
  ] as const)('%s in %s is %s', (text, market, phone) => {
    expect(parsePhone(text, market)).toBe(phone)
  })

  it.each(['061', '12345678901', 'phone', '+0123456789', '++38761123456'])('%s is none', (text) => {
    expect(parsePhone(text, 'ba')).toBeUndefined()
  })
})
