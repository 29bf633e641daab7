/** Of a module: the files that are mutated, and the tests that must notice. */
export type ScoredModule = { readonly files: readonly string[]; readonly tests: readonly string[] }

export const testOf = (file: string) => file.replace(/\.ts$/, '.test.ts')
const domain = 'packages/domain/src'
const money = ['format-decimal', 'format-money', 'parse-decimal', 'parse-price', 'to-major'].map(
  (name) => `${domain}/money/${name}.ts`,
)
const account = ['check-registration', 'parse-email', 'password-strength'].map((name) => `${domain}/account/${name}.ts`)

export const scoredModules: Readonly<Record<'money' | 'stock' | 'identity', ScoredModule>> = {
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
  identity: {
    files: [
      ...[...account, `${domain}/account/check-password.ts`],
      ...['packages/backend/src/sessions/sessions.ts', 'packages/backend/src/passwords/common-passwords.ts'],
    ],
    tests: [
      ...account.map(testOf),
      ...['packages/backend/src/sessions/sessions.test.ts', 'packages/backend/src/passwords/common-passwords.test.ts'],
    ],
  },
}
