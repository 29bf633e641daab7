import { companyTaxIds } from '../address/company-tax-ids.ts'
import { type AccountKind, accountKinds, type BankAccount } from '../markets/bank-account.ts'
import type { MarketId } from '../markets/market.ts'

export type BankAccountField = keyof BankAccount
export type BankAccountProblem =
  | 'not-a-holder'
  | 'not-a-bank'
  | 'not-an-iban'
  | 'not-a-swift'
  | 'not-a-number'
  | 'not-a-rut'

/** What banks of each market ask for, in the order of the form, and what may stay empty. */
export const bankAccountFields = {
  ba: [
    { name: 'holder', isRequired: true },
    { name: 'iban', isRequired: true },
    { name: 'bank', isRequired: false },
    { name: 'swift', isRequired: false },
  ],
  cl: [
    { name: 'holder', isRequired: true },
    { name: 'taxId', isRequired: true },
    { name: 'bank', isRequired: true },
    { name: 'kind', isRequired: true },
    { name: 'number', isRequired: true },
    { name: 'iban', isRequired: false },
    { name: 'swift', isRequired: false },
  ],
} as const satisfies Record<MarketId, readonly { readonly name: BankAccountField; readonly isRequired: boolean }[]>

const ibanForm = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/
/** Banks of Bosnia have no other length. */
const bosnianIbanLength = 20

/** The check digits of an IBAN: with its first four characters at the end and letters as numbers, 1 modulo 97. */
const hasCheckDigits = (iban: string): boolean =>
  [...`${iban.slice(4)}${iban.slice(0, 4)}`]
    .map((character) => String(Number.parseInt(character, 36)))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1

export const parseIban = (text: string): string | undefined => {
  const iban = text.replace(/[\s-]/g, '').toUpperCase()
  if (!ibanForm.test(iban) || !hasCheckDigits(iban)) return undefined
  return iban.startsWith('BA') && iban.length !== bosnianIbanLength ? undefined : iban
}

const parseSwift = (text: string): string | undefined => {
  const swift = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(swift) ? swift : undefined
}

const parseName = (text: string): string | undefined => (/^[^<>]{2,80}$/.test(text.trim()) ? text.trim() : undefined)
const parseNumber = (text: string): string | undefined =>
  /^\d[\d -]{3,24}\d$/.test(text.trim()) ? text.trim() : undefined
const parseKind = (text: string): AccountKind | undefined => accountKinds.find((kind) => kind === text)

const parsers = {
  holder: { parse: parseName, problem: 'not-a-holder' },
  bank: { parse: parseName, problem: 'not-a-bank' },
  kind: { parse: parseKind, problem: 'not-a-number' },
  number: { parse: parseNumber, problem: 'not-a-number' },
  taxId: { parse: companyTaxIds.cl.parseTaxId, problem: 'not-a-rut' },
  iban: { parse: parseIban, problem: 'not-an-iban' },
  swift: { parse: parseSwift, problem: 'not-a-swift' },
} as const satisfies Record<
  BankAccountField,
  { readonly parse: (text: string) => string | undefined; readonly problem: BankAccountProblem }
>

type Checked =
  | { readonly account: BankAccount }
  | { readonly problems: Readonly<Partial<Record<BankAccountField, BankAccountProblem>>> }

/** Of what was typed; every field that is wrong, with what is wrong about it. */
export const checkBankAccount = (
  typed: Readonly<Partial<Record<BankAccountField, string>>>,
  market: MarketId,
): Checked => {
  const problems: Partial<Record<BankAccountField, BankAccountProblem>> = {}
  const account: Partial<Record<BankAccountField, string>> = {}
  for (const { name, isRequired } of bankAccountFields[market]) {
    const text = typed[name]?.trim() ?? ''
    if (text === '' && !isRequired) continue
    const { parse, problem } = parsers[name]
    const value = parse(text)
    if (value === undefined) problems[name] = problem
    else account[name] = value
  }
  return Object.keys(problems).length > 0 ? { problems } : { account: account as BankAccount }
}
