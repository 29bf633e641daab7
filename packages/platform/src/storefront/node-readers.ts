import { catalogueNodes } from '../catalogue/catalogue-nodes.ts'
import { contentNodes } from '../content/content-nodes.ts'
import type { NodeReaders } from '../graphql/node-reader.ts'
import { cartNodes } from '../legacy-checkout/legacy-checkout.resolvers.ts'
import { orderNodes } from '../orders/order-nodes.ts'

/** Every part's share of `node` and `nodes`. */
export const nodeReaders: NodeReaders = { ...catalogueNodes, ...contentNodes, ...cartNodes, ...orderNodes }
