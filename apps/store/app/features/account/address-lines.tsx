import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { formatCountry, formatProvince } from '../../ui/forms/address-texts.ts'

/** An address in one line, to tell it from the others. */
export const summariseAddress = ({ address1, city }: AccountAddress): string =>
  [address1, city].filter(Boolean).join(', ')

export const AddressLines = ({ address }: { readonly address: AccountAddress }) => {
  const text = useText('addresses')
  const { market } = usePageContext()
  const { firstName, lastName, company, address1, address2, zip, city, phone } = address
  const lines = [
    company,
    address1,
    address2,
    [zip, city].filter(Boolean).join(' '),
    formatProvince(address, market.id),
    formatCountry(text, address.countryCode, address.country),
    phone,
  ].filter(Boolean)
  return (
    <address className="text-ink-soft not-italic wrap-anywhere">
      <strong className="block font-semibold text-ink">{[firstName, lastName].filter(Boolean).join(' ')}</strong>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
