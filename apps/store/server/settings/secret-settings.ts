import type { Setting } from '../config.ts'
import { type SecretPaymentSetting, secretPaymentSettings } from '../payments/payment-settings.ts'
import { publishedSecrets } from './demo-secrets.ts'
import { isGuessable } from './guessable-secret.ts'

/**
 * `ours` is made by whoever runs the shop, `theirs` by whoever it opens: an access to a shop, a bank or the warehouse.
 * `elsewhere` is judged where it is used: by the server that asks for the password in it, or as a hash.
 */
type Judgement = 'ours' | 'theirs' | 'elsewhere'

const paymentSecrets = Object.fromEntries(secretPaymentSettings.map((name) => [name, 'theirs'])) as Record<
  SecretPaymentSetting,
  'theirs'
>

/** Every setting that is named in a complaint without its value, and how it is judged when DEMO=off. */
export const secretSettings = {
  APP_SECRET: 'ours',
  METRICS_TOKEN: 'ours',
  STOREFRONT_PRIVATE_TOKEN: 'ours',
  ADMIN_TOKEN: 'ours',
  ERA_WEBHOOK_SECRET: 'ours',
  ERA_KEY: 'theirs',
  EXTERNAL_IDENTITY_CLIENT_SECRET: 'theirs',
  ...paymentSecrets,
  MAIN_SHOP_TOKEN: 'theirs',
  MAIN_SHOP_ADMIN_TOKEN: 'theirs',
  MAIN_SHOP_WEBHOOK_SECRET: 'theirs',
  RETAIL_SHOP_TOKEN: 'theirs',
  RETAIL_SHOP_ADMIN_TOKEN: 'theirs',
  RETAIL_SHOP_WEBHOOK_SECRET: 'theirs',
  DATABASE_URL: 'elsewhere',
  DATABASE_READ_URL: 'elsewhere',
  SMTP_URL: 'elsewhere',
  INTERNATIONAL_EMAILS: 'elsewhere',
  INTERNATIONAL_CODE_HASH: 'elsewhere',
} as const satisfies Partial<Record<Setting, Judgement>>

export const isSecret = (name: string): boolean => name in secretSettings

const expected = {
  ours: 'expected random characters, as of openssl rand -hex 32',
  theirs: 'expected the one that was given to you',
} as const

/** Without the values, whatever is wrong with them. */
export const checkSecrets = (values: Readonly<Partial<Record<Setting, unknown>>>): string[] => {
  const published = Object.entries(values)
    .filter(([, value]) => typeof value === 'string' && publishedSecrets.includes(value))
    .map(([name]) => `${name} is the demo's, which is published; expected one of your own when DEMO=off`)
  const guessable = Object.entries(secretSettings).flatMap(([name, judgement]) => {
    const value = values[name as keyof typeof secretSettings]
    if (judgement === 'elsewhere' || typeof value !== 'string' || publishedSecrets.includes(value)) return []
    return isGuessable(value) ? [`${name} is (not shown), which can be guessed; ${expected[judgement]}`] : []
  })
  return [...published, ...guessable]
}
