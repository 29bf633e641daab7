import type { Form } from '../../hosted-pages/read-form.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { withCookie } from '../owner/browser-key.ts'
import { seeOther, withLocale } from '../owner/checkout-access.ts'
import type { RefusedForm, RefusedForms } from './refused-form.ts'
import { toRefusedInformation } from './refused-information.ts'

type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }

/** A form is answered with a redirect and never with a page, because Back and reload would send it again. */
export const createFormRedirects = (refusedForms: RefusedForms) => {
  /** To a page of the checkout that shows what was sent once more. */
  const sendBack = async (
    { endpoint, token }: Omit<Visit, 'request'>,
    path: string,
    kept: RefusedForm,
  ): Promise<Response> => withCookie(seeOther(path), await refusedForms.cookieFor(endpoint, token, kept))

  return {
    sendBack,

    /** Instead of a page that the checkout's own URL shows as well, with what was typed at the first step. */
    toCheckout(visit: Visit, page: Response, typed?: Form): Promise<Response> | Response {
      if (page.status !== 200 && page.status !== 403) return page
      const path = withLocale(visit.request, `/checkouts/${visit.token}`)
      return typed ? sendBack(visit, path, toRefusedInformation(typed, { isJudged: false })) : seeOther(path)
    },
  }
}

export type FormRedirects = ReturnType<typeof createFormRedirects>
