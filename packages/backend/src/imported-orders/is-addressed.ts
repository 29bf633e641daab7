import { missingDeliveryFields } from '@dvaput/domain/international/checkout-customer'
import type { ImportedOrder } from './imported-orders.table.ts'

/** A parcel needs an address: one that was left out is asked for on the order's page. // divergences V-07 */
export const isAddressed = ({ customer }: Pick<ImportedOrder, 'customer'>): boolean =>
  missingDeliveryFields(customer).length === 0
