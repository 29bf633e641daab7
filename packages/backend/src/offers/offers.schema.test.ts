import { expect, it } from 'vitest'
import { offerRequestSchema } from './offers.schema.ts'

const payload = {
  ...{ customerEmail: 'amra@kupac.example', customerName: 'Amra Hodžić', country: 'BA' },
  ...{ productId: 'gid://shopify/Product/7', productTitle: 'Latitude 7490', productHandle: 'latitude-7490' },
  ...{ productSku: 'DEL-7490', originalPrice: 500, offeredPrice: 400, customerMessage: 'Može li?' },
}

it('the schema of an offer has every field of the payload of an offer, and takes it whole [ENT-29]', () => {
  const { variantId: _, ...fields } = offerRequestSchema.shape
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(payload).toSorted())
  expect(offerRequestSchema.parse(payload)).toEqual(payload)
})
