import { html } from 'hono/html'
import { contactLink } from '../../hosted-pages/contact-link.ts'
import { type CheckoutMessages, checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { cartUrl } from '../../hosted-pages/shop-home.ts'
import { formatTime } from '../../orders/page/order-messages.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'
import type { OutOfStock, ShortItem } from '../payments/place-result.ts'

type ShortPage = {
  readonly endpoint: ShopEndpoint
  readonly token: string
  readonly checkout: Pick<Checkout, 'language' | 'returnUrl' | 'draftOrderId'>
  readonly result: OutOfStock
}

const lineOf = (
  messages: CheckoutMessages,
  { title, available, heldUntil }: ShortItem,
  { shop }: ShopEndpoint,
): string =>
  heldUntil ? messages.taken.line(title, available, formatTime(heldUntil, shop)) : messages.shortLine(title, available)

/** What cannot be had, and every way on from there: with less, once more, or back to the cart. */
export const shortPage = ({
  endpoint,
  token,
  checkout,
  result: { short, leavesRest },
}: ShortPage): Promise<Response> => {
  const { language, returnUrl, draftOrderId } = checkout
  const messages = checkoutMessages[language]
  const mayComeBack = short.some(({ heldUntil }) => heldUntil !== undefined)
  const { title, text } = short.every(({ heldUntil }) => heldUntil !== undefined)
    ? messages.taken
    : { title: messages.shortTitle, text: messages.short }
  const goOn = html`<form method="post" action="/checkouts/${token}/what-is-left"><button class="button">${messages.goOnWithRest}</button></form>`
  const again = html`<a class="button${leavesRest ? ' secondary' : ''}" href="/checkouts/${token}/payment">${messages.tryAgain}</a>`
  const back =
    draftOrderId === null
      ? html`<a class="button secondary" href="${cartUrl(endpoint, returnUrl)}">${messages.changeCart}</a>`
      : contactLink(endpoint.shop)
  return noticePage({
    endpoint,
    language,
    title,
    text,
    status: 200,
    urlIn: (other) => inLanguage(`/checkouts/${token}/payment`, other),
    details: short.map((each) => lineOf(messages, each, endpoint)),
    actions: html`${leavesRest ? goOn : ''}${mayComeBack ? again : ''}${back}`,
  })
}
