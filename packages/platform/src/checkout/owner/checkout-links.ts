import { randomUUID } from 'node:crypto'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { endpointForBuyer } from '../../shops/shop-for-buyer.ts'
import { createTimedProofs } from '../../shops/timed-proofs.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'
import { browserMessages } from './browser-messages.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'sealing' | 'mail' | 'limiter'>
type Typed = Pick<Checkout, 'token' | 'email'>

const byClient = { class: 'checkout-link-client', limit: 10, windowSeconds: 60 * 60 }
const byCheckout = { class: 'checkout-link', limit: 5, windowSeconds: 60 * 60 }

const claimOf = ({ token, email }: Typed) => `${token}:${email}`

/** Mailed to the address that was typed: who follows it goes on with what was typed, in any browser. */
export const createCheckoutLinks = ({ database, sealing, mail, limiter }: Needs) => {
  const proofs = createTimedProofs({ database, sealing }, 'checkout:link')
  return {
    /** Also asked before a browser starts over: whoever has the link must not keep the buyer busy. */
    async mayTry({ shop, clientIp }: ShopEndpoint, token: string): Promise<boolean> {
      const client = await limiter.consume({ ...byClient, key: `${shop.id} ${clientGroup(clientIp)}` })
      return client.allowed && (await limiter.consume({ ...byCheckout, key: token })).allowed
    },

    async send(endpoint: ShopEndpoint, checkout: Checkout): Promise<void> {
      const { token, email, language } = checkout
      if (email === null) return
      const { shop } = await endpointForBuyer(database.db, endpoint, checkout)
      const { mail: messages } = browserMessages[language]
      const proof = await proofs.make(claimOf({ token, email }))
      await database.inTransaction((tx) =>
        mail.queue(tx, {
          to: email,
          language,
          market: shop.market,
          key: `checkout:${token}:link:${randomUUID()}`,
          subject: messages.subject(shop.name),
          heading: messages.heading,
          blocks: [
            { kind: 'paragraph', text: messages.text },
            {
              kind: 'button',
              label: messages.button,
              url: `${shop.endpointUrl}/checkouts/${token}/link?proof=${proof}`,
            },
            { kind: 'paragraph', text: messages.ignore },
          ],
        }),
      )
    },

    isProved: (checkout: Typed, proof: string): Promise<boolean> => proofs.isProved(claimOf(checkout), proof),
  }
}
