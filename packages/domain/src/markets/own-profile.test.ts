import { expect, it } from 'vitest'
import { markets } from './markets.ts'
import { withOwnProfile } from './own-profile.ts'

it('the profile of a market puts what the shop has set in place of the profile, and is the same object each time', () => {
  const own = { contact: { email: 'pomoc@dvaput.example' } }
  const market = withOwnProfile(markets.ba, own)
  expect(market.contact).toEqual({ ...markets.ba.contact, email: 'pomoc@dvaput.example' })
  expect(market.figures).toEqual(markets.ba.figures)
  expect(withOwnProfile(markets.ba, own)).toBe(market)
  expect(withOwnProfile(markets.ba, undefined)).toBe(markets.ba)
})
