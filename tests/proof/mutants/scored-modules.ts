import type { Area } from './areas.ts'

/** Of an area: the files that are mutated, and the tests that must notice. */
export type ScoredModule = { readonly files: readonly string[]; readonly tests: readonly string[] }

export const testOf = (file: string) => file.replace(/\.ts$/, '.test.ts')
const [domain, backend, payments] = [
  'packages/domain/src',
  'packages/backend/src',
  'packages/integrations/src/payments',
]
const money = ['format-decimal', 'format-money', 'parse-decimal', 'parse-price', 'to-major'].map(
  (name) => `${domain}/money/${name}.ts`,
)
const account = ['check-registration', 'parse-email', 'password-strength'].map((name) => `${domain}/account/${name}.ts`)
const offers = ['check-offer-amount', 'check-offer-rule', 'offer-rules', 'offer-transitions'].map(
  (name) => `${domain}/offers/${name}.ts`,
)
const sessions = [`${backend}/sessions/sessions.ts`, `${backend}/passwords/common-passwords.ts`]
const webhooks = [`${payments}/mercado-pago/read-webhook.ts`, `${backend}/webhook-inbox/hmac-signature.ts`]
const roles = [`${domain}/administrators/permissions.ts`, `${backend}/administrators/totp.ts`]

export const scoredModules: Readonly<Record<Area, ScoredModule>> = {
  money: { files: money, tests: money.map(testOf) },
  stock: {
    files: [
      `${domain}/catalogue/stock.ts`,
      ...['stock', 'lock-stock', 'expired-holds'].map((name) => `packages/platform/src/stock/${name}.ts`),
    ],
    tests: [
      `${domain}/catalogue/stock.test.ts`,
      ...['stock', 'stock-amounts', 'expired-holds'].map((name) => `packages/platform/src/stock/${name}.test.ts`),
    ],
  },
  sessions: {
    files: [...account, `${domain}/account/check-password.ts`, ...sessions],
    tests: [...account, ...sessions].map(testOf),
  },
  roles: { files: roles, tests: roles.map(testOf) },
  webhooks: {
    files: [...webhooks, `${payments}/monri/read-callback.ts`],
    tests: [...webhooks.map(testOf), `${payments}/monri/provider.test.ts`],
  },
  offers: { files: offers, tests: offers.map(testOf) },
}
