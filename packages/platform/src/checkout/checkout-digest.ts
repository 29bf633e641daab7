import { createHmac, timingSafeEqual } from 'node:crypto'
import { createSecret, type SecretStore } from '../shops/secrets.ts'
import type { CheckoutView } from './checkout-view.ts'

const contentOf = ({ checkout, contents }: CheckoutView) =>
  JSON.stringify([
    checkout.token,
    contents.lines.map(({ variantId, title, quantity, unitPrice, discount }) => [
      variantId,
      title,
      quantity,
      unitPrice,
      discount,
    ]),
    contents.delivery?.handle,
    contents.totals.shippingTotal,
    contents.totals.total,
    checkout.email,
    checkout.shippingAddress,
  ])

/**
 * Of everything the buyer was shown: what is placed must be what was seen. It is signed, so only who came past the
 * payment step, where products are counted and held, can name it. The secret is read first, outside any transaction.
 */
export const createCheckoutDigest = (store: SecretStore) => {
  const secret = createSecret(store, 'checkout:shown')
  return async () => {
    const key = await secret()
    const digestOf = (view: CheckoutView): string =>
      createHmac('sha256', key).update(contentOf(view)).digest('hex').slice(0, 32)
    return {
      digestOf,
      isSameAs(view: CheckoutView, digest: string): boolean {
        const [right, given] = [Buffer.from(digestOf(view)), Buffer.from(digest)]
        return right.length === given.length && timingSafeEqual(right, given)
      },
    }
  }
}

export type CheckoutDigest = Awaited<ReturnType<ReturnType<typeof createCheckoutDigest>>>
