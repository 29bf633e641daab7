import { catalogueNodes } from '../catalogue/catalogue-nodes.ts'
import { contentNodes } from '../content/content-nodes.ts'
import type { NodeReaders } from '../graphql/node-reader.ts'
import { cartNodes } from '../legacy-checkout/legacy-checkout.resolvers.ts'
import { orderNodes } from '../orders/order-nodes.ts'

/** The node readers of every module. */
export const nodeReaders: NodeReaders = { ...catalogueNodes, ...contentNodes, ...cartNodes, ...orderNodes }
