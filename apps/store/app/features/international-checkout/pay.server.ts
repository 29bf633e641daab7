import type { EarlierChoice } from '@dvaput/backend/checkout/waiting-order'
import type { Person } from '@dvaput/backend/customers/person'
import type { ShownLine } from '@dvaput/backend/imported-orders/placing/compare-quote'
import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import { maxCartLines } from '@dvaput/domain/cart/cart'
import { type CartProblem, formatCartProblem } from '@dvaput/domain/cart/line-problem'
import {
  type CheckoutCustomer,
  checkCheckoutCustomer,
  missingCustomerFields,
  parseCheckoutCustomer,
} from '@dvaput/domain/international/checkout-customer'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { createMoney } from '@dvaput/domain/money/money'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { formatTime } from '@dvaput/domain/text/format-date'
import { data, redirect } from 'react-router'
import type { Services } from '../../context.ts'
import { loadText } from '../../i18n/load-text.ts'
import { checkoutCookie, readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { readOrderLinkCookie } from '../../lib/loading/open-order.server.ts'
import { parseCheckoutLine } from './checkout-line.ts'
import type { PayResult } from './pay-result.ts'

type RefusedPay = Extract<PayResult, { kind: 'refused' }>

type Needs = {
  readonly page: PageContext
  readonly request: Request
  readonly person: Person
  readonly clientIp: string
  readonly services: Pick<Services, 'importedOrders' | 'startTemporaryCheckout'>
}

type Order = {
  readonly lines: readonly ShownLine[]
  readonly customer: CheckoutCustomer
  readonly shownTotal: ReturnType<typeof createMoney> | undefined
  readonly earlier: EarlierChoice | undefined
}

const choices: readonly EarlierChoice[] = ['replace', 'keep']

const readOrder = (form: FormData): Order => {
  const total = /^\d{1,12}$/.exec(String(form.get('shownTotal') ?? ''))?.[0]
  return {
    lines: form
      .getAll('line')
      .slice(0, maxCartLines)
      .flatMap((value) => parseCheckoutLine(value) ?? []),
    customer: parseCheckoutCustomer((field) => form.get(field)),
    shownTotal: total === undefined ? undefined : createMoney(Number(total), 'CLP'),
    earlier: choices.find((choice) => choice === form.get('earlier')),
  }
}

/**
 * Where the market has a payment provider of its own it is paid there, elsewhere at the platform's checkout.
 * // divergences D-15
 */
const start = async (order: Order, browser: string | undefined, needs: Needs) => {
  const { page, request: sent, person, clientIp, services } = needs
  const { market, language } = page
  const request = { person, clientIp, locale: { market, language }, browser, lines: order.lines }
  const { customer, shownTotal, earlier } = order
  if (!market.capabilities.paymentPreference) {
    const orderLink = readOrderLinkCookie(page, { request: sent })
    return services.startTemporaryCheckout({ ...request, orderLink, customer, shownTotal, earlier })
  }
  const placed = await services.importedOrders.place({ ...request, customer, shownTotal, earlier })
  return placed.ok ? { ok: true as const, id: placed.order.id, url: placed.url, browser: placed.browser } : placed
}

type Limits = ReadonlyMap<string, number>

/** How many of each product are left, of those of which there are too few. */
const toLimits = (problems: readonly CartProblem[]): Limits =>
  new Map(
    problems.flatMap((problem) => {
      if (problem.kind !== 'gone' && problem.kind !== 'held' && problem.kind !== 'fewer') return []
      const { item } = problem
      return item.kind === 'international' ? [[item.eraId, problem.kind === 'fewer' ? problem.left : 0] as const] : []
    }),
  )

/** Prices of now, without what somebody else has bought or holds: our copy of the stock may not know of that yet. */
const quoteRest = async (
  lines: readonly ShownLine[],
  problems: readonly CartProblem[],
  quote: (lines: readonly ShownLine[]) => Promise<Quote>,
  timeZone: string,
): Promise<Quote> => {
  const limits = toLimits(problems)
  const rest = lines.flatMap(({ eraId, quantity }) => {
    const left = Math.min(quantity, limits.get(eraId) ?? quantity)
    return left > 0 ? [{ eraId, quantity: left }] : []
  })
  const quoted = await quote(rest)
  const short = problems.flatMap((problem) => {
    if (problem.kind === 'delivery') return []
    const { item, name } = problem
    return item.kind === 'international' && limits.has(item.eraId)
      ? [
          {
            ...{ eraId: item.eraId, title: name, left: limits.get(item.eraId) ?? 0 },
            ...(problem.kind === 'held' && { heldUntil: formatTime({ at: problem.until, timeZone }) }),
          },
        ]
      : []
  })
  const others = quoted.unavailable.filter(({ eraId }) => !limits.has(eraId))
  return { ...quoted, unavailable: [...short, ...others] }
}

/** What the order costs now, or the way to where it is paid. */
export const pay = async (form: FormData, needs: Needs) => {
  const { page, request, person, services } = needs
  const order = readOrder(form)
  const customer = await person.customer()
  const buyer = customer ? { customerId: customer.id, market: page.market.id } : undefined
  const quote = (lines: readonly ShownLine[]) => services.importedOrders.quote(lines, buyer, page.language)
  if (form.get('intent') === 'quote') return { kind: 'quoted', quote: await quote(order.lines) } satisfies PayResult
  const problems = checkCheckoutCustomer(order.customer, page.market.id)
  const refuseWith = (
    message: string,
    found: Partial<Pick<RefusedPay, 'details' | 'quote' | 'hasEarlier'>> = {},
  ): PayResult => ({
    ...{ kind: 'refused', message, problems, customer: order.customer },
    ...{ details: [], quote: null, hasEarlier: false, ...found },
  })
  const refuse = async ({ code, params }: Refusal, changes: readonly CartProblem[] = []): Promise<PayResult> =>
    refuseWith(formatRefusal(refusalTexts[page.language][code], params), {
      details: changes.map((problem) => formatCartProblem(problem, page)),
      quote:
        code === 'cart-changed' || code === 'cart-out-of-stock'
          ? await quoteRest(order.lines, changes, quote, page.market.timeZone)
          : null,
      hasEarlier: code === 'order-waiting' || code === 'order-just-paid',
    })
  if (Object.keys(problems).length > 0 && missingCustomerFields(order.customer).length === 0)
    return refuseWith((await loadText(page.language, 'international-checkout'))('form.wrong'))
  const started = await start(order, await readCheckoutCookie(page, request), needs)
  if (!started.ok) return refuse(started.refusal, started.problems)
  const headers = { 'Set-Cookie': await checkoutCookie(page, started.browser) }
  if (form.get('by') !== 'script') throw redirect(started.url, { status: 303, headers })
  const result: PayResult = { kind: 'started', id: started.id, url: started.url }
  return data(result, { headers })
}
