import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { type CheckoutMessages, checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { cartUrl } from '../../hosted-pages/shop-home.ts'
import { formatTime } from '../../orders/page/order-messages.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'
import type { SoldOut } from '../stock/read-sold-out.ts'

const lineOf = (
  { soldOut, taken, shortLine }: CheckoutMessages,
  { title, isBack, heldUntil }: SoldOut,
  { shop }: ShopEndpoint,
) => {
  if (isBack) return soldOut.back(title)
  return heldUntil ? taken.line(title, 0, formatTime(heldUntil, shop)) : shortLine(title, 0)
}

/** Nothing was put into the cart, or nothing of it can be bought: to the buyer that is not the same. */
export const emptyPage = (
  endpoint: ShopEndpoint,
  { token, language, returnUrl }: Pick<Checkout, 'token' | 'language' | 'returnUrl'>,
  gone: readonly SoldOut[],
): Promise<Response> => {
  const messages = checkoutMessages[language]
  const page = {
    endpoint,
    language,
    status: 200,
    urlIn: (other: Language) => inLanguage(`/checkouts/${token}`, other),
  }
  if (gone.length === 0) return noticePage({ ...page, title: messages.emptyTitle, text: messages.empty })
  return noticePage({
    ...page,
    title: gone.every(({ heldUntil }) => heldUntil !== undefined) ? messages.taken.title : messages.soldOut.title,
    text: messages.soldOut.text,
    details: gone.map((line) => lineOf(messages, line, endpoint)),
    actions: html`<a class="button" href="${cartUrl(endpoint, returnUrl)}">${messages.changeCart}</a>`,
  })
}
