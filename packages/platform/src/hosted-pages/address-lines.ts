import type { MarketId } from '@dvaput/domain/markets/market'
import { formatTaxTitle } from '@dvaput/domain/orders/tax-title'
import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import type { CompanyInvoice } from '../tables/checkouts.table.ts'
import type { AddressFields } from '../tables/customers.table.ts'
import type { HostedBody } from './hosted-page.ts'

const joinWords = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

const taxIdName = { ba: 'JIB', cl: 'RUT' } as const satisfies Record<MarketId, string>

export const companyLine = (
  { name, taxId, vatNumber, activity, address }: CompanyInvoice,
  { market }: { readonly market: MarketId },
  language: Language,
): string =>
  [
    name,
    `${taxIdName[market]} ${taxId}`,
    vatNumber && `${formatTaxTitle('PDV', language)} ${vatNumber}`,
    activity && `giro: ${activity}`,
    address,
  ]
    .filter(Boolean)
    .join(', ')

/** What is empty takes no line. */
export const onLines = (lines: readonly (string | null | undefined)[]): HostedBody =>
  html`${lines.filter(Boolean).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`

export const addressLines = (address: AddressFields): HostedBody => {
  const lines = [
    joinWords(address.firstName, address.lastName),
    address.company,
    joinWords(address.address1, address.address2),
    joinWords(address.zip, address.city),
    address.province,
  ]
  return onLines(lines)
}
