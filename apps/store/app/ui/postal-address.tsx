type PostalAddressProps = {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** Only for a country other than the reader's. */
  readonly country?: string | undefined
}

export const PostalAddress = ({ street, postalCode, city, country }: PostalAddressProps) => (
  <address className="not-italic">
    {street}
    <br />
    {postalCode} {city}
    {country && <span className="block">{country}</span>}
  </address>
)
