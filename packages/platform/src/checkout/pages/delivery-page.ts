import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { html } from 'hono/html'
import { errorSummary, type FormErrors } from '../../hosted-pages/form-field.ts'
import { checkoutWords } from '../../hosted-pages/messages/checkout-messages.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { checkoutPage } from './checkout-page.ts'
import type { CodeShown } from './code-field.ts'

export const deliveryPage = (
  endpoint: ShopEndpoint,
  view: CheckoutView,
  errors: FormErrors,
  code?: CodeShown,
): Promise<Response> => {
  const { shop, checkout, goods } = view
  const { language, token } = checkout
  const words = checkoutWords[language]
  const chosen = goods.delivery?.handle ?? goods.options[0]?.handle
  return checkoutPage({
    endpoint,
    view,
    step: 'delivery',
    code,
    title: words.deliveryTitle,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    body: html`${errorSummary(errors, words)}
<form class="flow" method="post" action="/checkouts/${token}/delivery">
<section class="card"><fieldset class="choices" id="delivery"><legend class="skip">${words.steps.delivery}</legend>${goods.options.map(
      ({ handle, title, description, price }) =>
        html`<label class="choice"><input type="radio" name="delivery" value="${handle}" ${handle === chosen ? html`checked` : ''}><span><span class="spread"><span class="strong">${title[language]}</span><span class="number strong">${
          price === 0 ? words.free : formatMoney(createMoney(price, shop.currency), language)
        }</span></span><span class="hint">${description[language]}</span></span></label>`,
    )}</fieldset></section>
<div class="actions"><a href="/checkouts/${token}/information">${words.back}</a><button class="button large">${words.toPayment}</button></div>
</form>`,
  })
}
