import { html } from 'hono/html'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { HostedBody } from './hosted-page.ts'

type SummaryLine = {
  readonly title: string
  readonly variantTitle?: string | null | undefined
  readonly pictureKey?: string | null | undefined
  readonly quantity: number
  readonly unitPrice: number
}

/** At full price: what codes take off stands below the subtotal, once, so that the column adds up. */
export const summaryLines = (
  lines: readonly SummaryLine[],
  {
    money,
    origin,
    quantity,
  }: { money: (minor: number) => string | HostedBody; origin: string; quantity: (n: number) => string },
): HostedBody =>
  html`<ul class="lines">${lines.map(
    (line) => html`<li>
${
  line.pictureKey
    ? html`<img src="${pictureUrl(origin, line.pictureKey, { maxWidth: 128, maxHeight: 128, crop: 'CENTER' })}" alt="" width="64" height="64" loading="lazy">`
    : html`<span class="nopicture" aria-hidden="true"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"><path d="m3.75 7.5 8.25-4 8.25 4v9l-8.25 4-8.25-4v-9Zm0 0 8.25 4m0 0 8.25-4M12 11.5v9M7.9 5.5l8.2 4"/></svg></span>`
}
<span class="grow"><span class="strong">${line.title}</span>${
      line.variantTitle ? html`<br><span class="muted small">${line.variantTitle}</span>` : ''
    }<br><span class="muted small">${quantity(line.quantity)}</span></span>
<span class="number end">${money(line.unitPrice * line.quantity)}</span>
</li>`,
  )}</ul>`
