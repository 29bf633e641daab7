import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import process from 'node:process'
import { specifiedMinPasswordLength } from '@dvaput/domain/account/check-password'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { defaultOfferSettings } from '@dvaput/domain/offers/offer-limits'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { z } from 'zod'
import { checkPayments, paymentSettings, readPayments } from './payments/payment-settings.ts'
import { checkProduction } from './settings/check-production.ts'
import { demoGate } from './settings/demo-gate.ts'
import { demoSecrets } from './settings/demo-secrets.ts'
import { isSecret } from './settings/secret-settings.ts'
import { SettingsRefused } from './settings/settings-refused.ts'

const port = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    'a port number from 1 to 65535',
  )
  .transform(Number)
const portOrOff = z.union([z.literal('off'), port], 'a port number from 1 to 65535, or off')
const token = z.string().regex(/^[\w-]{8,200}$/, 'at least 8 letters, digits, hyphens or underscores')
/** Opens everything that the shop's own people may do. */
const longToken = z.string().regex(/^[\w-]{32,200}$/, 'at least 32 letters, digits, hyphens or underscores')
const sender = z.string().min(3, 'a sender such as Dvaput <shop@example.com>')
const flag = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on')
const origin = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    'an origin such as https://dvaput.example, without a path',
  )
const host = z
  .string()
  .refine(
    (value) => URL.canParse(`https://${value}`) && new URL(`https://${value}`).host === value,
    'a host name such as checkout.dvaput.example',
  )
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
const isNetwork = (value: string) => {
  const [ip = '', bits] = value.split('/')
  return isIP(ip) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)))
}
const networks = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(
    (values) => values.every(isNetwork),
    'IP addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8',
  )

const emails = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((values) => values.every((value) => /^[^@\s]+@[^@\s]+$/.test(value)), 'e-mails separated by commas')
const argon2Hash = z
  .string()
  .regex(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/, 'what npm run access-code prints')

const countUpTo = (most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= most,
      `a number from 1 to ${most}`,
    )
    .transform(Number)

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, 'an address to listen on, such as 127.0.0.1 or 0.0.0.0').default('127.0.0.1'),
  MARKET: z.enum(marketIds, marketIds.join(' or ')).default('ba'),
  BA_ORIGIN: origin.optional(),
  CL_ORIGIN: origin.optional(),
  INSECURE_ORIGINS: flag.default(false),
  MAIN_PORT: portOrOff.optional(),
  RETAIL_PORT: portOrOff.optional(),
  MAIN_ORIGIN: origin.optional(),
  RETAIL_ORIGIN: origin.optional(),
  STOREFRONT_PUBLIC_TOKEN: token.default(demoPublicToken),
  STOREFRONT_PRIVATE_TOKEN: token.optional(),
  ADMIN_TOKEN: longToken.optional(),
  MAIN_SHOP_URL: origin.optional(),
  MAIN_SHOP_TOKEN: token.optional(),
  MAIN_SHOP_ADMIN_TOKEN: token.optional(),
  MAIN_SHOP_WEBHOOK_SECRET: token.optional(),
  MAIN_SHOP_CLIENT_ID: token.optional(),
  MAIN_CHECKOUT_DOMAIN: host.optional(),
  RETAIL_SHOP_URL: origin.optional(),
  RETAIL_SHOP_TOKEN: token.optional(),
  RETAIL_SHOP_ADMIN_TOKEN: token.optional(),
  RETAIL_SHOP_WEBHOOK_SECRET: token.optional(),
  RETAIL_CHECKOUT_DOMAIN: host.optional(),
  DATA_DIR: z.string().min(1, 'a folder').default('data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_READ_URL: url('postgres:', 'postgresql:').optional(),
  DEMO: flag.default(true),
  APP_SECRET: z.string().min(32, 'at least 32 random characters').default(demoSecrets.appSecret),
  PASSWORD_MIN_LENGTH: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) && Number(value) >= 6 && Number(value) <= 64, 'a number from 6 to 64')
    .transform(Number)
    .default(specifiedMinPasswordLength),
  OFFER_ANSWER_HOURS: countUpTo(720).default(defaultOfferSettings.answerHours),
  OFFER_PAY_HOURS: countUpTo(720).default(defaultOfferSettings.payHours),
  OFFER_MOVES: countUpTo(100).default(defaultOfferSettings.movesPerProduct),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  ERA_URL: url('http:', 'https:').optional(),
  ERA_PORT: portOrOff.optional(),
  ERA_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,500}$/, 'at least 8 characters without spaces')
    .optional(),
  ERA_WEBHOOK_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  INTERNATIONAL_EMAILS: emails.optional(),
  INTERNATIONAL_CODE_HASH: argon2Hash.optional(),
  ...paymentSettings({ url: origin.optional(), token: token.optional(), port: portOrOff.optional() }),
  EXTERNAL_IDENTITY_ISSUER: url('http:', 'https:').optional(),
  EXTERNAL_IDENTITY_CLIENT_ID: z.string().min(1, 'the id that the provider gave us').optional(),
  EXTERNAL_IDENTITY_CLIENT_SECRET: z.string().min(1, 'the secret that the provider gave us').optional(),
  EXTERNAL_IDENTITY_PORT: portOrOff.optional(),
  MAIL_FROM: sender.optional(),
  BA_MAIL_FROM: sender.optional(),
  CL_MAIL_FROM: sender.optional(),
  TRUSTED_PROXIES: networks.default([]),
  BUSY_REQUESTS: countUpTo(9_999).default(200),
  RENDERS_PER_VISITOR: countUpTo(9_999).default(180),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').optional(),
})

export type Setting = keyof z.input<typeof settings>
type Environment = Readonly<Record<string, string | undefined>>

const hostOf = (url = '') => (url ? new URL(url).hostname : '')

const originNames = ['BA_ORIGIN', 'CL_ORIGIN', 'MAIN_ORIGIN', 'RETAIL_ORIGIN'] as const

/** One host cannot be two shops. */
const checkOrigins = (values: z.output<typeof settings>): string[] =>
  originNames.flatMap((name, index) => {
    const same = originNames
      .slice(0, index)
      .find((other) => values[other] && hostOf(values[other]) === hostOf(values[name]))
    return same ? [`${name} is ${JSON.stringify(values[name])}; expected another host name than ${same}`] : []
  })

/** A hosted shop needs a token. */
const readHostedShop = (values: z.output<typeof settings>, name: 'MAIN' | 'RETAIL') => {
  const [url, token] = [values[`${name}_SHOP_URL`], values[`${name}_SHOP_TOKEN`]]
  if (url === undefined || token === undefined) return undefined
  return {
    url,
    token,
    adminToken: values[`${name}_SHOP_ADMIN_TOKEN`],
    webhookSecret: values[`${name}_SHOP_WEBHOOK_SECRET`],
    checkoutDomain: values[`${name}_CHECKOUT_DOMAIN`],
    // Customers are the main shop's.
    clientId: name === 'MAIN' ? values.MAIN_SHOP_CLIENT_ID : undefined,
  }
}

const checkHostedShops = (values: z.output<typeof settings>): string[] =>
  (['MAIN', 'RETAIL'] as const)
    .filter((name) => values[`${name}_SHOP_URL`] && !values[`${name}_SHOP_TOKEN`])
    .map((name) => `${name}_SHOP_TOKEN is missing; expected the private Storefront token of ${name}_SHOP_URL`)

/** A provider knows its clients by name. */
const readExternalIdentity = (values: z.output<typeof settings>) => {
  const [issuer, clientId] = [values.EXTERNAL_IDENTITY_ISSUER, values.EXTERNAL_IDENTITY_CLIENT_ID]
  if (issuer === undefined || clientId === undefined) return undefined
  return { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret: values.EXTERNAL_IDENTITY_CLIENT_SECRET }
}

/** Where nobody has named one: an e-mail at the shop's own host, which nobody can mistake for somebody else's. */
const senderAt = (values: z.output<typeof settings>, market: MarketId): string => {
  const origin = market === 'ba' ? values.BA_ORIGIN : values.CL_ORIGIN
  return values.DEMO || !origin
    ? `Dvaput <${sampleProfiles[market].contact.email}>`
    : `Dvaput <no-reply@${new URL(origin).hostname}>`
}

/** The demo's list and code are published, so they open nothing outside of it. */
const readGate = (values: z.output<typeof settings>) => ({
  emails: values.INTERNATIONAL_EMAILS ?? (values.DEMO ? demoGate.emails : []),
  codeHash: values.INTERNATIONAL_CODE_HASH ?? (values.DEMO ? demoGate.codeHash : undefined),
})

const checkExternalIdentity = (values: z.output<typeof settings>): string[] =>
  values.EXTERNAL_IDENTITY_ISSUER && !values.EXTERNAL_IDENTITY_CLIENT_ID
    ? ['EXTERNAL_IDENTITY_CLIENT_ID is missing; expected the id that EXTERNAL_IDENTITY_ISSUER gave us']
    : []

const checkReadUrl = ({ DATABASE_URL, DATABASE_READ_URL }: z.output<typeof settings>): string[] =>
  DATABASE_READ_URL && !DATABASE_URL
    ? ['DATABASE_URL is missing; expected the PostgreSQL that DATABASE_READ_URL is a replica of']
    : []

const tokenNames = ['STOREFRONT_PUBLIC_TOKEN', 'STOREFRONT_PRIVATE_TOKEN', 'ADMIN_TOKEN', 'METRICS_TOKEN'] as const

/** Whoever may see one of them, as everybody may the public one, must not hold another. */
const checkTokens = (values: z.output<typeof settings>): string[] =>
  tokenNames.flatMap((name, index) => {
    const same = tokenNames.slice(0, index).find((other) => values[other] && values[other] === values[name])
    return same ? [`${name} is (not shown); expected another token than ${same}`] : []
  })

/** An empty line in .env means: not set. */
const onlySet = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in settings.shape && value !== ''))

export const parseConfig = (environment: Environment) => {
  const parsed = settings.safeParse(onlySet(environment))
  if (!parsed.success)
    throw new SettingsRefused(
      parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0])
        const value = isSecret(name) ? '(not shown)' : JSON.stringify(environment[name])
        return `${name} is ${value}; expected ${message}`
      }),
    )
  const values = parsed.data
  const complaints = [
    ...checkOrigins(values),
    ...checkTokens(values),
    ...checkReadUrl(values),
    ...checkHostedShops(values),
    ...checkExternalIdentity(values),
    ...checkPayments(values),
    ...(values.DEMO ? [] : checkProduction(values)),
  ]
  if (complaints.length > 0) throw new SettingsRefused(complaints)
  return {
    port: values.PORT,
    host: values.HOST,
    defaultMarket: values.MARKET,
    origins: { ba: values.BA_ORIGIN, cl: values.CL_ORIGIN },
    platform: {
      ports: {
        main: values.MAIN_PORT ?? (values.DEMO ? 3443 : 'off'),
        retail: values.RETAIL_PORT ?? (values.DEMO ? 3444 : 'off'),
      } as const,
      origins: { main: values.MAIN_ORIGIN, retail: values.RETAIL_ORIGIN },
      tokens: {
        public: values.STOREFRONT_PUBLIC_TOKEN,
        private: values.STOREFRONT_PRIVATE_TOKEN,
        admin: values.ADMIN_TOKEN,
      },
    },
    shops: { main: readHostedShop(values, 'MAIN'), retail: readHostedShop(values, 'RETAIL') },
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    demo: values.DEMO,
    appSecret: values.APP_SECRET,
    minPasswordLength: values.PASSWORD_MIN_LENGTH,
    smtpUrl: values.SMTP_URL,
    mailSenders: {
      ba: values.BA_MAIL_FROM ?? values.MAIL_FROM ?? senderAt(values, 'ba'),
      cl: values.CL_MAIL_FROM ?? values.MAIL_FROM ?? senderAt(values, 'cl'),
    },
    gate: readGate(values),
    offers: {
      answerHours: values.OFFER_ANSWER_HOURS,
      payHours: values.OFFER_PAY_HOURS,
      movesPerProduct: values.OFFER_MOVES,
    },
    era: {
      url: values.ERA_URL,
      port: values.ERA_PORT,
      key: values.ERA_KEY,
      webhookSecret: values.ERA_WEBHOOK_SECRET,
    },
    payments: readPayments(values),
    externalIdentity: { provider: readExternalIdentity(values), port: values.EXTERNAL_IDENTITY_PORT },
    trustedProxies: values.TRUSTED_PROXIES,
    busyRequests: values.BUSY_REQUESTS,
    rendersPerVisitor: values.RENDERS_PER_VISITOR,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? (values.DEMO ? 'warn' : 'info'),
    development: false,
  }
}

export type Config = ReturnType<typeof parseConfig>

export const readConfig = (args: readonly string[]): Config => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return { ...parseConfig(process.env), development: args.includes('--dev') }
}
