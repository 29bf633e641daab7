import { createMercadoPago } from '@dvaput/integrations/payments/mercado-pago/mercado-pago'
import { createMercadoPagoSandbox } from '@dvaput/sandbox-mercado-pago/mercado-pago-sandbox'
import { describeProvider } from './describe-provider.ts'

export const mercadoPago = describeProvider({
  name: 'mercado-pago',
  currencies: ['CLP'],
  settings: {
    url: 'MERCADO_PAGO_URL',
    port: 'MERCADO_PAGO_PORT',
    // Without a webhook secret a payment could be announced by anybody.
    account: { accessToken: 'MERCADO_PAGO_ACCESS_TOKEN', webhookSecret: 'MERCADO_PAGO_WEBHOOK_SECRET' },
  },
  demoAccount: { accessToken: 'TEST-demo-token', webhookSecret: 'demo-webhook-secret' },
  sandbox: { usualPort: 3447, create: createMercadoPagoSandbox },
  create: createMercadoPago,
})
