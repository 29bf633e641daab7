import { gonePage } from '../../hosted-pages/gone-page.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { pageLanguage } from '../../hosted-pages/page-language.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { withCookie } from '../owner/browser-key.ts'
import { browserMessages } from '../owner/browser-messages.ts'
import { findCheckout, pathOf, seeOther, withLocale } from '../owner/checkout-access.ts'
import { createCheckoutLinks } from '../owner/checkout-links.ts'
import { admitBrowser, ownershipOf, takeOver } from '../owner/checkout-owner.ts'
import type { FormRedirects } from './form-redirects.ts'
import { toRefusedInformation } from './refused-information.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'sealing' | 'limiter' | 'mail'> & { readonly redirects: FormRedirects }
type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }

/** How another browser than the one that filled a checkout in goes on with it. */
export const createBrowserStep = (needs: Needs) => {
  const { database } = needs
  const links = createCheckoutLinks(needs)

  const notice = ({ endpoint, request }: Visit, kind: 'sent' | 'tooMany', status: number) => {
    const language = pageLanguage(request, endpoint.shop)
    return noticePage({ endpoint, language, ...browserMessages[language][kind], status })
  }

  const tellOf = ({ request, token }: Visit, told: 'sent' | 'too-many') => {
    const locale = new URL(request.url).searchParams.get('locale')
    return seeOther(`/checkouts/${token}/link?${new URLSearchParams({ told, ...(locale === null ? {} : { locale }) })}`)
  }

  return {
    /** The form that was sent and not taken comes along, and stands there again unsaved. */
    async takeOver(visit: Visit, form: Form): Promise<Response> {
      const { endpoint, request, token } = visit
      const found = await findCheckout(database, endpoint, token)
      if (!found) return gonePage(endpoint, request)
      if (ownershipOf(found, request) === 'foreign' && !(await links.mayTry(endpoint, token)))
        return tellOf(visit, 'too-many')
      const key = await takeOver(database, { shopId: endpoint.shop.id, token, request })
      const cookie = key === undefined || key === 'restored' ? undefined : key.cookieFor(endpoint, token)
      const kept = toRefusedInformation(form, { isJudged: false })
      return withCookie(
        form.isOn('typed')
          ? await needs.redirects.sendBack(visit, withLocale(request, pathOf(token, 'information')), kept)
          : seeOther(withLocale(request, `/checkouts/${token}`)),
        cookie,
      )
    },

    async sendLink(visit: Visit): Promise<Response> {
      const { endpoint, request, token } = visit
      const found = await findCheckout(database, endpoint, token)
      if (!found) return gonePage(endpoint, request)
      if (found.handover === null || found.state === 'completed') return seeOther(`/checkouts/${token}`)
      if (!(await links.mayTry(endpoint, token))) return tellOf(visit, 'too-many')
      await links.send(endpoint, found)
      return tellOf(visit, 'sent')
    },

    /** The link of the mail, and what is said after one was requested. */
    async followLink(visit: Visit): Promise<Response> {
      const { endpoint, request, token } = visit
      const { searchParams } = new URL(request.url)
      const told = searchParams.get('told')
      if (told === 'sent') return notice(visit, 'sent', 200)
      if (told === 'too-many') return notice(visit, 'tooMany', 429)
      const proof = searchParams.get('proof') ?? ''
      const found = await findCheckout(database, endpoint, token)
      if (!found) return gonePage(endpoint, request)
      const isProved = found.email !== null && (await links.isProved(found, proof))
      const key = isProved ? await admitBrowser(database, token, found.email ?? '') : undefined
      return withCookie(seeOther(`/checkouts/${token}`), key?.cookieFor(endpoint, token))
    },
  }
}
