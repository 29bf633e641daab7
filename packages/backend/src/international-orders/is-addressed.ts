import { missingDeliveryFields } from '@dvaput/domain/international/checkout-customer'
import type { InternationalOrder } from './international-orders.table.ts'

/** A parcel needs an address: one that was left out is asked for on the order's page. // divergences V-07 */
export const isAddressed = ({ customer }: Pick<InternationalOrder, 'customer'>): boolean =>
  missingDeliveryFields(customer).length === 0
