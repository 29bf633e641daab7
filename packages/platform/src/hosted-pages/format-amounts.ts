import { type ApproximateRate, formatApproximate } from '@dvaput/domain/money/approximate-rate'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { type Currency, createMoney } from '@dvaput/domain/money/money'
import { formatRateNote } from '@dvaput/domain/money/rate-note'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { marketOf, type ShopOfMarket } from '../shops/market-of.ts'
import type { HostedBody } from './hosted-page.ts'

type AmountStyle = {
  readonly currency: Currency
  readonly language: Language
  /** Of the cart or the order. */
  readonly rate: ApproximateRate | undefined
}

/** What is charged, and below it what that is about worth where the buyer lives. */
export const createFormatAmount =
  ({ currency, language, rate }: AmountStyle) =>
  (minor: number): string | HostedBody => {
    const money = createMoney(minor, currency)
    const approximate = formatApproximate(money, rate, language)
    const amount = formatMoney(money, language)
    return approximate === null
      ? amount
      : html`${amount}<br><span class="muted small">${approximate.replaceAll(' ', '\u00a0')}</span>`
  }

/** By which rate, of which day. `shop` is the one that the buyer knows. */
export const rateNote = (
  shop: ShopOfMarket,
  { language, rate }: Pick<AmountStyle, 'language' | 'rate'>,
): HostedBody | '' => (rate ? html`<p class="muted small">${formatRateNote(rate, marketOf(shop), language)}</p>` : '')
