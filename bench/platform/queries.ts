import { cart } from './cart.bench.ts'
import { checkout } from './checkout.bench.ts'
import { filters } from './filters.bench.ts'
import { listing } from './listing.bench.ts'
import { productByHandle } from './product-by-handle.bench.ts'
import type { BenchQuery } from './query.ts'
import { search } from './search.bench.ts'

export const queries: readonly BenchQuery[] = [productByHandle, listing, search, filters, cart, checkout]
