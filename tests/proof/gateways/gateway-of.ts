import { createMercadoPago } from '@dvaput/integrations/payments/mercado-pago/mercado-pago'
import { createMonri } from '@dvaput/integrations/payments/monri/monri'
import { originOf, type ShopName } from '../two-processes/origin.ts'

export type GatewayUrls = { readonly monri: string; readonly mercadoPago: string }

export const monriAccount = { merchantKey: 'merchant-key', authenticityToken: 'a'.repeat(40) }
export const mercadoPagoAccount = { accessToken: 'TEST-token', webhookSecret: 'webhook-secret' }

const silence = () => undefined
/** Some refunds are never answered. */
const refundTimeoutMs = 3_000

/** Each shop with the gateway of its country, as in the settings. */
export const createGatewayOf = ({ monri, mercadoPago }: GatewayUrls) => {
  const gateways = {
    main: createMonri({ ...monriAccount, url: monri, returnOrigins: [originOf('main')], timeoutMs: refundTimeoutMs }),
    retail: createMercadoPago({
      ...{ ...mercadoPagoAccount, url: mercadoPago, returnOrigins: [originOf('retail')] },
      log: { info: silence, warn: silence },
    }),
  }
  return (shop: string) => gateways[shop as ShopName]
}
