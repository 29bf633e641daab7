import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { createCollectionWriter } from './write-collection.ts'
import { createProductWriter } from './write-product.ts'

/** Whatever changes products or collections goes through here, so that search, smart collections and listeners follow. */
export const createCatalogue = (needs: { webhooks: WebhookEmitter }) => ({
  ...createProductWriter(needs),
  ...createCollectionWriter(needs),
})
