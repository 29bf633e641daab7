import { randomUUID } from 'node:crypto'
import {
  customerAccessTokenCreate,
  customerAccessTokenDelete,
  customerAccessTokenRenew,
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerByToken,
  customerCreate,
  customerDefaultAddressUpdate,
  customerRecover,
  customerReset,
  customerUpdate,
} from '@dvaput/integrations/customers/customer-documents'
import { it as always, expect } from 'vitest'
import { type ContractShop, hasShop, isHosted } from './contract-shop.ts'

/** Customers and their addresses, as every shop of the Storefront API has them. */
export const customerContract = (shop: ContractShop) => {
  const it = always.runIf(hasShop('main'))
  const email = `amra.${randomUUID()}@example.com`
  const password = 'proljetna kiša 7'

  const logIn = async (withPassword = password) => {
    const { customerAccessTokenCreate: created } = await shop.query(customerAccessTokenCreate, {
      input: { email, password: withPassword },
    })
    expect(created?.customerUserErrors).toEqual([])
    return created?.customerAccessToken?.accessToken ?? ''
  }

  const readCustomer = async (token: string) => (await shop.query(customerByToken, { token })).customer

  it('the platform of customers lets a person register once, log in, renew and log out', async () => {
    const input = { email, password, firstName: 'Amra', lastName: 'Hadžić', acceptsMarketing: false }
    const { customerCreate: created } = await shop.query(customerCreate, { input })
    expect(created).toMatchObject({
      customer: { email, firstName: 'Amra', acceptsMarketing: false },
      customerUserErrors: [],
    })
    const { customerCreate: again } = await shop.query(customerCreate, { input })
    expect(again?.customerUserErrors).toEqual([expect.objectContaining({ code: 'TAKEN', field: ['input', 'email'] })])

    const token = await logIn()
    const { customerAccessTokenRenew: renewed } = await shop.query(customerAccessTokenRenew, {
      customerAccessToken: token,
    })
    const valid = renewed?.customerAccessToken?.accessToken ?? ''
    expect(await readCustomer(valid)).toMatchObject({ email, lastName: 'Hadžić', orders: { nodes: [] } })
    const { customerAccessTokenDelete: ended } = await shop.query(customerAccessTokenDelete, {
      customerAccessToken: valid,
    })
    expect(ended?.deletedAccessToken).toBe(valid)
    expect(await readCustomer(valid)).toBeNull()
  })

  it('does not know a person with another password', async () => {
    const { customerAccessTokenCreate: created } = await shop.query(customerAccessTokenCreate, {
      input: { email, password: 'nešto sasvim drugo' },
    })
    expect(created).toMatchObject({
      customerAccessToken: null,
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', message: 'Unidentified customer' }],
    })
  })

  it('the platform of customers stores the profile and the addresses [SF-12]', async () => {
    const token = await logIn()
    const { customerUpdate: updated } = await shop.query(customerUpdate, {
      token,
      customer: { firstName: 'Amra-Lejla' },
    })
    expect(updated?.customer?.firstName).toBe('Amra-Lejla')

    const address = {
      firstName: 'Amra',
      lastName: 'Hadžić',
      address1: 'Ferhadija 12',
      city: 'Sarajevo',
      zip: '71000',
      country: 'Bosnia and Herzegovina',
    }
    const create = async (address1: string) => {
      const { customerAddressCreate: made } = await shop.query(customerAddressCreate, {
        token,
        address: { ...address, address1 },
      })
      expect(made?.customerUserErrors).toEqual([])
      return made?.customerAddress?.id ?? ''
    }
    const [first, second] = [await create('Ferhadija 12'), await create('Titova 3')]
    const { customerAddressUpdate: changed } = await shop.query(customerAddressUpdate, {
      token,
      id: first,
      address: { address1: 'Ferhadija 14' },
    })
    expect(changed?.customerUserErrors).toEqual([])
    await shop.query(customerDefaultAddressUpdate, { token, addressId: second })
    const customer = await readCustomer(token)
    expect(customer?.addresses.nodes.map(({ address1 }) => address1).sort()).toEqual(['Ferhadija 14', 'Titova 3'])
    expect(customer?.defaultAddress?.id).toBe(second)
    const { customerAddressDelete: gone } = await shop.query(customerAddressDelete, { token, id: first })
    expect(gone?.deletedCustomerAddressId).toBe(first)
    expect((await readCustomer(token))?.addresses.nodes).toHaveLength(1)
  })

  always.runIf(!isHosted)('sends a link that sets a new password once', async () => {
    const { customerRecover: recovered } = await shop.query(customerRecover, { email })
    expect(recovered?.customerUserErrors).toEqual([])
    const { text } = await shop.emailTo(email, /\/reset-password\?/)
    const [, id = '', resetToken = ''] = /\/reset-password\?id=(\d+)&token=([\w-]+)/.exec(text) ?? []
    const reset = async (newPassword: string) =>
      (
        await shop.query(customerReset, {
          id: `gid://shopify/Customer/${id}`,
          input: { resetToken, password: newPassword },
        })
      ).customerReset
    expect((await reset('jesenji vjetar 8'))?.customerUserErrors).toEqual([])
    expect((await reset('zimsko sunce 9'))?.customerUserErrors[0]?.code).toBe('TOKEN_INVALID')
    expect(await logIn('jesenji vjetar 8')).toMatch(/\w{20}/)
  })
}
