import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { requireCustomer } from './guard-page.ts'
import { type PageArgs, pageLoader } from './page-loader.ts'

type CustomerArgs = PageArgs & { readonly customer: Customer }

/** The loader or action of a page that needs a customer. */
export const customerLoader = <Data>(load: (page: PageContext, args: CustomerArgs) => Promise<Data> | Data) =>
  pageLoader(async (page, args) => load(page, { ...args, customer: await requireCustomer(args) }))
