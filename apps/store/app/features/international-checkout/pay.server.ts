import type { Person } from '@dvaput/backend/customers/person'
import { maxCartLines } from '@dvaput/domain/cart/cart'
import { type CheckoutCustomer, parseCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import { createMoney } from '@dvaput/domain/money/money'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { data, redirect } from 'react-router'
import type { PageContext, Services } from '../../context.ts'
import { checkoutCookie, readCheckoutCookie } from '../../lib/checkout-cookie.server.ts'
import { parseCheckoutLine } from './checkout-line.ts'
import type { PayResult } from './pay-result.ts'

type Needs = {
  readonly page: PageContext
  readonly request: Request
  readonly person: Person
  readonly clientIp: string
  readonly services: Pick<Services, 'internationalOrders' | 'startTemporaryCheckout'>
}

type Order = {
  readonly lines: readonly { readonly eraId: string; readonly quantity: number }[]
  readonly customer: CheckoutCustomer
  readonly shownTotal: ReturnType<typeof createMoney> | undefined
}

const readOrder = (form: FormData): Order => {
  const total = /^\d{1,12}$/.exec(String(form.get('shownTotal') ?? ''))?.[0]
  return {
    lines: form
      .getAll('line')
      .slice(0, maxCartLines)
      .flatMap((value) => parseCheckoutLine(value) ?? []),
    customer: parseCheckoutCustomer((field) => form.get(field)),
    shownTotal: total === undefined ? undefined : createMoney(Number(total), 'CLP'),
  }
}

/** Where the market has a payment provider of its own it is paid there, elsewhere at the platform's checkout. // readings C-19, D-15 */
const start = async (order: Order, browser: string | undefined, { page, person, clientIp, services }: Needs) => {
  const { market, language } = page
  const request = { person, clientIp, locale: { market, language }, browser, lines: order.lines }
  const { customer, shownTotal } = order
  if (!market.capabilities.paymentPreference) return services.startTemporaryCheckout({ ...request, customer })
  const placed = await services.internationalOrders.place({ ...request, customer, shownTotal })
  return placed.ok ? { ok: true as const, id: placed.order.id, url: placed.url, browser: placed.browser } : placed
}

/** What the order costs now, or the way to where it is paid. */
export const pay = async (form: FormData, needs: Needs) => {
  const { page, request, person, services } = needs
  const order = readOrder(form)
  if (form.get('intent') === 'quote') {
    const customer = await person.customer()
    const buyer = customer ? { customerId: customer.id, market: page.market.id } : undefined
    return { kind: 'quoted', quote: await services.internationalOrders.quote(order.lines, buyer) } satisfies PayResult
  }
  const refuse = ({ code, params }: Refusal): PayResult => ({
    kind: 'refused',
    message: formatRefusal(refusalTexts[page.language][code], params),
    isOutdated: code === 'cart-changed' || code === 'cart-out-of-stock',
    customer: order.customer,
  })
  const started = await start(order, await readCheckoutCookie(page, request), needs)
  if (!started.ok) return refuse(started.refusal)
  const headers = { 'Set-Cookie': await checkoutCookie(page, started.browser) }
  if (form.get('by') !== 'script') throw redirect(started.url, { status: 303, headers })
  const result: PayResult = { kind: 'started', id: started.id, url: started.url }
  return data(result, { headers })
}
