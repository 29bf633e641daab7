import { expect, it } from 'vitest'
import { originalSettings, toOwnProfile } from './market-settings.ts'
import { markets } from './markets.ts'
import { withOwnProfile } from './own-profile.ts'

it('the seller is the one that was set, at the seat of the company', () => {
  const market = markets.ba
  const { contact, ...settings } = originalSettings(market)
  const address = { ...contact.address, street: 'Ferhadija 12' }
  const seller = { name: 'Drugi život d.o.o.', taxIds: [{ name: 'JIB', value: '4201111111111' }] }
  const sellerOf = (set: Parameters<typeof toOwnProfile>[1]) => withOwnProfile(market, toOwnProfile(market, set)).seller
  expect(sellerOf({ ...settings, contact: { ...contact, address }, seller })).toEqual({ ...seller, address })
  expect(sellerOf({ ...settings, contact, seller: undefined })).toEqual(market.seller)
})
