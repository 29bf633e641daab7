import { expect, it } from 'vitest'
import { originalSettings, toOwnProfile } from './market-settings.ts'
import { withOwnProfile } from './own-profile.ts'
import { sampleMarkets as markets } from './sample-profiles.ts'

it('the seller is the one that was set, at the seat of the company', () => {
  const market = markets.ba
  const { seller: _seller, ...settings } = originalSettings(market)
  const { contact } = market
  const address = { ...contact.address, street: 'Ferhadija 12' }
  const seller = { name: 'Drugi život d.o.o.', taxIds: [{ name: 'JIB', value: '4201111111111' }] }
  const sellerOf = (set: Parameters<typeof toOwnProfile>[1]) => withOwnProfile(market, toOwnProfile(market, set)).seller
  expect(sellerOf({ ...settings, contact: { ...contact, address }, seller })).toEqual({ ...seller, address })
  expect(sellerOf({ ...settings, contact, seller: undefined })).toEqual(market.seller)
})
