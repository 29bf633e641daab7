/** The kinds of account that a bank in Chile asks for with a transfer, in its own words. */
export const accountKinds = ['Cuenta corriente', 'Cuenta vista', 'Cuenta de ahorro'] as const
export type AccountKind = (typeof accountKinds)[number]

/** Where transfers go. Banks in Bosnia ask for an IBAN; those in Chile for bank, kind, number and RUT. */
export type BankAccount = {
  /** Whose account it is. */
  readonly holder: string
  readonly bank?: string | undefined
  /** In Chile; an IBAN is enough elsewhere. */
  readonly kind?: AccountKind | undefined
  readonly number?: string | undefined
  /** The holder's RUT. */
  readonly taxId?: string | undefined
  /** Without spaces. */
  readonly iban?: string | undefined
  readonly swift?: string | undefined
}

const inFours = (iban: string) => iban.replace(/.{4}(?=.)/g, '$& ')

/** On one line, as a buyer copies it. */
export const formatBankAccount = ({ bank, kind, number, taxId, iban }: BankAccount): string => {
  if (!number) return [iban && inFours(iban), bank].filter(Boolean).join(', ')
  return [bank, [kind?.toLowerCase(), number].filter(Boolean).join(' '), taxId && `RUT ${taxId}`]
    .filter(Boolean)
    .join(', ')
}

/** Money from another country finds its way only by both. */
export const takesTransfersFromAbroad = (account: BankAccount | undefined): boolean =>
  account?.iban !== undefined && account.swift !== undefined
