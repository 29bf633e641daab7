import { describe, expect, it } from 'vitest'
import { createBuyers, mostar } from '../../../../tests/support/platform/cart-buyers.ts'
import { cartsOf } from '../../../../tests/support/platform/cart-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { queryData, cartFrom: newCart, addVariant } = cartsOf(platform)
const result = 'userErrors { code field message } warnings { code message target }'
const customer = createBuyers(platform)

describe('a cart', () => {
  it('is made with everything at once and reads it back', async () => {
    const merchandiseId = await addVariant({ price: 5_000, compareAtPrice: 7_000, weightGrams: 3_000 })
    const id = await newCart({
      lines: [{ merchandiseId, quantity: 2, attributes: [{ key: 'colour', value: 'red' }] }],
      note: 'Please ring twice',
      attributes: [
        { key: 'gift', value: 'yes' },
        { key: 'gift', value: 'no' },
      ],
      discountCodes: ['nothing', 'NOTHING'],
      buyerIdentity: { email: ' Buyer@Example.com ', phone: '061 234 567', countryCode: 'BA' },
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: mostar } }] },
      metafields: [{ key: 'custom.channel', type: 'single_line_text_field', value: 'kiosk' }],
    })
    const { cart } = await queryData(
      `query($id: ID!) @inContext(language: EN) { cart(id: $id) { __typename id note createdAt updatedAt totalQuantity
        attributes { key value } gift: attribute(key: "gift") { value } none: attribute(key: "x") { value }
        discountCodes { code applicable } discountAllocations { discountedAmount { amount } } appliedGiftCards { id }
        buyerIdentity { email phone countryCode customer { id } purchasingCompany { company { name } }
          deliveryAddressPreferences { ... on MailingAddress { city } } }
        metafield(namespace: "custom", key: "channel") { value type parentResource { ... on Cart { note } } }
        metafields(identifiers: [{ namespace: "custom", key: "channel" }, { key: "none" }]) { value }
        cost { subtotalAmount { amount } totalAmount { amount } totalTaxAmount { amount } checkoutChargeAmount { amount } totalAmountEstimated }
        estimatedCost { totalAmount { amount } totalTaxAmount { amount } }
        lines(first: 10) { edges { cursor node { id quantity attribute(key: "colour") { value } discountAllocations { targetType }
          sellingPlanAllocation { sellingPlan { id } } estimatedCost { amount { amount } compareAtAmount { amount } }
          cost { compareAtAmountPerQuantity { amount } }
          ... on CartLine { parentRelationship { parent { id } } instructions { canRemove canUpdateQuantity } } } } }
        delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { city provinceCode countryCode name formatted(withName: true) } } } }
        deliveryGroups(first: 5) { nodes { id groupType cartLines(first: 5) { nodes { quantity } } deliveryAddress { city country }
          deliveryOptions { handle code title description deliveryMethodType estimatedCost { amount currencyCode } } selectedDeliveryOption { handle } } }
      } }`,
      { id },
    )
    expect(cart).toMatchObject({
      __typename: 'Cart',
      id,
      note: 'Please ring twice',
      totalQuantity: 2,
      attributes: [{ key: 'gift', value: 'no' }],
      gift: { value: 'no' },
      none: null,
      discountCodes: [{ code: 'nothing', applicable: false }],
      discountAllocations: [],
      appliedGiftCards: [],
      buyerIdentity: {
        email: 'buyer@example.com',
        phone: '+38761234567',
        countryCode: 'BA',
        customer: null,
        deliveryAddressPreferences: [{ city: 'Mostar' }],
      },
      metafield: { value: 'kiosk', parentResource: { note: 'Please ring twice' } },
      metafields: [{ value: 'kiosk' }, null],
      cost: {
        subtotalAmount: { amount: '100.0' },
        totalAmount: { amount: '100.0' },
        totalTaxAmount: null,
        checkoutChargeAmount: { amount: '100.0' },
      },
      estimatedCost: { totalTaxAmount: null },
      delivery: {
        addresses: [{ selected: true, address: { city: 'Mostar', provinceCode: '07', name: 'Amra Hadžić' } }],
      },
    })
    expect(cart.lines.edges[0].node).toMatchObject({
      attribute: { value: 'red' },
      estimatedCost: { amount: { amount: '50.0' }, compareAtAmount: { amount: '70.0' } },
      cost: { compareAtAmountPerQuantity: { amount: '70.0' } },
      parentRelationship: null,
      instructions: { canRemove: true, canUpdateQuantity: true },
    })
    const [group] = cart.deliveryGroups.nodes
    expect(group).toMatchObject({
      groupType: 'ONE_TIME_PURCHASE',
      cartLines: { nodes: [{ quantity: 2 }] },
      deliveryAddress: { city: 'Mostar', country: 'Bosnia & Herzegovina' },
      selectedDeliveryOption: null,
    })
    expect(
      group.deliveryOptions.map(({ handle, deliveryMethodType, estimatedCost }: Record<string, { amount: string }>) => [
        handle,
        deliveryMethodType,
        estimatedCost?.amount,
      ]),
    ).toEqual([
      ['standard', 'SHIPPING', '8.0'],
      ['express', 'SHIPPING', '15.0'],
      ['pickup-sarajevo', 'PICK_UP', '0.0'],
    ])
    expect(group.deliveryOptions[0]).toMatchObject({
      title: 'Courier',
      description: '2-5 business days after dispatch',
    })
  })

  it('takes a note and attributes, and refuses a note that is too long', async () => {
    const cartId = await newCart()
    const note = `mutation($cartId: ID!, $note: String!) { cartNoteUpdate(cartId: $cartId, note: $note) { cart { note } ${result} } }`
    expect((await queryData(note, { cartId, note: 'Hi' })).cartNoteUpdate.cart.note).toBe('Hi')
    expect((await queryData(note, { cartId, note: 'x'.repeat(5_001) })).cartNoteUpdate).toMatchObject({
      cart: { note: 'Hi' },
      userErrors: [
        { code: 'NOTE_TOO_LONG', field: ['note'], message: 'The note exceeds the maximum number of 5000 characters.' },
      ],
    })
    expect((await queryData(note, { cartId, note: 'half \ud800' })).cartNoteUpdate).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID' }],
    })
    const { cartAttributesUpdate } = await queryData(
      `mutation($cartId: ID!) { cartAttributesUpdate(cartId: $cartId, attributes: [{ key: "a", value: "1" }]) { cart { note attributes { key value } } ${result} } }`,
      { cartId },
    )
    expect(cartAttributesUpdate.cart).toEqual({ note: 'Hi', attributes: [{ key: 'a', value: '1' }] })
  })

  it('takes attributes and metafields up to a size, in one call and in many', async () => {
    const cartId = await newCart()
    const set = (attributes: object[]) =>
      queryData(
        `mutation($cartId: ID!, $attributes: [AttributeInput!]!) { cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { cart { attributes { key } } ${result} } }`,
        { cartId, attributes },
      )
    const wrong = [
      { key: 'k'.repeat(256), value: '' },
      { key: 'v', value: 'x'.repeat(5_001) },
    ]
    expect((await set(wrong)).cartAttributesUpdate).toMatchObject({
      cart: { attributes: [] },
      userErrors: [
        { code: 'INVALID', field: ['attributes', '0', 'key'] },
        { code: 'INVALID', field: ['attributes', '1', 'value'] },
      ],
    })
    expect((await set([{ key: 'k'.repeat(255), value: 'x'.repeat(5_000) }])).cartAttributesUpdate.userErrors).toEqual(
      [],
    )

    const merchandiseId = await addVariant({ tracked: false })
    const addLines = (from: number) =>
      queryData(
        `mutation($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { lines(first: 250) { nodes { id } } } ${result} } }`,
        {
          cartId,
          lines: Array.from({ length: 12 }, (_, index) => ({
            merchandiseId,
            attributes: [{ key: `${from}-${index}`, value: 'x'.repeat(5_000) }],
          })),
        },
      )
    for (let call = 0; call < 4; call += 1) expect((await addLines(call)).cartLinesAdd.userErrors).toEqual([])
    const full = (await addLines(4)).cartLinesAdd
    expect(full.userErrors).toMatchObject([{ code: 'MAXIMUM_EXCEEDED' }])
    expect(full.cart.lines.nodes).toHaveLength(48)

    const setField = (key: string) =>
      queryData(
        `mutation($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) { metafields { key } userErrors { code field } } }`,
        { metafields: [{ ownerId: cartId, key, type: 'multi_line_text_field', value: 'x'.repeat(40_000) }] },
      )
    expect((await setField('shop.first')).cartMetafieldsSet.userErrors).toEqual([])
    expect((await setField('shop.second')).cartMetafieldsSet).toEqual({
      metafields: null,
      userErrors: [{ code: 'TOO_LONG', field: ['metafields'] }],
    })
  })

  it('knows its buyer by token, and nobody by a bad one', async () => {
    const amra = await customer('amra@example.com')
    const cartId = await newCart()
    const update = `mutation($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) { cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart { buyerIdentity { email phone countryCode customer { id firstName } preferences { wallet delivery { deliveryMethod pickupHandle } } } } ${result} } }`
    const identify = async (buyerIdentity: Record<string, unknown>) =>
      (await queryData(update, { cartId, buyerIdentity })).cartBuyerIdentityUpdate
    expect((await identify({ customerAccessToken: amra.token })).cart.buyerIdentity).toMatchObject({
      email: 'amra@example.com',
      countryCode: 'BA',
      customer: { id: `gid://shopify/Customer/${amra.id}`, firstName: 'Amra' },
    })
    expect(await identify({ customerAccessToken: 'nonsense' })).toMatchObject({
      cart: { buyerIdentity: { customer: { firstName: 'Amra' } } },
      userErrors: [
        { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
      ],
    })
    expect(await identify({ email: 'nonsense', phone: '1' })).toMatchObject({
      userErrors: [{ field: ['buyerIdentity', 'email'] }, { field: ['buyerIdentity', 'phone'] }],
    })
    expect(
      (
        await identify({
          countryCode: 'CL',
          preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['PICK_UP'] } },
        })
      ).cart.buyerIdentity,
    ).toMatchObject({
      countryCode: 'CL',
      customer: { firstName: 'Amra' },
      preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['PICK_UP'], pickupHandle: [] } },
    })
    expect((await identify({ customerAccessToken: null })).cart.buyerIdentity).toMatchObject({
      customer: null,
      email: null,
    })
    await identify({ customerAccessToken: amra.token, phone: '+38761234567' })
    const next = await customer('next@example.com')
    expect((await identify({ customerAccessToken: next.token })).cart.buyerIdentity).toMatchObject({
      email: 'next@example.com',
      phone: null,
      customer: { id: `gid://shopify/Customer/${next.id}` },
    })
  })

  it('goes to the checkout in the language of the last request', async () => {
    const cartId = await newCart()
    const note = (context: string) =>
      `mutation($cartId: ID!) ${context} { cartNoteUpdate(cartId: $cartId, note: "x") { userErrors { code } } }`
    const languageAfter = async (context: string) => {
      await queryData(note(context), { cartId })
      const { rows } = await platform.database.pool.query(
        "SELECT language FROM platform.carts WHERE $1 LIKE '%' || token || '%'",
        [cartId],
      )
      return rows[0]?.language
    }
    expect(await languageAfter('@inContext(language: ES)')).toBe('es')
    expect(await languageAfter('@inContext(country: BA)')).toBe('es')
    expect(await languageAfter('@inContext(language: BS)')).toBe('bcs')
  })

  it('keeps metafields of its own', async () => {
    const ownerId = await newCart()
    const set = `mutation($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) { metafields { key namespace value } userErrors { code field elementIndex } } }`
    const one = { ownerId, key: 'shop.visit', type: 'number_integer', value: '3' }
    expect((await queryData(set, { metafields: [one] })).cartMetafieldsSet).toEqual({
      metafields: [{ key: 'visit', namespace: 'shop', value: '3' }],
      userErrors: [],
    })
    expect((await queryData(set, { metafields: [{ ...one, value: 'three' }] })).cartMetafieldsSet.userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['metafields', '0', 'value'], elementIndex: 0 },
    ])
    expect(
      (await queryData(set, { metafields: [{ ...one, ownerId: 'gid://shopify/Cart/x?key=y' }] })).cartMetafieldsSet
        .userErrors,
    ).toMatchObject([{ code: 'INVALID_OWNER' }])
    const many = Array.from({ length: 26 }, (_, number) => ({ ...one, key: `shop.visit-${number}` }))
    expect((await queryData(set, { metafields: many })).cartMetafieldsSet).toEqual({
      metafields: null,
      userErrors: [{ code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], elementIndex: null }],
    })
    const remove = `mutation($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { code } } }`
    expect((await queryData(remove, { input: { ownerId, key: 'shop.visit' } })).cartMetafieldDelete).toMatchObject({
      deletedId: expect.stringContaining('Metafield'),
      userErrors: [],
    })
    expect((await queryData(remove, { input: { ownerId, key: 'shop.visit' } })).cartMetafieldDelete).toMatchObject({
      deletedId: null,
      userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST' }],
    })
  })
})
