import { createMercadoPago } from './mercado-pago/mercado-pago.ts'
import { createMonri } from './monri/monri.ts'
import type { PaymentProvider } from './provider.ts'

/** A new provider is a line here. */
const providers = {
  'mercado-pago': createMercadoPago,
  monri: createMonri,
} as const

type Providers = typeof providers

export const createPaymentProvider = <Name extends keyof Providers>(
  name: Name,
  options: Parameters<Providers[Name]>[0],
): PaymentProvider => (providers[name] as (given: typeof options) => PaymentProvider)(options)
