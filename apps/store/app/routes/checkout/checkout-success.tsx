import { orderProofParameter } from '@dvaput/domain/orders/order-proof'
import { errorReportContext } from '../../context.ts'
import type { CheckoutPage } from '../../features/checkout/checkout-page.ts'
import { CheckoutResultView } from '../../features/checkout/checkout-result-view.tsx'
import { readCheckoutPage } from '../../features/checkout/read-checkout-page.server.ts'
import { isInternationalReturn, readInternationalPage } from '../../features/checkout/read-international-page.server.ts'
import { SupportContact } from '../../features/checkout/support-contact.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/checkout-success'

export const meta = pageMeta

export const handle = { messages: ['checkout-success'] }

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

/** Shows what the server knows, whatever else the URL says. // OK-14, divergences S-10 */
export const loader = pageLoader(async (page, { services, person, request, url, context }) => {
  const text = await loadText(page.language, 'checkout-success')
  const head = {
    ...{ title: text('page.title'), description: text('page.description'), path: '/checkout/success' },
    hidden: true,
  }
  const search = url.searchParams
  const read = async (): Promise<CheckoutPage> => {
    const needs = { page, request, services: services(), person: person() }
    if (isInternationalReturn(search)) return readInternationalPage({ ...needs, search })
    const id = search.get('checkout') ?? undefined
    const proof = search.get(orderProofParameter) ?? undefined
    const result = await readCheckoutPage({ ...needs, id, proof })
    // A browser that lost its cookie names its order without saying which kind it is.
    const isOther = result.kind === 'nothing' && id !== undefined
    return isOther ? readInternationalPage({ ...needs, search }) : result
  }
  try {
    const result = await read()
    return { head, result }
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    context.get(errorReportContext)(thrown)
    // Whoever may have paid is told so here and not by the error page, which knows no order.
    const result: CheckoutPage = { kind: 'failed' }
    return uncached({ head, result }, 500)
  }
})

export default function CheckoutSuccess({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid items-start gap-10 py-10 lg:grid-cols-[minmax(0,44rem)_20rem] lg:justify-between lg:py-16">
      <CheckoutResultView page={loaderData.result} />
      <SupportContact />
    </div>
  )
}
