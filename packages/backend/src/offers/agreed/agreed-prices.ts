import type { AgreedAtShop } from '../../checkout/agreed-lines.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import type { Infrastructure } from '../../infrastructure.ts'
import type { ImportedProducts } from '../../international/imported-products.ts'
import type { AgreedPrices } from './agreed-price.ts'
import { createListAgreedPrices } from './list-agreed-prices.ts'
import { createOfferCode } from './offer-code.ts'
import { createPrepareAgreedPrice } from './prepare-agreed-price.ts'
import { defineReleaseAgreedPrice } from './release-agreed-price.ts'
import { createRepairAgreedPrice } from './repair-agreed-price.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs'>
  readonly shops: ConnectedShops<'customers' | 'discounts' | 'drafts'>
  readonly imported: Pick<ImportedProducts, 'findByIds'>
}

/** Makes the price of an approved offer count where the money is taken. */
export const createAgreedPrices = ({ infrastructure, shops, imported }: Needs) =>
  ({
    createCode: ({ kind }) => (kind === 'local' ? createOfferCode() : null),
    prepare: createPrepareAgreedPrice({ shops, imported }),
    release: defineReleaseAgreedPrice({ jobs: infrastructure.jobs, shops }),
    listFor: createListAgreedPrices(infrastructure.database),
    repair: createRepairAgreedPrice(shops),
  }) satisfies AgreedPrices & AgreedAtShop
