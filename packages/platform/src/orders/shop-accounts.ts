import type { Currency } from '@dvaput/domain/money/money'

/** Where a transfer goes. From abroad it arrives only where both the IBAN and the SWIFT code are known. */
export type ShopAccount = { readonly text: string; readonly iban?: string; readonly swift?: string }

/** Sample accounts until a shop puts its own here. */
export const shopAccounts: Readonly<Record<Currency, ShopAccount>> = {
  BAM: { text: 'BA39 1290 0794 0102 8494', iban: 'BA391290079401028494' },
  CLP: { text: 'Banco de prueba, cuenta corriente 00-123-45678-09, RUT 76.086.428-5' },
  USD: { text: '' },
}
