import { createMonri } from '@dvaput/integrations/payments/monri/monri'
import { createMonriSandbox } from '@dvaput/sandbox-monri/monri-sandbox'
import { describeProvider } from './describe-provider.ts'

export const monri = describeProvider({
  name: 'monri',
  currencies: ['BAM'],
  settings: {
    url: 'MONRI_URL',
    port: 'MONRI_PORT',
    account: { merchantKey: 'MONRI_MERCHANT_KEY', authenticityToken: 'MONRI_AUTHENTICITY_TOKEN' },
  },
  demoAccount: { merchantKey: 'demo-merchant-key', authenticityToken: 'demo-authenticity-token' },
  sandbox: { usualPort: 3448, create: createMonriSandbox },
  create: createMonri,
})
