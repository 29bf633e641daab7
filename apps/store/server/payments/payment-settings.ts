import type { Currency } from '@dvaput/domain/money/money'
import { z } from 'zod'
import { type PaymentProviderEntry, type ProviderName, paymentProviders, providerNames } from './payment-providers.ts'

type AccountSettings<Settings> = Settings extends { account: infer Account } ? Account[keyof Account] : never
export type SecretPaymentSetting = AccountSettings<PaymentProviderEntry['settings']>
type UrlSetting = PaymentProviderEntry['settings']['url']
type PortSetting = PaymentProviderEntry['settings']['port']

const secretsOf = ({ settings }: PaymentProviderEntry) => Object.values(settings.account) as SecretPaymentSetting[]

/** Named in a complaint without their value. */
export const secretPaymentSettings = paymentProviders.flatMap(secretsOf)

export const paymentUrlSettings: readonly UrlSetting[] = paymentProviders.map(({ settings }) => settings.url)

const shapeOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

const shopPayments = ['test', ...providerNames, 'off'] as const
export type ShopPayments = (typeof shopPayments)[number]

const shopPaymentsSetting = z.enum(shopPayments, shopPayments.join(' or ')).optional()

/** The settings of all providers, and who takes the money where. */
export const paymentSettings = <Url, Token, Port>({ url, token, port }: { url: Url; token: Token; port: Port }) => ({
  ...shapeOf<UrlSetting, Url>(paymentUrlSettings, url),
  ...shapeOf<SecretPaymentSetting, Token>(secretPaymentSettings, token),
  ...shapeOf<PortSetting, Port>(
    paymentProviders.map(({ settings }) => settings.port),
    port,
  ),
  MAIN_PAYMENTS: shopPaymentsSetting,
  RETAIL_PAYMENTS: shopPaymentsSetting,
  IMPORTED_PAYMENTS: z.enum(providerNames, providerNames.join(' or ')).default('mercado-pago'),
})

type Values = Readonly<Partial<Record<UrlSetting | SecretPaymentSetting, string | undefined>>> &
  Readonly<Partial<Record<PortSetting, number | 'off' | undefined>>> & {
    readonly DEMO: boolean
    readonly MAIN_PAYMENTS?: ShopPayments | undefined
    readonly RETAIL_PAYMENTS?: ShopPayments | undefined
    readonly IMPORTED_PAYMENTS: ProviderName
  }

/** The account at a provider, whole or not at all. */
const readAccount = (provider: PaymentProviderEntry, values: Values) => {
  const parts = Object.entries<SecretPaymentSetting>(provider.settings.account).map(
    ([part, setting]) => [part, values[setting]] as const,
  )
  if (parts.some(([, value]) => value === undefined)) return undefined
  return { url: values[provider.settings.url], parts: Object.fromEntries(parts) as Readonly<Record<string, string>> }
}
export type PaymentAccount = NonNullable<ReturnType<typeof readAccount>>

/** Test cards hold no money: without the demo nobody takes any, unless the settings say who. */
export const readPayments = (values: Values) => {
  const usual: ShopPayments = values.DEMO ? 'test' : 'off'
  return {
    main: values.MAIN_PAYMENTS ?? usual,
    retail: values.RETAIL_PAYMENTS ?? usual,
    imported: values.IMPORTED_PAYMENTS,
    accounts: Object.fromEntries(
      paymentProviders.map((provider) => [
        provider.name,
        { account: readAccount(provider, values), port: values[provider.settings.port] },
      ]),
    ) as Readonly<Record<ProviderName, { account: PaymentAccount | undefined; port: number | 'off' | undefined }>>,
  }
}
export type PaymentsConfig = ReturnType<typeof readPayments>

/** The settings of one account belong together. */
const checkAccounts = (values: Values): string[] =>
  paymentProviders.flatMap((provider) => {
    const given = [...secretsOf(provider), provider.settings.url].find((name) => values[name])
    const missing = given && secretsOf(provider).find((name) => !values[name])
    return missing ? [`${missing} is missing; expected it beside ${given}`] : []
  })

const currencyOf = { MAIN_PAYMENTS: 'BAM', RETAIL_PAYMENTS: 'CLP', IMPORTED_PAYMENTS: 'CLP' } as const
const money: Readonly<Record<Currency, string>> = { BAM: 'marks', CLP: 'pesos', USD: 'dollars' }

const listMoney = (currencies: readonly Currency[]) => currencies.map((each) => money[each]).join(' and ')

const checkPlace = (setting: keyof typeof currencyOf, values: Values): string[] => {
  const name = values[setting]
  if (name === 'test' && !values.DEMO)
    return [`${setting} is "test"; expected another one when DEMO=off, because test cards hold no money`]
  const provider = paymentProviders.find((each) => each.name === name)
  if (!provider) return []
  const currency = currencyOf[setting]
  const currencies: readonly Currency[] = provider.currencies
  if (!currencies.includes(currency)) {
    const takes = `${provider.title} takes ${listMoney(currencies)}`
    return [`${setting} is "${name}"; expected one that takes ${money[currency]}: ${takes}`]
  }
  // Imported products can be looked at without anybody who takes the money.
  if (setting === 'IMPORTED_PAYMENTS' || values.DEMO || readAccount(provider, values)) return []
  const [missing] = secretsOf(provider).filter((each) => !values[each])
  return [`${missing} is missing; expected it beside ${setting}`]
}

export const checkPayments = (values: Values): string[] => [
  ...checkAccounts(values),
  ...(Object.keys(currencyOf) as (keyof typeof currencyOf)[]).flatMap((setting) => checkPlace(setting, values)),
]
