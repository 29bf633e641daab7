import type { Webhooks } from '../webhooks/webhooks.ts'
import { createCollectionWriter } from './write-collection.ts'
import { createProductWriter } from './write-product.ts'

/** Whatever changes products or collections goes through here, so that search, smart collections and listeners follow. */
export const createCatalogue = (needs: { webhooks: Pick<Webhooks, 'emit'> }) => ({
  ...createProductWriter(needs),
  ...createCollectionWriter(needs),
})
