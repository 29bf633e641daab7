import type { Person } from '@dvaput/backend/customers/person'
import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import type { Services } from '../../context.ts'
import { readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import type { CheckoutPage } from './checkout-page.ts'

type Needs = {
  readonly page: PageContext
  readonly request: Request
  readonly services: Pick<Services, 'checkout'>
  readonly person: Person
  /** Of the URL. */
  readonly id: string | undefined
  readonly proof: string | undefined
}

export const readCheckoutPage = async ({
  page,
  request,
  services,
  person,
  id,
  proof,
}: Needs): Promise<CheckoutPage> => {
  const browser = await readCheckoutCookie(page, request)
  const found = await services.checkout.read({ id, browser, proof, customer: await person.customer() })
  if (!found) return { kind: 'nothing' }
  const { order, counts } = found
  if (!order) return { kind: 'open', checkout: found.id }
  if (order.isCancelled) return { kind: 'cancelled', name: order.name, gone: order.gone }
  return {
    kind: 'ordered',
    checkout: found.id,
    name: order.name,
    processedAt: order.processedAt.toISOString(),
    isPaid: order.isPaid,
    isPickup: order.isPickup,
    method: order.method,
    bought: order.bought,
    expected: order.bought?.expected ? formatPromise(order.bought.expected, page.language) : null,
    counts,
    // A guest finds the order by its number and e-mail.
    statusUrl: order.statusUrl ?? '/orders/find',
    orderPath: order.isCustomers ? `/orders/${order.id}` : null,
    opensByPress: false,
  }
}
