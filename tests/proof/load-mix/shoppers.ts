import { setTimeout as sleep } from 'node:timers/promises'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { createWalk } from '../../support/platform/checkout-walk.ts'
import type { PlainResponse, SendPlain } from '../../support/requests/plain-request.ts'
import { newIp } from '../../support/requests/store-visitor.ts'

/** What a shopper does: 70 % lists and products, 20 % search, 8 % cart and offers, 2 % checkout. */
export type Act = 'browse' | 'search' | 'cart' | 'checkout'

export const actOf = (random: number): Act =>
  random < 0.7 ? 'browse' : random < 0.9 ? 'search' : random < 0.98 ? 'cart' : 'checkout'

const requestsOfCheckout = 6

/** The same shares of all requests: a checkout makes several, and begins as much less often. */
const actsPerRequest = 0.98 + 0.02 / requestsOfCheckout
export const mixOfRequests = { actsPerRequest, actOf: (random: number): Act => actOf(random * actsPerRequest) }

/** The same shares of all acts: six times as many orders. */
export const mixOfActs = { actsPerRequest: 1, actOf }

export type Shelf = {
  readonly handles: readonly string[]
  /** Of the main shop, with enough units for a run. */
  readonly variantIds: readonly string[]
}

/** Of a customer's cart; what more they want goes in place of what they put there first. */
const maxInCart = 3

/** A customer who is logged in. */
type Customer = { readonly cookie: string }

type Recorded = { readonly act: Act; readonly status: number; readonly ms: number; readonly path: string }

const words = ['laptop', 'thinkpad', 'monitor', 'dell 16 gb', 'iphone', 'ssd', 'miš', 'tablet', 'lenovo i7', 'macbook']
const createCart = 'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }'

type Options = {
  readonly send: SendPlain
  readonly shelf: Shelf
  readonly customers: readonly Customer[]
  readonly record: (recorded: Recorded) => void
}

/** Hosts as the server has them by default. */
const shopHost = 'main.localhost'

export const createShoppers = ({ send, shelf, customers, record }: Options) => {
  let turns = 0
  const carts = new Map<Customer, readonly string[]>()
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item
  const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

  const sendAs = async (act: Act, request: Parameters<SendPlain>[0]): Promise<PlainResponse> => {
    const headers = { 'X-Forwarded-For': newIp(), 'Accept-Encoding': 'br', ...request.headers }
    const response = await send({ ...request, headers }).catch((error: Error) => ({
      ...{ status: 0, headers: {}, text: String(error), ms: 0 },
    }))
    record({ act, status: response.status, ms: response.ms, path: request.path })
    return response
  }

  const browse = () => {
    const paths = ['/', '/products', `/products?page=${1 + (turns % 5)}`, `/product/${pick(shelf.handles)}`]
    return sendAs('browse', { path: pick([...paths, `/product/${pick(shelf.handles)}`, '/api/products?limit=12']) })
  }
  const search = () => {
    const word = encodeURIComponent(pick(words))
    return sendAs('search', { path: pick([`/search?q=${word}`, `/api/search/suggestions?query=${word}`]) })
  }
  /** Without an end, each cart would come to hold the whole shelf. */
  const fillCart = async (customer: Customer, id: string, sync: (changes: object[]) => Promise<PlainResponse>) => {
    const wanted = [...(carts.get(customer) ?? []).filter((each) => each !== id), id]
    const [left, stays] = [wanted.slice(0, -maxInCart), wanted.slice(-maxInCart)]
    const change = (each: string, quantity: number) => ({ id: each, quantity, agoMs: 0 })
    const { status } = await sync([change(id, 1), ...left.map((each) => change(each, 0))])
    if (status === 200) carts.set(customer, stays)
  }
  const cart = async () => {
    const customer = pick(customers)
    const { cookie } = customer
    const id = `local:main:${pick(shelf.variantIds).split('/').at(-1)}`
    const post = (path: string, body: object) =>
      sendAs('cart', { method: 'POST', path, headers: { ...json, Cookie: cookie }, body: JSON.stringify(body) })
    await pick([
      () => fillCart(customer, id, (changes) => post('/api/cart/sync', { revision: 0, changes })),
      () => post('/api/wishlist', { id }),
      () => sendAs('cart', { path: '/api/me', headers: { Cookie: cookie } }),
      () => sendAs('cart', { path: '/cart', headers: { Cookie: cookie } }),
      () => sendAs('cart', { path: '/my-offers', headers: { Cookie: cookie } }),
      () =>
        sendAs('cart', { path: `/api/offers/standing?product=${encodeURIComponent(id)}`, headers: { Cookie: cookie } }),
    ])()
  }

  /** From a cart to an order by cash on delivery, each step a request of the mix. Returns whether it was placed. */
  const buy = async (): Promise<boolean> => {
    const ip = newIp()
    const reach = async (path: string, init?: RequestInit) => {
      const { status, headers, text } = await sendAs('checkout', {
        ...{ host: shopHost, path, method: init?.method ?? 'GET' },
        headers: { ...(init?.headers as Record<string, string>), 'X-Forwarded-For': ip, 'Accept-Encoding': 'identity' },
        body: init?.body as string | undefined,
      })
      const cookies = (headers['set-cookie'] ?? []).map((cookie): [string, string] => ['Set-Cookie', cookie])
      const location = headers.location === undefined ? [] : [['Location', headers.location] as [string, string]]
      return new Response([0, 204].includes(status) ? null : text, {
        status: status || 599,
        headers: [...cookies, ...location],
      })
    }
    const walk = createWalk(reach, `http://${shopHost}`, new Map())
    const input = { lines: [{ merchandiseId: pick(shelf.variantIds), quantity: 1 }] }
    const made = await sendAs('checkout', {
      ...{ host: shopHost, path: '/api/2025-04/graphql.json', method: 'POST' },
      headers: { ...json, 'X-Shopify-Storefront-Access-Token': demoPublicToken, 'Accept-Encoding': 'identity' },
      body: JSON.stringify({ query: createCart, variables: { input } }),
    })
    const [checkoutUrl] = /http[^"]+/.exec(made.text) ?? []
    if (checkoutUrl === undefined) return false
    const token = await walk.open(checkoutUrl)
    await sleep(10)
    const payment = await walk.fillIn(token)
    const placed = await walk.place(token, walk.hidden(payment.text, 'shown'))
    return placed.status === 303
  }

  return {
    /** One request of the mix, or for a buyer all those of a checkout. */
    async act(act: Act): Promise<void> {
      turns += 1
      if (act === 'browse') await browse()
      else if (act === 'search') await search()
      else if (act === 'cart') await cart()
      else await buy()
    },
    buy,
  }
}

export type { Recorded }
