import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import { checkoutMessages } from './messages/checkout-messages.ts'
import { noticePage } from './notice-page.ts'
import { pageLanguage } from './page-language.ts'

/** More than anybody fills in by hand. A form that does not say how long it is, is read no further than this. */
export const limitForm = bodyLimit({
  maxSize: 64 * 1024,
  onError: ({ env: { endpoint }, req }: Context<ShopEndpointEnv>) => {
    const language = pageLanguage(req.raw, endpoint.shop)
    const { brokenTitle: title, errors } = checkoutMessages[language]
    return noticePage({ endpoint, language, title, text: errors.tooLong, status: 413 })
  },
})
