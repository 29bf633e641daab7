export type Fields = Readonly<Record<string, unknown>>
export type ApiError = { readonly error: string; readonly message: string }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isUrl = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isMissing = (value: unknown) => value === undefined || value === null

/** ISO 8601 with milliseconds optional and an offset. */
const isTime = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))

/** The account is Chilean, and the peso has no decimals. */
const isWholePesos = (item: Fields) =>
  (isMissing(item.currency_id) || item.currency_id === 'CLP') &&
  Number.isInteger(item.unit_price) &&
  Number(item.unit_price) > 0

const checkItems = ({ items }: Fields): string | undefined => {
  if (!Array.isArray(items) || items.length === 0) return 'items needed'
  for (const item of items.map(fieldsOf)) {
    if (textOf(item.title) === '') return 'title invalid'
    if (!Number.isInteger(item.quantity) || Number(item.quantity) < 1) return 'quantity invalid'
    if (!isWholePesos(item)) return 'unit_price invalid'
  }
  return undefined
}

const checkBackUrls = ({ back_urls: urls }: Fields): string | undefined =>
  Object.values(fieldsOf(urls)).every((url) => url === '' || isUrl(url)) ? undefined : 'back_urls invalid. Wrong format'

const checkAutoReturn = ({ auto_return: mode, back_urls: urls }: Fields): string | undefined => {
  if (isMissing(mode)) return undefined
  if (mode !== 'approved' && mode !== 'all') return 'auto_return invalid'
  return textOf(fieldsOf(urls).success) === '' ? 'auto_return invalid. back_url.success must be defined' : undefined
}

const checkInstallments = ({ payment_methods: methods }: Fields): string | undefined => {
  const { installments } = fieldsOf(methods)
  const isValid =
    isMissing(installments) ||
    (Number.isInteger(installments) && Number(installments) >= 1 && Number(installments) <= 36)
  return isValid ? undefined : 'installments invalid. Should be a number between 1 and 36'
}

const checkTime = (name: 'expiration_date_from' | 'expiration_date_to') => (preference: Fields) =>
  isMissing(preference[name]) || isTime(preference[name]) ? undefined : `${name} invalid`

/** Error codes of the reference, each with the check behind it. */
const checks: readonly (readonly [string, (preference: Fields) => string | undefined])[] = [
  ['invalid_items', checkItems],
  [
    'invalid_payer',
    ({ payer }) => (textOf(fieldsOf(payer).email).length > 150 ? 'payer.email is too long, 150 at most' : undefined),
  ],
  ['invalid_back_urls', checkBackUrls],
  ['invalid_auto_return', checkAutoReturn],
  ['invalid_payment_methods', checkInstallments],
  ['invalid_expiration_date_from', checkTime('expiration_date_from')],
  ['invalid_expiration_date_to', checkTime('expiration_date_to')],
  [
    'invalid_binary_mode',
    ({ binary_mode: mode }) =>
      isMissing(mode) || typeof mode === 'boolean' ? undefined : 'binary_mode must be boolean',
  ],
  [
    'invalid_notification_url',
    ({ notification_url: url }) => (isMissing(url) || isUrl(url) ? undefined : 'notification_url must be a valid url'),
  ],
  [
    'invalid_external_reference',
    ({ external_reference: reference }) =>
      isMissing(reference) || (typeof reference === 'string' && reference.length <= 256)
        ? undefined
        : 'external_reference must be a text of 256 characters at most',
  ],
]

export const checkPreference = (preference: Fields): ApiError | undefined => {
  for (const [error, check] of checks) {
    const message = check(preference)
    if (message !== undefined) return { error, message }
  }
  return undefined
}
