type Named = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly displayName?: string
}

/** The first name, else the name. The platform calls somebody without a name by the e-mail. // ACC-02 */
export const greetingName = ({ firstName, lastName, email, displayName = '' }: Named): string | undefined =>
  firstName || (displayName === email ? '' : displayName) || lastName || undefined
