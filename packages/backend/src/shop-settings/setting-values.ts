import { accountKinds, type BankAccount } from '@dvaput/domain/markets/bank-account'
import { rateNames } from '@dvaput/domain/markets/delivery-rates'
import { dayRanges, timeUnits } from '@dvaput/domain/markets/figures'
import type { FooterLink } from '@dvaput/domain/markets/footer-links'
import { type MarketId, socialNetworks } from '@dvaput/domain/markets/market'
import type { MarketSettings } from '@dvaput/domain/markets/market-settings'
import type { OwnText } from '@dvaput/domain/markets/own-texts'
import { isExchangeRate } from '@dvaput/domain/money/is-exchange-rate'
import { z } from 'zod'

const openingHours = z.array(z.object({ days: z.enum(dayRanges), time: z.string() }))
const hours = z.object({ storeHours: openingHours, phoneHours: openingHours, serviceHours: openingHours })

const hoursOfMarkets = { 'hours-ba': hours, 'hours-cl': hours } as const satisfies Record<
  `hours-${MarketId}`,
  z.ZodType
>

const postalAddress = z.object({
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(['BA', 'CL']),
})
const span = z.object({ from: z.number(), to: z.number(), unit: z.enum(timeUnits) })
const market = z.object({
  contact: z.object({
    email: z.string(),
    phones: z.array(z.string()),
    pickupPoint: postalAddress,
    address: postalAddress,
  }),
  figures: z.object({
    dispatch: span,
    deliveryInStockCity: span,
    deliveryInStockElsewhere: span,
    deliveryImported: span,
    messageReply: span,
  } satisfies Record<keyof MarketSettings['figures'], z.ZodType>),
  deliveryRates: z.record(z.enum(rateNames), z.number()),
  freeDeliveryFrom: z.number().nullable(),
  social: z.partialRecord(z.enum(socialNetworks), z.string()).optional(),
  seller: z.object({ name: z.string(), taxIds: z.array(z.object({ name: z.string(), value: z.string() })) }).optional(),
})

const settingsOfMarkets = { 'market-ba': market, 'market-cl': market } as const satisfies Record<
  `market-${MarketId}`,
  z.ZodType<MarketSettings>
>

const bankAccount = z.object({
  holder: z.string(),
  bank: z.string().optional(),
  kind: z.enum(accountKinds).optional(),
  number: z.string().optional(),
  taxId: z.string().optional(),
  iban: z.string().optional(),
  swift: z.string().optional(),
} satisfies Record<keyof BankAccount, z.ZodType>)

const accountsOfMarkets = { 'bank-account-ba': bankAccount, 'bank-account-cl': bankAccount } as const satisfies Record<
  `bank-account-${MarketId}`,
  z.ZodType<BankAccount>
>

const confirmation = z.object({ at: z.iso.datetime(), by: z.string() }).optional()

const footerLinks = z.array(
  z.object({ path: z.string(), titles: z.object({ bcs: z.string(), en: z.string(), es: z.string() }) }),
)

const linksOfMarkets = { 'links-ba': footerLinks, 'links-cl': footerLinks } as const satisfies Record<
  `links-${MarketId}`,
  z.ZodType<FooterLink[]>
>

const pesosPerUnit = z.object({ pesosPerUnit: z.string().refine(isExchangeRate) })

const pesoRatesOfMarkets = { 'peso-rate-ba': pesosPerUnit, 'peso-rate-cl': pesosPerUnit } as const satisfies Record<
  `peso-rate-${MarketId}`,
  z.ZodType
>

/** What each setting holds; the default stands where nothing was set. */
const settingValues = {
  /** Instead of the warehouse's rate. */
  'exchange-rate': z.object({ pesosPerDollar: z.string().refine(isExchangeRate) }),
  /** What peso prices are about worth in the market's own currency. */
  ...pesoRatesOfMarkets,
  /** Customers who need no code for the international listing. */
  'gate-emails': z.object({ emails: z.array(z.string()) }),
  /** Argon2; null where no code opens the gate. */
  'gate-code': z.object({ hash: z.string().nullable() }),
  /** What managers and clerks may do. */
  roles: z.object({ manager: z.array(z.string()), clerk: z.array(z.string()) }),
  ...hoursOfMarkets,
  ...settingsOfMarkets,
  /** Where transfers go. */
  ...accountsOfMarkets,
  /** What owners have said before opening, with day and name. */
  'ready-to-open': z.object({ backup: confirmation, 'legal-texts-ba': confirmation, 'legal-texts-cl': confirmation }),
  /** As the menu of the shop has them. */
  ...linksOfMarkets,
} as const

const ownText = z.object({ title: z.string(), text: z.string() })

/** A section of an information page of one market. */
export type TextKey = `text-${MarketId}-${string}`

export const textPrefix = (market: MarketId): `text-${MarketId}-` => `text-${market}-`

type Values = { readonly [Key in keyof typeof settingValues]: z.infer<(typeof settingValues)[Key]> }

export type SettingKey = keyof Values | TextKey
export type SettingValue<Key extends SettingKey> = Key extends keyof Values ? Values[Key] : OwnText

const isTextKey = (key: SettingKey): key is TextKey => key.startsWith('text-')

export const parseSetting = <Key extends SettingKey>(key: Key, value: unknown): SettingValue<Key> =>
  (isTextKey(key) ? ownText : settingValues[key as keyof Values]).parse(value) as SettingValue<Key>
