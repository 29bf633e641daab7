import {
  type BankAccountField,
  type BankAccountProblem,
  bankAccountFields,
} from '@dvaput/domain/bank-accounts/check-bank-account'
import type { BankAccount } from '@dvaput/domain/markets/bank-account'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

export type BankProblems = Readonly<Partial<Record<BankAccountField, BankAccountProblem>>>

/** Its fields under the names of the form. */
export const toBankFields = (account: BankAccount | null, market: MarketId): FormTexts =>
  Object.fromEntries(bankAccountFields[market].map(({ name }) => [name, account?.[name] ?? '']))
