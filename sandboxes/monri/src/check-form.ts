import { createHash, timingSafeEqual } from 'node:crypto'

export type Account = { readonly merchantKey: string; readonly authenticityToken: string }
export type Form = Readonly<Record<string, string>>

/** Fewest and most characters of each field, by the reference of WebPay. */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  order_number: [1, 40],
  order_info: [3, 100],
  ch_full_name: [3, 30],
  ch_address: [3, 100],
  ch_city: [3, 30],
  ch_zip: [3, 9],
  ch_country: [2, 30],
  ch_phone: [3, 30],
  ch_email: [3, 100],
}

const currencies = ['BAM', 'EUR', 'USD']
const languages = ['en', 'es', 'ba', 'hr']
const urls = ['success_url_override', 'cancel_url_override', 'callback_url_override']

export const hash = (algorithm: 'sha1' | 'sha512', text: string) => createHash(algorithm).update(text).digest('hex')

export const isSame = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

const isLong = (value: string, [fewest, most]: readonly [number, number]) =>
  [...value].length >= fewest && [...value].length <= most

/** Names of the fields that are refused. */
export const checkForm = (form: Form, { merchantKey, authenticityToken }: Account): readonly string[] => {
  const read = (name: string) => form[name] ?? ''
  const [order, amount, currency] = [read('order_number'), read('amount'), read('currency')]
  const checks: Readonly<Record<string, boolean>> = {
    authenticity_token: isSame(read('authenticity_token'), authenticityToken),
    amount: /^[1-9]\d{2,10}$/.test(amount),
    currency: currencies.includes(currency),
    language: languages.includes(read('language')),
    transaction_type: ['authorize', 'purchase'].includes(read('transaction_type')),
    digest: isSame(read('digest'), hash('sha512', `${merchantKey}${order}${amount}${currency}`)),
    ...Object.fromEntries(Object.entries(lengths).map(([name, limits]) => [name, isLong(read(name), limits)])),
    ...Object.fromEntries(urls.map((name) => [name, read(name) === '' || URL.canParse(read(name))])),
  }
  return Object.keys(checks).filter((name) => !checks[name])
}
