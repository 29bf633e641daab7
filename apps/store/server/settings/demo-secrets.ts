import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { demoPaymentSecrets } from '../payments/payment-providers.ts'
import { demoGate } from './demo-gate.ts'

/** Published in this repository, so worth nothing as secrets. */
export const demoSecrets = {
  appSecret: 'demo-secret-demo-secret-demo-secret',
  externalIdentity: { clientId: 'dvaput-demo', clientSecret: 'dvaput-demo-secret' },
} as const

/** Refused wherever they are set when DEMO=off. */
export const publishedSecrets: readonly string[] = [
  demoSecrets.appSecret,
  demoPublicToken,
  demoGate.codeHash,
  ...demoPaymentSecrets,
  demoSecrets.externalIdentity.clientSecret,
]
