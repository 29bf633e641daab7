import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { createCollectionMembers } from './collections/collection-members.ts'
import { createCollectionWriter } from './collections/write-collection.ts'
import { createProductImages } from './product-images.ts'
import { createProductWriter } from './write-product.ts'

/** Whatever changes products or collections goes through here, so that search, smart collections and listeners follow. */
export const createCatalogue = (needs: { webhooks: WebhookEmitter }) => ({
  ...createProductWriter(needs),
  ...createCollectionWriter(needs),
  ...createCollectionMembers(needs),
  ...createProductImages(needs),
})
