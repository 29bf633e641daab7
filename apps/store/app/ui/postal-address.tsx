type PostalAddressProps = {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** Named where it is not the reader's own. */
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
