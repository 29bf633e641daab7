import { cartNodes } from '../carts/legacy-checkout.resolvers.ts'
import { catalogueNodes } from '../catalogue/catalogue-nodes.ts'
import { contentNodes } from '../content/content-nodes.ts'
import { orderNodes } from '../orders/order-nodes.ts'
import type { NodeReaders } from './node-reader.ts'

/** Every part's share of `node` and `nodes`. */
export const nodeReaders: NodeReaders = { ...catalogueNodes, ...contentNodes, ...cartNodes, ...orderNodes }
