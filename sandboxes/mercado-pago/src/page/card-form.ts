import { cardholderResults, testCards } from '../books/card-results.ts'

const fieldNames = ['number', 'name', 'expiry', 'code', 'document', 'installments'] as const
export type CardField = (typeof fieldNames)[number]
export type CardForm = Readonly<Record<CardField, string>>
export type CardErrors = Partial<Record<CardField, string>>

/** Filled in already: nobody has a card of their own to try here. */
export const sampleCard: CardForm = {
  number: '4168 8188 4444 7115',
  name: 'APRO',
  expiry: '11/30',
  code: '123',
  document: '123456789',
  installments: '1',
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

export const parseCardForm = (form: Readonly<Record<string, unknown>>): CardForm => {
  const read = (name: CardField) => (typeof form[name] === 'string' ? form[name].trim().slice(0, 60) : '')
  return Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as CardForm
}

export const findTestCard = ({ number }: CardForm) => testCards.find((card) => card.number === digitsOf(number))

export const findCardholderResult = ({ name }: CardForm) => cardholderResults[name.split(/\s+/)[0]?.toUpperCase() ?? '']

/** The last day of the month on the card is still valid. */
const isPast = (expiry: string, now: Date): boolean => {
  const [, month = '', year = ''] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return !isMonth || Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()
}

export const checkCardForm = (form: CardForm, { now, maxInstallments }: { now: Date; maxInstallments: number }) => {
  const errors: CardErrors = {}
  if (!findTestCard(form)) errors.number = 'Usa el número de una tarjeta de prueba.'
  if (!findCardholderResult(form)) errors.name = `Escribe ${Object.keys(cardholderResults).join(', ')}.`
  if (isPast(form.expiry, now)) errors.expiry = 'Escribe una fecha futura, por ejemplo 11/30.'
  if (!/^\d{3,4}$/.test(form.code)) errors.code = 'Escribe 3 o 4 dígitos.'
  const installments = Number(form.installments)
  if (!Number.isInteger(installments) || installments < 1 || installments > maxInstallments)
    errors.installments = `Elige de 1 a ${maxInstallments} cuotas.`
  return errors
}
