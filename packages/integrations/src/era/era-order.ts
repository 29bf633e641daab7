export type EraOrderInput = {
  /** Our number of the order: the warehouse finds it by this. */
  readonly reference: string
  readonly customer: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
    readonly address: string
    readonly city: string
    readonly region: string
    readonly postalCode: string
    readonly country: string
  }
  readonly lines: readonly {
    readonly eraId: string
    readonly sku: string | null
    readonly quantity: number
    /** In pesos. */
    readonly unitPrice: number
  }[]
  readonly shipping: { readonly title: string; readonly pesos: number }
  /** In pesos. */
  readonly total: number
  readonly currency: 'CLP'
}

export const eraOrderStatuses = ['received', 'shipped', 'delivered', 'cancelled'] as const
export type EraOrderStatus = (typeof eraOrderStatuses)[number]

export type EraTracking = { readonly carrier: string | null; readonly number: string; readonly url: string | null }

export type EraOrder = {
  readonly eraOrderId: string
  readonly reference: string
  readonly status: EraOrderStatus
  readonly tracking: EraTracking | null
}
