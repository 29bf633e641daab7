import { randomUUID } from 'node:crypto'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { OutgoingEmail, PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { marketOfBuyer, shopForBuyer } from '../../shops/shop-for-buyer.ts'
import type { Order } from '../../tables/orders.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { renewOrderLink } from '../order-link.ts'
import { orderName, orderStatusUrl } from '../order-name.ts'
import { orderMessages } from '../page/order-messages.ts'
import { orderLinkMessages } from './order-link-messages.ts'

const byClient = { class: 'order-link-client', limit: 10, windowSeconds: 60 * 60 }
const byOrder = { class: 'order-link-order', limit: 5, windowSeconds: 60 * 60 }

export const linkEmail = (shop: Shop, order: Order): OutgoingEmail => {
  const { mail } = orderLinkMessages[order.language]
  return {
    to: order.email,
    language: order.language,
    market: shop.market,
    key: `order:${order.id}:link:${randomUUID()}`,
    subject: mail.subject(orderName(order), shop.name),
    heading: mail.heading,
    blocks: [
      { kind: 'paragraph', text: mail.text },
      { kind: 'button', label: orderMessages[order.language].seeOrder, url: orderStatusUrl(shop, order) },
      { kind: 'paragraph', text: mail.ignore },
    ],
  }
}

type Needs = Pick<PlatformNeeds, 'database' | 'mail' | 'limiter'>

/** Whoever types addresses here, for a new link or to see who ordered, has few tries. */
export const createOrderLinks = ({ database, mail, limiter }: Needs) => ({
  async mayTry({ shop, clientIp }: ShopEndpoint, orderId: number): Promise<boolean> {
    const client = await limiter.consume({ ...byClient, key: `${shop.id} ${clientGroup(clientIp)}` })
    return client.allowed && (await limiter.consume({ ...byOrder, key: String(orderId) })).allowed
  },

  send: (shop: Shop, orderId: number, email: string): Promise<void> =>
    database.inTransaction(async (tx) => {
      const order = await renewOrderLink(tx, { shopId: shop.id, orderId, email })
      if (order) await mail.queue(tx, linkEmail(await shopForBuyer(tx.db, shop, marketOfBuyer(shop, order)), order))
    }),
})
