import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { OpenedOrder } from '@dvaput/backend/order-links/order-links'
import type { CartLine } from '@dvaput/domain/cart/cart-line'
import { parseCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { isSameProduct } from '@dvaput/domain/products/product-identity'
import { data, redirect } from 'react-router'
import type { Services } from '../../context.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { buyAgain } from './buy-again.server.ts'
import type { OrderResult } from './order-result.ts'

type Needs = {
  readonly opened: OpenedOrder
  /** Leads to the login where nobody is logged in. */
  readonly requireCustomer: () => Promise<Customer>
  readonly page: PageContext
  readonly services: Pick<Services, 'orders' | 'cartLines' | 'serverCart' | 'importedOrders'>
}

const refused = { 'too-late': 409, unavailable: 502 } as const

/** Null where the shop cannot be reached. */
const orNull = (error: unknown): null => {
  if (isIntegrationError(error)) return null
  throw error
}

/** A forwarded link is not enough: a guest has shown a while ago that the e-mail of the order is theirs. */
const cancel = async ({ opened: { order: record, mayChange }, services: { orders } }: Needs) => {
  if (!mayChange) throw redirect(`/orders/${record.id}`, 303)
  const cancelled = await orders.cancel(record).catch(orNull)
  if (cancelled?.ok) throw redirect(`/orders/${record.id}?cancel=${cancelled.isPending ? 'requested' : 'done'}`, 303)
  const problem = cancelled?.reason ?? 'unavailable'
  return data<OrderResult>({ intent: 'cancel', problem }, { status: refused[problem] })
}

/** For who may cancel it too. */
const giveAddress = async (form: FormData, { opened, services: { importedOrders } }: Needs) => {
  const { order: record, mayChange } = opened
  if (!mayChange || !record.snapshot.needsAddress) throw redirect(`/orders/${record.id}`, 303)
  const values = parseCheckoutCustomer((field) => form.get(field))
  const { address, address2, city, region, postalCode, phone } = values
  const given = { address, address2, city, region, postalCode, phone }
  const outcome = await importedOrders.giveAddress(record.snapshot.id, given)
  if (outcome.ok) throw redirect(`/orders/${record.id}?address=done`, 303)
  const isWrong = outcome.reason === 'problems'
  return data<OrderResult>(
    {
      ...{ intent: 'address', problem: isWrong ? 'wrong' : 'too-late', values: given },
      problems: isWrong ? outcome.problems : {},
    },
    { status: isWrong ? 422 : 409 },
  )
}

/** Up to the quantity of the order: a page that is reloaded adds nothing more. */
const addMissing = async (
  lines: readonly CartLine[],
  customer: Customer,
  { page, services: { serverCart } }: Needs,
) => {
  const locale = { market: page.market, language: page.language }
  const cart = await serverCart.read(customer.id, locale)
  for (const { identity, quantity } of lines) {
    const held = cart.find((line) => isSameProduct(line.identity, identity))?.quantity ?? 0
    if (held < quantity) await serverCart.add(customer.id, locale, identity, quantity - held)
  }
}

/** A browser with scripts puts the lines into its own cart; without, they go into the customer's cart at the server. */
const buy = async (form: FormData, needs: Needs) => {
  const { opened, page, services } = needs
  const customer = await needs.requireCustomer()
  // Somebody else's order is as good as none.
  if (opened.isGuest) throw new Response(null, { status: 404 })
  const locale = { market: page.market, language: page.language }
  const bought = await buyAgain(opened.order, { cartLines: services.cartLines, locale }).catch(orNull)
  if (!bought)
    return data<OrderResult>({ intent: 'buy-again', problem: 'unavailable' }, { status: refused.unavailable })
  if (form.get('cart') !== 'browser') await addMissing(bought.lines, customer, needs)
  return data<OrderResult>({ intent: 'buy-again', problem: null, ...bought })
}

/** The forms of an order's page. */
export const changeOrder = async (form: FormData, needs: Needs) => {
  switch (form.get('intent')) {
    case 'cancel':
      return cancel(needs)
    case 'address':
      return giveAddress(form, needs)
    case 'buy-again':
      return buy(form, needs)
    default:
      throw new Response(null, { status: 400 })
  }
}
