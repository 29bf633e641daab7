import { expect, it } from 'vitest'
import { checkCard } from './card-form.ts'

const now = new Date('2026-06-15T12:00:00Z')
const errorsWith = (expiry: string) => checkCard({ number: '4242424242424242', expiry, securityCode: '123' }, now)

it.each(['06/26', '0626', '06 / 26', '06/2026', '12 2030'])(
  'the card form takes a card that is good until %j',
  (expiry) => {
    expect(errorsWith(expiry)).toEqual({})
  },
)

// The last one would take minutes of everybody's time where spaces can be divided in more than one way.
it.each(['05/26', '13/30', '6/30', '', '06//30', `01${' '.repeat(60_000)}x`])(
  'the card form refuses a wrong card',
  (expiry) => {
    expect(errorsWith(expiry)).toEqual({ cardExpiry: 'cardExpiry' })
  },
)
