import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { createCopyCatalogue } from '@dvaput/integrations/storefront/copy-catalogue'
import { seedDemo } from '@dvaput/platform/seed/seed-demo'
import { countCollectionProducts } from '../../packages/backend/src/catalogue/count-collection-products.ts'
import { writeCollections } from '../../packages/backend/src/catalogue/write-collections.ts'
import { writeProducts } from '../../packages/backend/src/catalogue/write-products.ts'
import { countWords } from '../../packages/backend/src/finding/count-words.ts'
import { connectTestShop } from './shop-connection.ts'
import type { TestPlatform } from './test-platform.ts'

type Page<Row> = { readonly rows: readonly Row[]; readonly cursor: string | null }

const readAll = async <Row>(page: (cursor: string | null) => Promise<Page<Row>>) => {
  const all: Row[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { rows, cursor: next } = await page(cursor ?? null)
    all.push(...rows)
    cursor = next
  }
  return all
}

/** A shop with all of its demo goods and collections, and our copy of it. */
export const stockAndCopy = async (platform: TestPlatform, handle: ShopHandle): Promise<void> => {
  const { database } = platform
  const { shop } = platform.platform.shopOf(handle)
  await seedDemo(database, shop)
  const [language] = shop.languages
  const copy = createCopyCatalogue({ client: connectTestShop(platform, handle).client, language })
  const [collections, products] = [await readAll(copy.collectionPage), await readAll(copy.productPage)]
  await database.inTransaction(async (tx) => {
    await writeCollections(tx, handle, collections, new Date())
    await writeProducts(tx, handle, products, new Date())
    await countCollectionProducts(tx, handle)
    await countWords(tx, handle)
  })
}
