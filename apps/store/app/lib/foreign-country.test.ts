import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { expect, it } from 'vitest'
import { foreignCountry } from './foreign-country.ts'

const { ba, cl } = markets

it('the country of the Sarajevo shop is named to a visitor from Chile only', () => {
  expect(foreignCountry(ba.contact.address, cl, 'es')).toBe('Bosnia y Herzegovina')
  expect(foreignCountry(ba.contact.address, ba, 'bcs')).toBeUndefined()
  expect(foreignCountry(cl.contact.pickupPoint, cl, 'es')).toBeUndefined()
})
