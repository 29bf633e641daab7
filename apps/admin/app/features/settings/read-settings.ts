import { parseEmail } from '@dvaput/domain/account/parse-email'
import { addressFormOf, addressForms } from '@dvaput/domain/address/address-forms'
import { type RateName, rateNames } from '@dvaput/domain/markets/delivery-rates'
import type { Span } from '@dvaput/domain/markets/figures'
import { type MarketId, type PostalAddress, socialNetworks } from '@dvaput/domain/markets/market'
import { type MarketSettings, type SpanSetting, spanSettings } from '@dvaput/domain/markets/market-settings'
import { markets } from '@dvaput/domain/markets/markets'
import { formatTypedAmount } from '@dvaput/domain/money/format-typed-amount'
import { createMoney } from '@dvaput/domain/money/money'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import type { Language } from '@dvaput/domain/text/language'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

export const places = ['pickupPoint', 'address'] as const
export const placeParts = ['street', 'postalCode', 'city'] as const

export const settingField = (name: string, part: string): string => `${name}.${part}`

type SettingProblem =
  | 'not-an-email'
  | 'not-a-phone'
  | 'not-a-place'
  | 'not-a-postal-code'
  | 'not-a-span'
  | 'not-a-price'
  | 'not-a-seller'
  | 'not-a-tax-id'
  | 'not-a-link'
export type SettingProblems = Readonly<Record<string, SettingProblem>>

const moneyOf = (minor: number, market: MarketId) => createMoney(minor, markets[market].currency)

const sellerFields = (seller: MarketSettings['seller']): FormTexts => ({
  [settingField('seller', 'name')]: seller?.name ?? '',
  ...Object.fromEntries((seller?.taxIds ?? []).map((taxId) => [settingField('seller', taxId.name), taxId.value])),
})

/** Its fields under the names of the form. */
export const toSettingFields = (
  { contact, figures, deliveryRates, freeDeliveryFrom, social, seller }: MarketSettings,
  market: MarketId,
  language: Language,
): FormTexts => ({
  ...sellerFields(seller),
  email: contact.email ?? '',
  phones: contact.phones.join('\n'),
  ...Object.fromEntries(socialNetworks.map((network) => [settingField('social', network), social?.[network] ?? ''])),
  ...Object.fromEntries(
    places.flatMap((place) => placeParts.map((part) => [settingField(place, part), contact[place]?.[part] ?? ''])),
  ),
  ...Object.fromEntries(
    spanSettings.flatMap((name) => [
      [settingField(name, 'from'), String(figures[name].from)],
      [settingField(name, 'to'), String(figures[name].to)],
    ]),
  ),
  ...Object.fromEntries(
    rateNames.map((name) => [
      settingField('rate', name),
      formatTypedAmount(moneyOf(deliveryRates[name], market), language),
    ]),
  ),
  freeDeliveryFrom: freeDeliveryFrom === null ? '' : formatTypedAmount(moneyOf(freeDeliveryFrom, market), language),
})

/** `tel:` links need the country's prefix wherever they are pressed. */
const phoneForm = /^\+\d[\d ]{5,19}$/
const maxPhones = 4

/** Characters that our information texts read as markup stay out of names. */
const nameForm = /^[^[\](){}|*<>"]{2,80}$/

/** Companies have quotes and brackets in their names. */
const sellerForm = /^[^<>]{2,80}$/
const taxIdForm = /^[\dA-Za-z][\dA-Za-z .-]{3,19}$/

const longestSpan = 365
/** A slip of the finger, in either currency. */
const maxMinor = 10_000_000

/** Of what was typed; every field that is wrong, with what is wrong about it. */
export const readSettings = (
  typed: FormTexts,
  market: MarketId,
): { readonly settings: MarketSettings } | { readonly problems: SettingProblems } => {
  const problems: Record<string, SettingProblem> = {}
  const original = markets[market]

  const readPlace = (place: (typeof places)[number]): PostalAddress => {
    const country = place === 'address' ? original.seat : original.country
    const fieldOf = (part: (typeof placeParts)[number]) => settingField(place, part)
    const of = (part: (typeof placeParts)[number]) => typed[fieldOf(part)] ?? ''
    for (const part of ['street', 'city'] as const)
      if (!nameForm.test(of(part))) problems[fieldOf(part)] = 'not-a-place'
    const { pattern } = addressForms[addressFormOf(country, market)].postalCode
    if (!pattern.test(of('postalCode'))) problems[fieldOf('postalCode')] = 'not-a-postal-code'
    return { street: of('street'), postalCode: of('postalCode'), city: of('city'), country }
  }

  const readSpan = (name: SpanSetting): Span => {
    const [from, to] = (['from', 'to'] as const).map((part) => {
      const text = typed[settingField(name, part)] ?? ''
      return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
    }) as [number, number]
    if (!(from <= to && to > 0 && to <= longestSpan)) problems[settingField(name, 'to')] = 'not-a-span'
    return { from, to, unit: original.figures[name].unit }
  }

  const readPrice = (field: string): number => {
    const price = parsePrice(typed[field] ?? '', original.currency)
    if (!price || price.minor < 0 || price.minor > maxMinor) problems[field] = 'not-a-price'
    return price?.minor ?? 0
  }
  const rateOf = (name: RateName) => readPrice(settingField('rate', name))

  const readSeller = () => {
    const check = (part: string, form: RegExp, problem: SettingProblem) => {
      const field = settingField('seller', part)
      const text = typed[field] ?? ''
      if (!form.test(text)) problems[field] = problem
      return text
    }
    const name = check('name', sellerForm, 'not-a-seller')
    return {
      name,
      taxIds: original.taxIdNames.map((id) => ({ name: id, value: check(id, taxIdForm, 'not-a-tax-id') })),
    }
  }

  const readSocial = () =>
    Object.fromEntries(
      socialNetworks.flatMap((network) => {
        const field = settingField('social', network)
        const text = typed[field] ?? ''
        if (text && !(text.startsWith('https://') && URL.canParse(text))) problems[field] = 'not-a-link'
        return text ? [[network, text]] : []
      }),
    )

  const email = parseEmail(typed.email ?? '')
  if (!email) problems.email = 'not-an-email'
  const phones = (typed.phones ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (phones.length === 0 || phones.length > maxPhones || !phones.every((phone) => phoneForm.test(phone)))
    problems.phones = 'not-a-phone'
  const settings: MarketSettings = {
    contact: { email: email ?? '', phones, pickupPoint: readPlace('pickupPoint'), address: readPlace('address') },
    figures: {
      dispatch: readSpan('dispatch'),
      deliveryInStockCity: readSpan('deliveryInStockCity'),
      deliveryInStockElsewhere: readSpan('deliveryInStockElsewhere'),
      deliveryImported: readSpan('deliveryImported'),
      messageReply: readSpan('messageReply'),
    },
    deliveryRates: {
      standardCity: rateOf('standardCity'),
      standard: rateOf('standard'),
      standardExtreme: rateOf('standardExtreme'),
      expressCity: rateOf('expressCity'),
      express: rateOf('express'),
      expressExtreme: rateOf('expressExtreme'),
    },
    social: readSocial(),
    seller: readSeller(),
    freeDeliveryFrom: typed.freeDeliveryFrom ? readPrice('freeDeliveryFrom') : null,
  }
  return Object.keys(problems).length > 0 ? { problems } : { settings }
}
