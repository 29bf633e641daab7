import type { StartPayment } from '@dvaput/domain/payments/payment-provider'
import { isAllowedPaymentUrl } from './payment-url.ts'

/** A provider is told our own URLs only; another one would be a mistake of ours. // API-38 */
export const checkReturnUrls = ({ returnUrls, webhookUrl }: StartPayment, origins: readonly string[]): void => {
  for (const url of [...Object.values(returnUrls), webhookUrl])
    if (!isAllowedPaymentUrl(url, origins)) throw new Error('a return URL of a payment leads to another host')
}
