import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { demoGate } from './demo-gate.ts'

/** Published in this repository, so worth nothing as secrets. */
export const demoSecrets = {
  appSecret: 'demo-secret-demo-secret-demo-secret',
  mercadoPago: { accessToken: 'TEST-demo-token', webhookSecret: 'demo-webhook-secret' },
  monri: { merchantKey: 'demo-merchant-key', authenticityToken: 'demo-authenticity-token' },
  externalIdentity: { clientId: 'dvaput-demo', clientSecret: 'dvaput-demo-secret' },
} as const

/** Refused wherever they are set when DEMO=off. */
export const publishedSecrets: readonly string[] = [
  demoSecrets.appSecret,
  demoPublicToken,
  demoGate.codeHash,
  ...Object.values(demoSecrets.mercadoPago),
  ...Object.values(demoSecrets.monri),
  demoSecrets.externalIdentity.clientSecret,
]
