import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import type { Context, Hono } from 'hono'
import type { PasskeySite, Passkeys } from '../../needs/platform-needs.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { type Customer, customers } from '../../tables/customers.table.ts'
import { identityMessages } from '../identity-messages.ts'
import { type LoginEnv, readField } from './login-form.ts'
import { type LoginView, showEmailPage, showLoginPage } from './login-pages.ts'
import { passkeyAdding } from './passkey-parts.ts'

type Needs = {
  readonly database: Database
  readonly passkeys: Passkeys
  readonly viewOf: (c: Context<LoginEnv>) => LoginView
}

const siteOf = ({ origin, shop }: ShopEndpoint): PasskeySite => ({
  rpId: new URL(origin).hostname,
  origin,
  name: shop.name,
})

const gidOf = (customerId: number) => `gid://shopify/Customer/${customerId}`
const idIn = (gid: string) => Number(/^gid:\/\/shopify\/Customer\/(\d{1,15})$/.exec(gid)?.[1] ?? 0)

const readCredential = async (c: Context<LoginEnv>): Promise<object> => {
  try {
    const parsed: unknown = JSON.parse(await readField(c, 'credential'))
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

type Offer = { readonly uid: string; readonly customer: Customer; readonly next: string }

/** After the code, to whoever asked for it: the login is finished already, and goes on at `next` in any case. */
export const offerPasskey = async (passkeys: Passkeys, view: LoginView, { uid, customer, next }: Offer) => {
  const { firstName, lastName, email } = customer
  const customerId = gidOf(customer.id)
  const displayName = [firstName, lastName].filter(Boolean).join(' ') || email
  const owner = { id: customerId, email, displayName }
  const options = await passkeys.startAdding({ site: siteOf(view.endpoint), boundTo: uid, customer: owner })
  const title = identityMessages[view.language].passkeyTitle
  return showLoginPage(view, { title, body: passkeyAdding({ ...view, options, customerId, next }) }, false)
}

/** Passkeys beside the mailed code. The challenge is bound to the attempt, which its browser's cookie names. */
export const addPasskeyRoutes = (routes: Hono<LoginEnv>, path: string, { database, passkeys, viewOf }: Needs) => {
  const findCustomer = async (gid: string, { shop }: ShopEndpoint): Promise<Customer | undefined> => {
    const [customer] = await database.db
      .select()
      .from(customers)
      .where(and(eq(customers.shopId, shop.id), eq(customers.id, idIn(gid))))
    return customer
  }

  routes.post(`${path}/:uid/passkey/options`, async (c) =>
    c.json(await passkeys.startLogin({ site: siteOf(c.env.endpoint), boundTo: c.var.attempt.uid })),
  )

  routes.post(`${path}/:uid/passkey`, async (c) => {
    const { attempt } = c.var
    const { endpoint } = c.env
    const signed = { site: siteOf(endpoint), boundTo: attempt.uid, response: await readCredential(c) }
    const checked = await passkeys.finishLogin(signed)
    const customer = checked.ok ? await findCustomer(checked.customerId, endpoint) : undefined
    if (!customer) return showEmailPage(viewOf(c), { problem: 'passkeyRefused' })
    if (customer.state === 'disabled') return showEmailPage(viewOf(c), { problem: 'closed' })
    return c.redirect(await attempt.finishLogin(String(customer.id), 'hwk'), 303)
  })

  routes.post(`${path}/:uid/passkey/add`, async (c) => {
    const { endpoint } = c.env
    const customerId = await readField(c, 'customer')
    const next = new URL(await readField(c, 'next'), endpoint.origin)
    const name = endpoint.shop.name
    const made = { boundTo: c.var.attempt.uid, customerId, response: await readCredential(c), name }
    await passkeys.finishAdding({ site: siteOf(endpoint), ...made })
    // The customer is logged in, with the passkey or without.
    return c.redirect(next.origin === endpoint.origin ? next.href : endpoint.origin, 303)
  })
}
