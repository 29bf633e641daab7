import { gonePage } from '../hosted-pages/gone-page.ts'
import { noticePage } from '../hosted-pages/notice-page.ts'
import { pageLanguage } from '../hosted-pages/page-language.ts'
import type { Form } from '../hosted-pages/read-form.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { withCookie } from './browser-key.ts'
import { browserMessages } from './browser-messages.ts'
import { findCheckout, openStep, seeOther } from './checkout-access.ts'
import { createCheckoutLinks } from './checkout-links.ts'
import { admitBrowser, ownershipOf, takeOver } from './checkout-owner.ts'
import { readInformation } from './information-form.ts'
import { informationPage } from './pages/information-page.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'limiter' | 'mail'>
type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }

/** How another browser than the one that filled a checkout in goes on with it. */
export const createBrowserStep = (needs: Needs) => {
  const { database } = needs
  const links = createCheckoutLinks(needs)

  const notice = ({ endpoint, request }: Visit, kind: 'sent' | 'tooMany', status: number) => {
    const language = pageLanguage(request, endpoint.shop)
    return noticePage({ endpoint, language, ...browserMessages[language][kind], status })
  }

  return {
    /** The form that was sent and not taken comes along, and stands there again unsaved. */
    async takeOver(visit: Visit, form: Form): Promise<Response> {
      const { endpoint, request, token } = visit
      const found = await findCheckout(database, endpoint, token)
      if (!found) return gonePage(endpoint, request)
      if (ownershipOf(found, request) === 'foreign' && !(await links.mayTry(endpoint, token)))
        return notice(visit, 'tooMany', 429)
      const key = await takeOver(database, { shopId: endpoint.shop.id, token, request })
      const cookie = key === undefined || key === 'restored' ? undefined : key.cookieFor(endpoint, token)
      const view = form.isOn('typed') && (await openStep(database, endpoint, request, { token, step: 'information' }))
      if (!view || view instanceof Response) return withCookie(seeOther(`/checkouts/${token}`), cookie)
      return withCookie(
        await informationPage(endpoint, view, readInformation(form, view.contents.needsDelivery), {}),
        cookie,
      )
    },

    async sendLink(visit: Visit): Promise<Response> {
      const { endpoint, request, token } = visit
      const found = await findCheckout(database, endpoint, token)
      if (!found) return gonePage(endpoint, request)
      if (found.handover === null || found.state === 'completed') return seeOther(`/checkouts/${token}`)
      if (!(await links.mayTry(endpoint, token))) return notice(visit, 'tooMany', 429)
      await links.send(endpoint, found)
      return notice(visit, 'sent', 200)
    },

    async followLink({ endpoint, request, token }: Visit, proof: string): Promise<Response> {
      const found = await findCheckout(database, endpoint, token)
      if (!found) return gonePage(endpoint, request)
      const isProved = found.email !== null && (await links.isProved(found, proof))
      const key = isProved ? await admitBrowser(database, token, found.email ?? '') : undefined
      return withCookie(seeOther(`/checkouts/${token}`), key?.cookieFor(endpoint, token))
    },
  }
}
