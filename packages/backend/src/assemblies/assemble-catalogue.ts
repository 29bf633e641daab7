import type { ReadReplica } from '@dvaput/database/read-replica'
import { createBanners } from '../banners/banners.ts'
import { turnBanners } from '../banners/turn-banners.ts'
import { createCartLines } from '../cart/cart-lines.ts'
import { createFindHolds } from '../cart/find-holds.ts'
import { createServerCart } from '../cart/server-cart.ts'
import { createListedProducts } from '../catalogue/listed-products.ts'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import { createCatalogueSync } from '../catalogue-sync/catalogue-sync.ts'
import { createCatalogueTopics } from '../catalogue-sync/catalogue-topics.ts'
import { createRefreshDifferences } from '../catalogue-sync/refresh-differences.ts'
import { createWatchChanges } from '../catalogue-sync/watch-changes.ts'
import type { AfterWriting } from '../catalogue-sync/write-products.ts'
import { createFindOwnPayments } from '../checkout/own-payments.ts'
import { createInternational } from '../international/international.ts'
import { createListAgreedPrices } from '../offers/agreed/list-agreed-prices.ts'
import { createPriceHistory } from '../product-writing/price-history.ts'
import { createCountSearchMiss } from '../search-misses/search-misses.ts'
import { withCountedMisses } from '../search-misses/with-counted-misses.ts'
import { createTargetPrices } from '../target-prices/target-prices.ts'
import { createWishlist } from '../wishlist/wishlist.ts'
import type { Foundation } from './foundation.ts'

type Needs = {
  readonly foundation: Pick<Foundation, 'homes' | 'host' | 'infrastructure' | 'services' | 'shops'>
  /** Follows the database of the infrastructure. */
  readonly readReplica: ReadReplica | undefined
}

export type CatalogueModules = ReturnType<typeof assembleCatalogue>

/** What is for sale, of the shops and of the warehouse, and what of it lies in carts and on wishlists. */
export const assembleCatalogue = ({ foundation, readReplica }: Needs) => {
  const { infrastructure, shops, homes, host, services } = foundation
  const { database, jobs, bus, log, mail, limiter, ids } = infrastructure
  const banners = createBanners({ database, bus })
  jobs.define(turnBanners(banners))
  const targetPrices = createTargetPrices({ database, jobs, mail, limiter, ids, homes })
  const priceHistory = createPriceHistory({ database })
  const afterWriting: AfterWriting = async (tx, shop, changed) => {
    await priceHistory.afterWriting(tx, shop, changed)
    await targetPrices.afterWriting(tx, shop, changed)
  }
  const catalogueSync = createCatalogueSync({ infrastructure, shops, afterWriting })
  const opened = openCatalogue({
    ...{ database, readReplica, bus, shops, log, countQuery: host.countQuery },
    onDifference: createRefreshDifferences({ sync: catalogueSync, log }),
  })
  const catalogue = withCountedMisses(opened.catalogue, createCountSearchMiss({ database, log }))
  const international = createInternational({ infrastructure, era: services.era })
  const findHolds = createFindHolds({ shops, findOwnPayments: createFindOwnPayments({ database, shops, homes }) })
  const cartLines = createCartLines({
    ...{ catalogue, imported: international, findHolds },
    listAgreed: createListAgreedPrices(database),
  })
  const ofBoth = { database, catalogue, imported: international, cartLines }
  return {
    modules: {
      banners,
      targetPrices,
      catalogueSync,
      catalogue,
      listedProducts: createListedProducts({ database }),
      international,
      cartLines,
      serverCart: createServerCart(ofBoth),
      wishlist: createWishlist(ofBoth),
    },
    priceHistory,
    findHolds,
    /** Webhooks of a shop about its catalogue. */
    topicsOf: createCatalogueTopics({ shops, sync: catalogueSync, database, log }),
    watchChanges: createWatchChanges({ shops, sync: catalogueSync, log }),
    close: opened.close,
  }
}
