import { randomUUID } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { eq, inArray } from '@dvaput/database/query'
import { createCheckoutDigest } from '@dvaput/platform/checkout/checkout-digest'
import { readCheckoutView } from '@dvaput/platform/checkout/checkout-view'
import { checkouts } from '@dvaput/platform/tables/checkouts.table'
import { shops } from '@dvaput/platform/tables/shops.table'
import { testSealing } from '../people/test-sealing.ts'

/** A buyer without scripts: follows links and sends forms, over whatever reaches the shop endpoint. */

export type Reach = (path: string, init?: RequestInit) => Promise<Response>

export type CheckoutResponse = {
  readonly status: number
  readonly text: string
  readonly location: string | null
  readonly headers: Headers
}

export const bosnianBuyer = {
  email: 'amina@example.ba',
  phone: '+387 61 234 567',
  handover: 'delivery',
  firstName: 'Amina',
  lastName: 'Hodžić',
  address1: 'Titova 1',
  zip: '71000',
  city: 'Sarajevo',
  province: 'Kanton Sarajevo',
}

export const chileanBuyer = {
  ...bosnianBuyer,
  email: 'carla@example.cl',
  phone: '+56 9 1234 5678',
  firstName: 'Carla',
  lastName: 'Rojas',
  address1: 'Av. Providencia 1234',
  zip: '7500000',
  city: 'Santiago',
  province: 'Metropolitana de Santiago',
}

const toCheckoutResponse = async (response: Response): Promise<CheckoutResponse> => ({
  status: response.status,
  text: await response.text(),
  location: response.headers.get('location'),
  headers: response.headers,
})

/** The cookies of a browser, by the path below which they are sent and by name. */
export type CookieJar = Map<string, Map<string, string>>

/** Of every walk that has none of its own: they are one browser. */
const sharedJar: CookieJar = new Map()

/** Looked up and not searched: a rush has thousands of checkouts in one jar. */
const cookiesFor = (jar: CookieJar, path: string): Record<string, string> => {
  const cookies = [...(jar.get(path.split(/[/?]/, 3).join('/'))?.values() ?? [])]
  return cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }
}

const storeCookies = (jar: CookieJar, response: Response): Response => {
  for (const cookie of response.headers.getSetCookie()) {
    const [, below] = /; Path=(\/checkouts\/[^;]+)/.exec(cookie) ?? []
    const [pair = ''] = cookie.split(';')
    if (below === undefined) continue
    const cookies = jar.get(below) ?? new Map<string, string>()
    jar.set(below, cookies.set(pair.split('=')[0] ?? '', pair))
  }
  return response
}

/** Was the form not accepted? */
export const isSentBack = ({ headers }: Pick<CheckoutResponse, 'headers'>): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith('checkout-form=') && !cookie.startsWith('checkout-form=;'))

/** `origin` is the origin of the shop endpoint in a browser. */
export const createWalk = (reach: Reach, origin: string, jar: CookieJar = sharedJar) => {
  const get = async (path: string) =>
    toCheckoutResponse(storeCookies(jar, await reach(path, { redirect: 'manual', headers: cookiesFor(jar, path) })))
  /** Without following where it leads. */
  const send = async (path: string, fields: Record<string, string>) =>
    toCheckoutResponse(
      storeCookies(
        jar,
        await reach(path, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            Origin: origin,
            'Sec-Fetch-Site': 'same-origin',
            ...cookiesFor(jar, path),
          },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
    )

  /** A form that is not accepted leads back to its page, which says why. */
  const post = async (path: string, fields: Record<string, string>) => {
    const sent = await send(path, fields)
    return isSentBack(sent) ? get(sent.location ?? '') : sent
  }

  const hidden = (html: string, name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

  return {
    get,
    post,
    hidden,
    /** From the checkout URL of a cart to its token. */
    async open(checkoutUrl: string): Promise<string> {
      const { pathname, search } = new URL(checkoutUrl)
      const { location } = await get(pathname + search)
      return location?.split(/[/?]/)[2] ?? ''
    },
    /** The steps before payment; returns the payment step. */
    async fillIn(
      token: string,
      // Somebody else each time: unpaid orders are limited by e-mail.
      {
        buyer = { ...bosnianBuyer, email: `${randomUUID()}@example.ba` },
        delivery = 'standard',
      }: { buyer?: Record<string, string>; delivery?: string } = {},
    ): Promise<CheckoutResponse> {
      await post(`/checkouts/${token}/information`, buyer)
      if (buyer.handover === 'delivery') await post(`/checkouts/${token}/delivery`, { delivery })
      return get(`/checkouts/${token}/payment`)
    },
    place: (token: string, shown: string, fields: Record<string, string> = {}) =>
      post(`/checkouts/${token}/payment`, { method: 'cash-on-delivery', shown, ...fields }),
    /** The same without following where it leads: was it accepted? Otherwise the status of what failed. */
    async press(token: string, shown: string, fields: Record<string, string> = {}) {
      const sent = await send(`/checkouts/${token}/payment`, { method: 'cash-on-delivery', shown, ...fields })
      if (sent.status !== 303) return String(sent.status)
      return isSentBack(sent) ? 'refused' : 'accepted'
    },
    card: (number: string) => ({ method: 'card', cardNumber: number, cardExpiry: '12/40', cardCode: '123' }),
  }
}

export type Walk = ReturnType<typeof createWalk>

/** As many further buyers at the same step, each with a cart and an email, or all with one, and the digest of what they see. */
export const copyCheckout = async (
  database: Database,
  token: string,
  count: number,
  email?: string,
  /** Whether the buyer of the copies is known as that of the original, and did not only type an e-mail. */
  isSameBuyer = false,
): Promise<{ token: string; shown: string }[]> => {
  const { pool, db } = database
  const { rows } = await pool.query<{ token: string }>(
    `WITH original AS (SELECT * FROM platform.checkouts WHERE token = $1),
      buyers AS (SELECT n, md5(random()::text || n) AS cart, md5(random()::text || n) || substr(md5(n::text), 1, 8) AS token
        FROM generate_series(1, $2::int) AS n),
      new_carts AS (
        INSERT INTO platform.carts (token, key_hash, shop_id, language, discount_codes, buyer_identity)
        SELECT buyers.cart, md5(buyers.cart), cart.shop_id, cart.language, cart.discount_codes,
          CASE WHEN $4::boolean THEN cart.buyer_identity ELSE '{}'::jsonb END
        FROM buyers, platform.carts AS cart, original WHERE cart.token = original.cart_token RETURNING token),
      new_lines AS (
        INSERT INTO platform.cart_lines (id, cart_token, variant_id, quantity, attributes_hash)
        SELECT md5(buyers.cart || line.id), buyers.cart, line.variant_id, line.quantity, line.attributes_hash
        FROM buyers, platform.cart_lines AS line, original WHERE line.cart_token = original.cart_token
        AND (SELECT count(*) FROM new_carts) > 0)
    INSERT INTO platform.checkouts (token, shop_id, cart_token, language, email, phone, handover, shipping_address, delivery_handle,
      browser_key_hashes)
    SELECT buyers.token, shop_id, buyers.cart, language, coalesce($3, buyers.token || '@example.ba'), phone, handover, shipping_address,
      delivery_handle, browser_key_hashes
    FROM buyers, original RETURNING token`,
    [token, count, email ?? null, isSameBuyer],
  )
  const cookie = sharedJar.get(`/checkouts/${token}`)?.get('checkout-browser') ?? ''
  for (const row of rows) sharedJar.set(`/checkouts/${row.token}`, new Map([['checkout-browser', cookie]]))
  const copies = await db
    .select()
    .from(checkouts)
    .where(
      inArray(
        checkouts.token,
        rows.map((row) => row.token),
      ),
    )
  const [current] = await db
    .select({ shop: shops, checkout: checkouts })
    .from(checkouts)
    .innerJoin(shops, eq(shops.id, checkouts.shopId))
    .where(eq(checkouts.token, token))
  const view = current && (await readCheckoutView(db, current.shop, current.checkout))
  if (!view) throw new Error('there is no checkout to copy')
  const { digestOf } = await createCheckoutDigest({ database, sealing: testSealing })()
  return copies.map((checkout) => ({ token: checkout.token, shown: digestOf({ ...view, checkout }) }))
}
