import { expect, it } from 'vitest'
import { createAdminCustomers } from './admin-customers.ts'

/** A hosted shop that responds with this, and remembers what it was sent. */
const shopWith = (response: object) => {
  const sent: Record<string, unknown>[] = []
  const request = async <Data>(_query: string, variables: Record<string, unknown> = {}) => {
    sent.push(variables)
    return response as Data
  }
  return { sent, customers: createAdminCustomers(request) }
}

const found = { id: 'gid://shopify/Customer/7', email: 'a@example.com', firstName: null, lastName: null }

it.each([
  [[], false],
  [['vip'], false],
  [['vip', 'account-closed'], true],
])(
  'the client of the platform’s customers takes an account for closed by its tag, not by the state of one without a password: %j',
  async (tags, isClosed) => {
    const { customers } = shopWith({
      customerByIdentifier: { ...found, state: 'DISABLED', tags, verifiedEmail: true },
    })
    expect(await customers.findByEmail('a@example.com')).toMatchObject({ id: found.id, isClosed })
  },
)

const address = {
  ...{ firstName: 'Carla', lastName: 'Rojas', company: '', address1: 'Av. Providencia 1', address2: '' },
  ...{ city: 'Providencia', province: 'RM', country: 'CL', zip: '7500000', phone: '+56912345678' },
}

it('the client of the platform’s customers sends an address with the codes of country and province', async () => {
  const { sent, customers } = shopWith({ customerAddressCreate: { address: { id: 'gid://shopify/MailingAddress/1' } } })
  const account = customers.accountOf(found.id)
  await account.createAddress(address)
  await account.updateAddress('gid://shopify/MailingAddress/1', address)
  const { country: _country, province: _province, ...rest } = address
  for (const variables of sent) expect(variables.address).toEqual({ ...rest, countryCode: 'CL', provinceCode: 'RM' })
  expect(sent).toHaveLength(2)
})
