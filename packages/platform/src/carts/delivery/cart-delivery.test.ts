import { eq } from '@dvaput/database/query'
import { describe, expect, it } from 'vitest'
import { createBuyers, mostar, sarajevo } from '../../../../../tests/support/platform/cart-buyers.ts'
import { cartsOf } from '../../../../../tests/support/platform/cart-queries.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { customerAddresses, customers } from '../../tables/customers.table.ts'

const platform = useTestPlatform()
const { queryData, cartFrom: newCart, addVariant } = cartsOf(platform)
const result = 'userErrors { code field message } warnings { code message target }'
const customer = createBuyers(platform)

describe('delivery of a cart', () => {
  const addresses = `cart { id delivery { addresses { id selected address { ... on CartDeliveryAddress { city } } } all: addresses(selected: true) { id } }
    deliveryGroups(first: 5) { nodes { id deliveryOptions { handle estimatedCost { amount } } selectedDeliveryOption { handle } } }
    cost { totalAmount { amount } subtotalAmount { amount } } }`
  const change = (name: string, type: string, argument = 'addresses') =>
    `mutation($cartId: ID!, $given: ${type}) { result: ${name}(cartId: $cartId, ${argument}: $given) { ${addresses} ${result} } }`
  const add = change('cartDeliveryAddressesAdd', '[CartSelectableAddressInput!]!')
  const replace = change('cartDeliveryAddressesReplace', '[CartSelectableAddressInput!]!')
  const update = change('cartDeliveryAddressesUpdate', '[CartSelectableAddressUpdateInput!]!')
  const remove = change('cartDeliveryAddressesRemove', '[ID!]!', 'addressIds')
  const select = change(
    'cartSelectedDeliveryOptionsUpdate',
    '[CartSelectedDeliveryOptionInput!]!',
    'selectedDeliveryOptions',
  )
  const to = (deliveryAddress: unknown, rest: Record<string, unknown> = {}) => ({
    address: { deliveryAddress },
    ...rest,
  })

  it('has addresses, one of them selected', async () => {
    const cartId = await newCart({ lines: [{ merchandiseId: await addVariant() }] })
    const done = async (mutation: string, given: unknown) => (await queryData(mutation, { cartId, given })).result
    const first = await done(add, [to(mostar, { selected: true }), to(sarajevo)])
    const [a, b] = first.cart.delivery.addresses
    expect([a.selected, b.selected]).toEqual([true, false])
    expect((await done(add, [to(mostar)])).warnings).toMatchObject([
      { code: 'DUPLICATE_DELIVERY_ADDRESS', target: a.id },
    ])
    const second = await done(update, [
      { id: b.id, selected: true, address: { deliveryAddress: { ...sarajevo, city: 'Ilidža' } } },
    ])
    expect(second.cart.delivery.addresses).toMatchObject([
      { id: a.id, selected: false },
      { id: b.id, selected: true, address: { city: 'Ilidža' } },
    ])
    expect((await done(remove, [a.id])).cart.delivery.addresses).toMatchObject([{ id: b.id }])
    expect((await done(remove, [a.id])).userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0'] },
    ])
    expect((await done(update, [{ id: 'nonsense', selected: true }])).userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_ADDRESS_ID' },
    ])
    expect(
      (await done(add, [to(mostar, { selected: true }), to({ ...mostar, zip: '1' }, { selected: true })])).userErrors,
    ).toMatchObject([{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED' }])
    expect((await done(replace, [to(mostar)])).cart.delivery.addresses).toMatchObject([{ address: { city: 'Mostar' } }])
    const many = Array.from({ length: 20 }, (_, index) => to({ ...mostar, address2: String(index) }))
    expect((await done(add, many)).userErrors).toMatchObject([{ code: 'TOO_MANY_DELIVERY_ADDRESSES' }])
  })

  it('checks an address strictly where asked to, and its texts always', async () => {
    const cartId = await newCart()
    const errorsOf = async (address: unknown, validationStrategy?: string) =>
      (
        await queryData(add, { cartId, given: [to(address, validationStrategy ? { validationStrategy } : {})] })
      ).result.userErrors.map(({ code, field }: { code: string; field: string[] }) => [code, field.at(-1)])
    expect(await errorsOf({ countryCode: 'BA', zip: 'x' })).toEqual([])
    expect(await errorsOf({ ...sarajevo, zip: '7500', lastName: '' }, 'STRICT')).toEqual([
      ['ADDRESS_FIELD_IS_REQUIRED', 'lastName'],
      ['INVALID_ZIP_CODE_FOR_COUNTRY', 'zip'],
    ])
    expect(await errorsOf({ ...sarajevo, provinceCode: 'XX' }, 'STRICT')).toEqual([
      ['PROVINCE_NOT_FOUND', 'provinceCode'],
    ])
    const abroad = { lastName: 'Doe', address1: '', city: '', countryCode: 'US', provinceCode: 'ZZ' }
    expect(await errorsOf(abroad, 'STRICT')).toEqual([
      ['ADDRESS_FIELD_IS_REQUIRED', 'address1'],
      ['ADDRESS_FIELD_IS_REQUIRED', 'city'],
      ['UNSPECIFIED_ADDRESS_ERROR', 'countryCode'],
    ])
    expect(await errorsOf({ ...sarajevo, countryCode: null }, 'STRICT')).toEqual([
      ['ADDRESS_FIELD_IS_REQUIRED', 'countryCode'],
    ])
    const { result: kept } = await queryData(add, { cartId, given: [] })
    expect(kept.cart.delivery.addresses).toHaveLength(1)
    expect(await errorsOf({ ...sarajevo, city: 'x'.repeat(256) })).toEqual([['ADDRESS_FIELD_IS_TOO_LONG', 'city']])
    expect(await errorsOf({ ...sarajevo, address1: '<b>x</b>' })).toEqual([
      ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'address1'],
    ])
  })

  it('copies an address of the customer who is signed in, and of nobody else', async () => {
    const [amra, other] = [await customer('copy@example.com'), await customer('other@example.com')]
    const fields = { ...sarajevo, company: null, address2: null, phone: null, province: 'Kanton Sarajevo' }
    const saved = await platform.database.db
      .insert(customerAddresses)
      .values([
        { customerId: amra.id, fields },
        { customerId: other.id, fields },
      ])
      .returning()
    const cartId = await newCart({ buyerIdentity: { customerAccessToken: amra.token } })
    const copy = async (id: unknown) =>
      (
        await queryData(add, {
          cartId,
          given: [
            { address: { copyFromCustomerAddressId: `gid://shopify/MailingAddress/${id}?model_name=CustomerAddress` } },
          ],
        })
      ).result
    expect((await copy(saved[0]?.id)).cart.delivery.addresses).toMatchObject([{ address: { city: 'Sarajevo' } }])
    expect((await copy(saved[1]?.id)).userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID' }])
  })

  it('leads to the customer’s default address where the cart has none of its own', async () => {
    const amra = await customer('default@example.com')
    const fields = { ...sarajevo, company: null, address2: null, phone: null, province: 'Kanton Sarajevo' }
    const [saved] = await platform.database.db
      .insert(customerAddresses)
      .values({ customerId: amra.id, fields })
      .returning()
    await platform.database.db
      .update(customers)
      .set({ defaultAddressId: saved?.id ?? 0 })
      .where(eq(customers.id, amra.id))
    const lines = [{ merchandiseId: await addVariant({ weightGrams: 9_000 }) }]
    const cartId = await newCart({ lines, buyerIdentity: { customerAccessToken: amra.token } })
    const { result: own } = await queryData(select, { cartId, given: [] })
    expect(own.cart.deliveryGroups.nodes).toMatchObject([
      { deliveryOptions: [{ handle: 'standard', estimatedCost: { amount: '5.0' } }, {}, {}] },
    ])
    const { result: other } = await queryData(add, { cartId, given: [to(mostar)] })
    expect(other.cart.deliveryGroups.nodes).toMatchObject([
      { deliveryOptions: [{ handle: 'standard', estimatedCost: { amount: '8.0' } }, {}, {}] },
    ])
    const stranger = await newCart({ lines })
    expect((await queryData(select, { cartId: stranger, given: [] })).result.cart.deliveryGroups.nodes).toEqual([])
  })

  it('is chosen, counted into the total, and forgotten where it no longer leads', async () => {
    const merchandiseId = await addVariant({ price: 199_990, weightGrams: 1_000 }, 'retail')
    const cartId = await newCart({ lines: [{ merchandiseId }] }, 'retail')
    const done = async (mutation: string, given: unknown) =>
      (await queryData(mutation, { cartId, given }, 'retail')).result
    const santiago = { ...sarajevo, city: 'Santiago', provinceCode: 'RM', zip: '7500000', countryCode: 'CL' }
    const { cart } = await done(add, [to(santiago, { selected: true })])
    const deliveryGroupId = cart.deliveryGroups.nodes[0].id
    const chosen = await done(select, [{ deliveryGroupId, deliveryOptionHandle: 'express' }])
    expect(chosen.cart).toMatchObject({
      deliveryGroups: { nodes: [{ selectedDeliveryOption: { handle: 'express' } }] },
      cost: { subtotalAmount: { amount: '199990.0' }, totalAmount: { amount: '206980.0' } },
    })
    expect((await done(select, [{ deliveryGroupId, deliveryOptionHandle: 'pigeon' }])).userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_OPTION' },
    ])
    expect(
      (await done(select, [{ deliveryGroupId: 'nonsense', deliveryOptionHandle: 'express' }])).userErrors,
    ).toMatchObject([{ code: 'INVALID_DELIVERY_GROUP' }])
    const abroad = await done(replace, [to({ ...santiago, countryCode: 'AR' })])
    expect(abroad.cart).toMatchObject({
      deliveryGroups: { nodes: [{ deliveryOptions: [], selectedDeliveryOption: null }] },
      cost: { totalAmount: { amount: '199990.0' } },
    })
  })
})
