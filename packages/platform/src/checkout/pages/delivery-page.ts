import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { html } from 'hono/html'
import { errorSummary, type FormErrors } from '../../hosted-pages/form-field.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { checkoutPage } from './checkout-page.ts'
import type { CodeFieldState } from './code-field.ts'

export const deliveryPage = (
  endpoint: ShopEndpoint,
  view: CheckoutView,
  errors: FormErrors,
  code?: CodeFieldState,
): Promise<Response> => {
  const { shop, checkout, contents } = view
  const { language, token } = checkout
  const messages = checkoutMessages[language]
  const chosen = contents.delivery?.handle ?? contents.options[0]?.handle
  return checkoutPage({
    endpoint,
    view,
    step: 'delivery',
    code,
    title: messages.deliveryTitle,
    body: html`${errorSummary(errors, messages)}
<form class="flow" method="post" action="/checkouts/${token}/delivery">
<section class="card"><fieldset class="choices" id="delivery"><legend class="skip">${messages.steps.delivery}</legend>${contents.options.map(
      ({ handle, title, description, price }) =>
        html`<label class="choice"><input type="radio" name="delivery" value="${handle}" ${handle === chosen ? html`checked` : ''}><span><span class="spread"><span class="strong">${title[language]}</span><span class="number strong">${
          price === 0 ? messages.free : formatMoney(createMoney(price, shop.currency), language)
        }</span></span><span class="hint">${description[language]}</span></span></label>`,
    )}</fieldset></section>
<div class="actions"><a href="/checkouts/${token}/information">${messages.back}</a><button class="button large">${messages.toPayment}</button></div>
</form>`,
  })
}
