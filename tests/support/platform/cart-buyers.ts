import { createCustomerToken } from '@dvaput/platform/customers/tokens/customer-tokens'
import { customers } from '@dvaput/platform/tables/customers.table'
import type { TestPlatform } from './test-platform.ts'

export const sarajevo = {
  firstName: 'Amra',
  lastName: 'Hadžić',
  address1: 'Titova 1',
  city: 'Sarajevo',
  provinceCode: '09',
  zip: '71000',
  countryCode: 'BA',
}

export const mostar = { ...sarajevo, city: 'Mostar', provinceCode: '07', zip: '88000' }

/** Makes customers of the main shop, each signed in. */
export const createBuyers = (platform: TestPlatform) => (email: string) =>
  platform.database.inTransaction(async (tx) => {
    const shopId = platform.platform.shopOf('main').shop.id
    const [made] = await tx.db.insert(customers).values({ shopId, email, firstName: 'Amra' }).returning()
    if (!made) throw new Error('no customer was made')
    return { id: made.id, token: (await createCustomerToken(tx, made.id)).accessToken }
  })
