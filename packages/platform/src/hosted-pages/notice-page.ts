import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { checkoutStyle } from './checkout-style.ts'
import { type HostedBody, hostedPage } from './hosted-page.ts'
import { checkoutMessages } from './messages/checkout-messages.ts'
import { policyLinks } from './policy-links.ts'
import { shopHome } from './shop-home.ts'

type Notice = {
  readonly endpoint: Pick<ShopEndpoint, 'shop' | 'origin'>
  readonly language: Language
  readonly title: string
  readonly text: string
  readonly status: number
  readonly details?: readonly string[]
  /** What only who writes to us has a use for. */
  readonly reference?: string
  readonly actions?: HostedBody
  /** Only where this page can be requested again. */
  readonly urlIn?: (language: Language) => string
  readonly refreshSeconds?: number
  readonly script?: string
  /** Origins beside our own to which a form of this page may lead. */
  readonly formTargets?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** One message and the way on. */
export const noticePage = ({
  endpoint,
  language,
  title,
  text,
  details = [],
  reference,
  actions,
  ...rest
}: Notice): Promise<Response> =>
  hostedPage({
    endpoint,
    language,
    title,
    style: checkoutStyle,
    links: policyLinks(language),
    ...rest,
    body: html`<h1>${title}</h1><div class="card"><p>${text}</p>
${details.length > 0 ? html`<ul class="bullets">${details.map((detail) => html`<li>${detail}</li>`)}</ul>` : ''}
${reference === undefined ? '' : html`<p class="muted small">${reference}</p>`}<div class="row">${actions ?? html`<a class="button" href="${shopHome(endpoint)}">${checkoutMessages[language].toShop}</a>`}</div></div>`,
  })
