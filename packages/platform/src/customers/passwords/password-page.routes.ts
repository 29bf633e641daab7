import { markets } from '@dvaput/domain/markets/markets'
import { type Context, Hono } from 'hono'
import { handleFailure } from '../../hosted-pages/failure-page.ts'
import { limitForm } from '../../hosted-pages/limit-form.ts'
import { pageLanguage } from '../../hosted-pages/page-language.ts'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpointEnv } from '../../shops/shop-endpoint.ts'
import { shopForCountry } from '../../shops/shop-for-buyer.ts'
import type { CustomerNeeds } from '../customer-context.ts'
import { isThrottled } from '../tokens/throttles.ts'
import type { LinkKind, PasswordLink } from './password-link.ts'
import { linkSpent, passwordForm, passwordSaved, secretUrlHeaders } from './password-page.ts'
import { type PasswordPageFault, passwordPageMessages } from './password-page-messages.ts'
import { findLinkHolder, setPassword } from './set-password.ts'

const fields = { link: ['link'], password: ['password'] } as const

const isPasswordFault = (code: string): code is PasswordPageFault => Object.hasOwn(passwordPageMessages.en.faults, code)

/** The pages a mailed link leads to: looking at one uses nothing up, sending its form does. */
export const passwordPageRoutes = (parts: CustomerNeeds & Pick<PlatformNeeds, 'log'>) => {
  const read = async (c: Context<ShopEndpointEnv>, kind: LinkKind) => {
    const { shop, ...rest } = c.env.endpoint
    const { db } = parts.database
    const country = c.req.query('country') ?? markets[shop.market].country
    const endpoint = { ...rest, shop: await shopForCountry(db, shop, country) }
    const language = pageLanguage(c.req.raw, endpoint.shop)
    const id = c.req.param('id') ?? ''
    const link: PasswordLink = {
      kind,
      customerId: /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0,
      token: c.req.param('token') ?? '',
    }
    return {
      link,
      place: { endpoint, language, kind, country, path: c.req.path },
      context: { shop, clientIp: endpoint.clientIp, language, country, parts },
    }
  }

  const formOf = async (
    { link, place, context }: Awaited<ReturnType<typeof read>>,
    fault?: PasswordPageFault,
  ): Promise<Response> => {
    const holder = await findLinkHolder(context, link)
    return holder ? passwordForm(place, holder, fault) : linkSpent(place)
  }

  const show = async (c: Context<ShopEndpointEnv>, kind: LinkKind) => formOf(await read(c, kind))

  const save = async (c: Context<ShopEndpointEnv>, kind: LinkKind) => {
    const visit = await read(c, kind)
    const { link, place, context } = visit
    // What is no form has no fields.
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const password = typeof form.password === 'string' ? form.password : ''
    if (password !== form.again) return formOf(visit, 'DIFFERENT')
    try {
      const outcome = await setPassword(context, link, password, fields)
      if (outcome.ok) return passwordSaved(place)
      return isPasswordFault(outcome.error.code) ? formOf(visit, outcome.error.code) : linkSpent(place)
    } catch (error) {
      if (!isThrottled(error)) throw error
      return formOf(visit, 'BUSY')
    }
  }

  const routes = new Hono<ShopEndpointEnv>()
  routes.onError(handleFailure(parts.log, 'password page', () => ({ headers: secretUrlHeaders })))
  for (const kind of ['reset', 'activate'] as const) {
    routes.get(`/account/${kind}/:id/:token`, (c) => show(c, kind))
    routes.post(`/account/${kind}/:id/:token`, limitForm, (c) => save(c, kind))
  }
  return routes
}
