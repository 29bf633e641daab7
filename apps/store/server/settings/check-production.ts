import { paymentUrlSettings } from '../payments/payment-settings.ts'
import { checkSecrets } from './secret-settings.ts'

const originNames = ['BA_ORIGIN', 'CL_ORIGIN', 'MAIN_ORIGIN', 'RETAIL_ORIGIN'] as const

/** Other services, which get a secret of ours with each request. */
const serviceNames = [
  ...(['MAIN_SHOP_URL', 'RETAIL_SHOP_URL', 'ERA_URL', 'EXTERNAL_IDENTITY_ISSUER'] as const),
  ...paymentUrlSettings,
]

type UrlName = (typeof originNames)[number] | (typeof serviceNames)[number]

type Values = Readonly<Partial<Record<UrlName, string | undefined>>> & {
  readonly SMTP_URL?: string | undefined
  readonly INSECURE_ORIGINS: boolean
}

const expectedOrigin = {
  BA_ORIGIN: "the market's public origin",
  CL_ORIGIN: "the market's public origin",
  MAIN_ORIGIN: "the public origin of the platform's shop",
  RETAIL_ORIGIN: "the public origin of the platform's shop",
} as const satisfies Record<(typeof originNames)[number], string>

/** What stays on this machine needs no TLS. */
const isLocal = (origin: string): boolean => /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(new URL(origin).hostname)

/** What a shop with real customers must not start with. */
export const checkProduction = (values: Values): string[] => {
  const mail = values.SMTP_URL
    ? []
    : ['SMTP_URL is missing; expected a URL beginning with smtp:// or smtps:// when DEMO=off']
  const missing = originNames
    .filter((name) => !values[name])
    .map((name) => `${name} is missing; expected ${expectedOrigin[name]} when DEMO=off`)
  const insecure = [...originNames, ...serviceNames].flatMap((name) => {
    const url = values[name]
    if (!url?.startsWith('http:') || isLocal(url) || values.INSECURE_ORIGINS) return []
    // A path or a name with a password may be secret.
    const shown = JSON.stringify(new URL(url).origin)
    return [`${name} is ${shown}; expected https:// when DEMO=off, or INSECURE_ORIGINS=on`]
  })
  return [...checkSecrets(values), ...mail, ...missing, ...insecure]
}
