import { buildSchema, type GraphQLSchema } from 'graphql'
import { baseSdl } from './sdl/base-sdl.ts'
import { collectionWritingSdl } from './sdl/collection-writing-sdl.ts'
import { customerSdl } from './sdl/customer-sdl.ts'
import { discountSdl } from './sdl/discount-sdl.ts'
import { draftOrderSdl } from './sdl/draft-order-sdl.ts'
import { fulfilmentSdl } from './sdl/fulfilment-sdl.ts'
import { inventorySdl } from './sdl/inventory-sdl.ts'
import { mediaSdl } from './sdl/media-sdl.ts'
import { menuSdl } from './sdl/menu-sdl.ts'
import { metafieldWritingSdl } from './sdl/metafield-writing-sdl.ts'
import { orderSdl } from './sdl/order-sdl.ts'
import { orderWritingSdl } from './sdl/order-writing-sdl.ts'
import { productSdl } from './sdl/product-sdl.ts'
import { productWritingSdl } from './sdl/product-writing-sdl.ts'
import { publishingSdl } from './sdl/publishing-sdl.ts'
import { translationSdl } from './sdl/translation-sdl.ts'
import { webhookSdl } from './sdl/webhook-sdl.ts'

/** With the names and shapes of the hosted Admin API 2025-04, for exactly what the shop's own backend calls. */
export const adminSdl = [
  baseSdl,
  productSdl,
  productWritingSdl,
  mediaSdl,
  metafieldWritingSdl,
  collectionWritingSdl,
  publishingSdl,
  menuSdl,
  translationSdl,
  inventorySdl,
  customerSdl,
  orderSdl,
  fulfilmentSdl,
  orderWritingSdl,
  draftOrderSdl,
  discountSdl,
  webhookSdl,
].join('\n')

/** A test checks the SDL: to do so at every start takes longer than to build the schema. */
export const buildAdminSchema = (): GraphQLSchema =>
  buildSchema(adminSdl, { noLocation: true, assumeValidSDL: true, assumeValid: true })
