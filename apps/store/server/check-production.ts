import { checkSecrets } from './secret-settings.ts'

const originNames = ['BA_ORIGIN', 'CL_ORIGIN', 'MAIN_ORIGIN', 'RETAIL_ORIGIN'] as const

type Values = Readonly<Partial<Record<(typeof originNames)[number], string | undefined>>> & {
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
  const origins = originNames.flatMap((name) => {
    const origin = values[name]
    if (!origin) return [`${name} is missing; expected ${expectedOrigin[name]} when DEMO=off`]
    if (!origin.startsWith('http:') || isLocal(origin) || values.INSECURE_ORIGINS) return []
    return [`${name} is ${JSON.stringify(origin)}; expected https:// when DEMO=off, or INSECURE_ORIGINS=on`]
  })
  return [...checkSecrets(values), ...mail, ...origins]
}
