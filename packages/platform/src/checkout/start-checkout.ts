import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, sql } from '@dvaput/database/query'
import { toEstimate } from '../carts/delivery/visible-address.ts'
import { addressOf } from '../carts/open-cart.ts'
import { hashToken } from '../shops/hash-token.ts'
import { randomToken } from '../shops/secrets.ts'
import { type Cart, carts } from '../tables/carts.table.ts'
import { checkouts } from '../tables/checkouts.table.ts'
import { type AddressFields, customerAddresses, customers } from '../tables/customers.table.ts'
import { draftOrders } from '../tables/draft-orders.table.ts'
import { type Shop, shops } from '../tables/shops.table.ts'
import { type BrowserKey, createBrowserKey } from './owner/browser-key.ts'
import { withBrowserKey } from './owner/checkout-owner.ts'

/** Ours are letters and digits; anything else is none, and need not reach the database. */
const tokenShape = /^[\w-]{1,200}$/

// As many as the account shows. // ENT-17
const maxSavedAddresses = 10

const newToken = () => randomToken().slice(0, 40)

/** Only to the storefronts that our shops belong to: imported products are bought in another market's shop. */
const allowedReturn = async ({ db }: Pick<Database, 'db'>, requested: string | null): Promise<string | null> => {
  if (requested === null || !URL.canParse(requested)) return null
  const url = new URL(requested)
  const homes = await db.select({ url: shops.homeUrl }).from(shops)
  const isHome = homes.some((home) => home.url !== null && new URL(home.url).origin === url.origin)
  return isHome && !url.username ? url.href : null
}

/** Until the first step is done nothing was typed that could be lost. */
const untilTyped = (
  column: (typeof checkouts)[
    | 'email'
    | 'language'
    | 'phone'
    | 'shippingAddress'
    | 'savedAddresses'
    | 'deliveryHandle'
    | 'customerId'],
) => sql`CASE WHEN ${checkouts.handover} IS NULL THEN excluded.${sql.identifier(column.name)} ELSE ${column} END`

/** Until then it belongs to who opened it last; afterwards also to the signed-in customer who filled it in elsewhere. */
const openedBy = sql`CASE WHEN ${checkouts.handover} IS NULL THEN excluded.browser_key_hashes
  WHEN ${checkouts.customerId} = excluded.customer_id THEN ${withBrowserKey(sql`excluded.browser_key_hashes`)}
  ELSE ${checkouts.browserKeyHashes} END`

/** Of the customer who came here, or what a storefront handed over of one that it knows. */
const savedAddressesOf = async (
  { db }: Pick<Database, 'db'>,
  { deliveryAddresses }: Cart,
  customerId: number | null,
): Promise<readonly AddressFields[]> => {
  const handedOver = deliveryAddresses.filter(({ ofCustomer }) => ofCustomer === undefined)
  const own =
    customerId === null
      ? []
      : await db
          .select({ fields: customerAddresses.fields })
          .from(customerAddresses)
          .where(eq(customerAddresses.customerId, customerId))
          .orderBy(asc(customerAddresses.id))
          .limit(maxSavedAddresses)
  const known = [...own, ...handedOver].map(({ fields }) => fields).filter(({ address1 }) => address1)
  return known.filter((fields, at) => known.findIndex((each) => isDeepStrictEqual(each, fields)) === at)
}

const phoneOf = async ({ db }: Pick<Database, 'db'>, customerId: number) => {
  const [customer] = await db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId))
  return customer?.phone ?? null
}

const emailOf = async ({ db }: Pick<Database, 'db'>, customerId: number | null | undefined) => {
  if (customerId == null) return null
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  return customer?.email ?? null
}

type Start = {
  readonly token: string
  readonly key: string
  readonly returnTo: string | null
  /** Did this customer come here? */
  readonly isCustomer: (customerId: number) => Promise<boolean>
}

/** `key` where the browser that opens it may see what is filled in. */
export type Started = { readonly token: string; readonly key?: BrowserKey }

const toStarted = (
  checkout: { readonly token: string; readonly hashes: readonly string[] } | undefined,
  key: BrowserKey,
): Started | undefined => checkout && { token: checkout.token, ...(checkout.hashes.includes(key.hash) ? { key } : {}) }

/** A cart has one checkout for ever; the one of a cart that was bought shows its order. */
export const startCheckout = async (
  database: Database,
  shop: Shop,
  { token, key, returnTo, isCustomer }: Start,
): Promise<Started | undefined> => {
  if (!tokenShape.test(token)) return undefined
  const { db } = database
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.token, token), eq(carts.keyHash, hashToken(key)), eq(carts.shopId, shop.id)))
  if (!cart) return undefined
  const returnUrl = await allowedReturn(database, returnTo)
  const { buyerIdentity } = cart
  const known = await addressOf(db, cart)
  const { customerId = null } = buyerIdentity
  const isProved = customerId !== null && (await isCustomer(customerId))
  const isOwn = known?.ofCustomer === undefined || (isProved && known.ofCustomer === customerId)
  const browserKey = createBrowserKey()
  const address = known && (isOwn ? known.fields : toEstimate(known.fields))
  const [checkout] = await db
    .insert(checkouts)
    .values({
      token: newToken(),
      shopId: shop.id,
      cartToken: token,
      browserKeyHashes: [browserKey.hash],
      customerId: isProved ? customerId : null,
      language: cart.language,
      email: buyerIdentity.email ?? (await emailOf(database, buyerIdentity.customerId)),
      phone: buyerIdentity.phone ?? address?.phone ?? (isProved ? await phoneOf(database, customerId) : null),
      shippingAddress: address ?? null,
      savedAddresses: await savedAddressesOf(database, cart, isProved ? customerId : null),
      deliveryHandle: cart.deliveryHandle,
      returnUrl,
    })
    .onConflictDoUpdate({
      target: checkouts.cartToken,
      set: {
        returnUrl: sql`coalesce(excluded.return_url, ${checkouts.returnUrl})`,
        browserKeyHashes: openedBy,
        customerId: untilTyped(checkouts.customerId),
        // What the cart knows by now, and what who comes here may see of it.
        language: untilTyped(checkouts.language),
        email: untilTyped(checkouts.email),
        phone: untilTyped(checkouts.phone),
        shippingAddress: untilTyped(checkouts.shippingAddress),
        savedAddresses: untilTyped(checkouts.savedAddresses),
        deliveryHandle: untilTyped(checkouts.deliveryHandle),
      },
    })
    .returning({ token: checkouts.token, hashes: checkouts.browserKeyHashes })
  return toStarted(checkout, browserKey)
}

/**
 * Of an invoice that was sent by mail; whoever has the link may pay it, and sees what the shop wrote about its buyer
 * until somebody has filled it in.
 */
export const startInvoice = async (
  database: Database,
  shop: Shop,
  { token: invoiceToken, returnTo }: Pick<Start, 'token' | 'returnTo'>,
): Promise<Started | { orderId: number } | undefined> => {
  if (!tokenShape.test(invoiceToken)) return undefined
  const { db } = database
  const [draft] = await db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.invoiceToken, invoiceToken), eq(draftOrders.shopId, shop.id)))
  if (!draft) return undefined
  if (draft.orderId !== null) return { orderId: draft.orderId }
  const key = createBrowserKey()
  const [checkout] = await db
    .insert(checkouts)
    .values({
      token: newToken(),
      shopId: shop.id,
      browserKeyHashes: [key.hash],
      draftOrderId: draft.id,
      language: draft.language,
      email: draft.email ?? (await emailOf({ db }, draft.customerId)),
      phone: draft.phone,
      shippingAddress: draft.shippingAddress,
      returnUrl: await allowedReturn(database, returnTo),
    })
    .onConflictDoUpdate({
      target: checkouts.draftOrderId,
      set: {
        updatedAt: sql`app_now()`,
        returnUrl: sql`coalesce(excluded.return_url, ${checkouts.returnUrl})`,
        browserKeyHashes: openedBy,
        email: untilTyped(checkouts.email),
        phone: untilTyped(checkouts.phone),
        shippingAddress: untilTyped(checkouts.shippingAddress),
      },
    })
    .returning({ token: checkouts.token, hashes: checkouts.browserKeyHashes })
  return toStarted(checkout, key)
}
