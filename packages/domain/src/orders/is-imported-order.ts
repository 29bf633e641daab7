import { eraIdAttribute } from '../international/temporary-product.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** Whether it comes from the warehouse abroad, paid with us or as temporary products at the platform. */
export const isImportedOrder = ({ parcel, lines }: Pick<OrderSnapshot, 'parcel' | 'lines'>): boolean =>
  parcel !== undefined || lines.some(({ attributes }) => attributes.some(({ key }) => key === eraIdAttribute))
