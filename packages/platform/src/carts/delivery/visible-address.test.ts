import { eq } from '@dvaput/database/query'
import { expect, it } from 'vitest'
import { createBuyers, sarajevo } from '../../../../../tests/support/platform/cart-buyers.ts'
import { cartsOf } from '../../../../../tests/support/platform/cart-queries.ts'
import { createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { customerAddresses, customers } from '../../tables/customers.table.ts'

const platform = useTestPlatform()
const { queryData, cartFrom, addVariant } = cartsOf(platform)
const customer = createBuyers(platform)
const walk = createWalk((path, init) => platform.fetchAt(path, init), 'http://main.localhost:3000')

/** No part of a town's name: those are suggested to everybody. */
const lastName = 'Kapetanović'
const secrets = [lastName, 'Titova 1', '+38761222333']
const fields = {
  ...sarajevo,
  lastName,
  company: null,
  address2: null,
  phone: '+38761222333',
  province: 'Kanton Sarajevo',
}
const address = 'firstName lastName address1 city zip phone formatted'
const read = (
  buyer: string,
) => `query ($id: ID!${buyer ? ', $token: String!' : ''}) ${buyer} { cart(id: $id) { checkoutUrl
  delivery { addresses { address { ... on CartDeliveryAddress { ${address} } } } }
  buyerIdentity { deliveryAddressPreferences { ... on MailingAddress { ${address} } } }
  deliveryGroups(first: 1) { nodes { deliveryAddress { ${address} } deliveryOptions { handle } } } } }`
const byKey = read('')
const byCustomer = read('@inContext(buyer: { customerAccessToken: $token })')

const addressBook = async (email: string) => {
  const { id, token } = await customer(email)
  const [saved] = await platform.database.db.insert(customerAddresses).values({ customerId: id, fields }).returning()
  await platform.database.db
    .update(customers)
    .set({ defaultAddressId: saved?.id ?? 0 })
    .where(eq(customers.id, id))
  return { token, addressId: `gid://shopify/MailingAddress/${saved?.id}?model_name=CustomerAddress` }
}

it.each(['default address', 'copied address'])(
  'a cart shows a customer’s %s to the bearer of the token alone',
  async (kind) => {
    const { token, addressId } = await addressBook(`${kind.replace(' ', '-')}@example.com`)
    const stranger = await customer(`stranger-to-${kind.replace(' ', '-')}@example.com`)
    const id = await cartFrom({
      lines: [{ merchandiseId: await addVariant() }],
      buyerIdentity: { customerAccessToken: token },
      ...(kind === 'copied address' && {
        delivery: { addresses: [{ address: { copyFromCustomerAddressId: addressId } }] },
      }),
    })
    for (const answer of [await queryData(byKey, { id }), await queryData(byCustomer, { id, token: stranger.token })]) {
      for (const secret of secrets) expect(JSON.stringify(answer)).not.toContain(secret)
      const [group] = answer.cart.deliveryGroups.nodes
      expect(group.deliveryAddress).toMatchObject({ city: 'Sarajevo', zip: '71000' })
      expect(group.deliveryOptions.length).toBeGreaterThan(0)
      const checkout = await walk.open(answer.cart.checkoutUrl)
      const { text } = await walk.get(`/checkouts/${checkout}/information`)
      expect(text).toContain('value="71000"')
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    const own = await queryData(byCustomer, { id, token })
    for (const secret of secrets) expect(JSON.stringify(own)).toContain(secret)
    const checkout = await walk.open(own.cart.checkoutUrl)
    const { text } = await walk.get(`/checkouts/${checkout}/information`)
    for (const secret of secrets) expect(text).toContain(secret)
  },
)

it('the proof on a checkout address counts for an hour, and for its own cart alone', async () => {
  const { token } = await addressBook('proof@example.com')
  const cartOf = async () => {
    const input = { lines: [{ merchandiseId: await addVariant() }], buyerIdentity: { customerAccessToken: token } }
    const { cart } = await queryData(byCustomer, { id: await cartFrom(input), token })
    return new URL(cart.checkoutUrl)
  }
  const [first, second] = [await cartOf(), await cartOf()]
  const open = async (url: URL) => (await walk.get(`/checkouts/${await walk.open(url.href)}/information`)).text
  const borrowed = new URL(first)
  borrowed.searchParams.set('buyer', second.searchParams.get('buyer') ?? '')
  expect(await open(borrowed)).not.toContain('Titova 1')
  await platform.setClockOffset(61 * 60_000)
  expect(await open(first)).not.toContain('Titova 1')
  await platform.setClockOffset(0)
  expect(await open(first)).toContain('Titova 1')
})
