import { randomUUID } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { parseGid, parseNumericGid, toGid } from '../../graphql/gid.ts'
import { refuse } from '../../graphql/refuse.ts'
import type { ProductVariant } from '../../tables/products.table.ts'
import type { AdminContext, AdminResolvers } from '../admin-context.ts'
import { stockOfVariant, variantById } from '../catalogue-loaders.ts'
import { type AdjustInput, adjustQuantities } from './adjust-quantities.ts'
import { isLocationOf, locationOf } from './location.ts'
import { planQuantities, type SetInput } from './set-quantities.ts'

const levelOf = (variant: ProductVariant, { shop }: AdminContext) => ({
  id: toGid('InventoryLevel', `${shop.id}?inventory_item_id=${variant.id}`),
  item: variant,
  location: locationOf(shop),
  updatedAt: variant.updatedAt,
})

const itemById = (context: AdminContext, gid: string) => {
  const variantId = parseNumericGid('InventoryItem', gid)
  return variantId === undefined ? null : variantById(context).load(variantId)
}

const quantityNames = ['available', 'committed', 'on_hand', 'reserved'] as const
type QuantityName = (typeof quantityNames)[number]

const adjust = async (tx: Transaction, context: AdminContext, input: AdjustInput) => {
  const group = randomUUID()
  const { userErrors, changes } = await adjustQuantities(tx, context, input, group)
  if (userErrors.length > 0) return { userErrors }
  const { rows } = await tx.client.query<{ now: Date }>('SELECT app_now() AS now')
  return {
    inventoryAdjustmentGroup: {
      id: toGid('InventoryAdjustmentGroup', group),
      reason: input.reason,
      referenceDocumentUri: input.referenceDocumentUri ?? null,
      createdAt: rows[0]?.now,
      changes,
    },
    userErrors: [],
  }
}

export const inventoryResolvers: AdminResolvers = {
  QueryRoot: {
    inventoryItem: (_root, { id }: { id: string }, context) => itemById(context, id),
    inventoryLevel: async (_root, { id }: { id: string }, context) => {
      const parsed = parseGid(id)
      if (parsed?.type !== 'InventoryLevel' || parsed.id !== String(context.shop.id)) return null
      const variant = await itemById(context, toGid('InventoryItem', parsed.query.get('inventory_item_id') ?? ''))
      return variant && levelOf(variant, context)
    },
    location: (_root, { id }: { id?: string | null }, { shop }) =>
      id == null || isLocationOf(shop, id) ? locationOf(shop) : null,
    locations: (_root, args: PageArgs, { shop }) => toListConnection([locationOf(shop)], args, ({ id }) => id),
  },
  InventoryItem: {
    id: (variant: ProductVariant) => toGid('InventoryItem', variant.id),
    legacyResourceId: (variant: ProductVariant) => variant.id,
    measurement: ({ weightGrams }: ProductVariant) => ({ weight: { unit: 'GRAMS', value: weightGrams } }),
    variant: (variant: ProductVariant) => variant,
    inventoryLevel: (variant: ProductVariant, { locationId }: { locationId: string }, context) =>
      isLocationOf(context.shop, locationId) ? levelOf(variant, context) : null,
    inventoryLevels: (variant: ProductVariant, args: PageArgs, context) =>
      toListConnection([levelOf(variant, context)], args, ({ id }) => id),
  },
  InventoryLevel: {
    quantities: async (level: { item: ProductVariant }, { names }: { names: readonly string[] }, context) => {
      const { onHand, reserved } = await stockOfVariant(context).load(level.item.id)
      const quantities = { available: onHand - reserved, committed: 0, on_hand: onHand, reserved }
      return names.map((name) => {
        if (!quantityNames.includes(name as QuantityName))
          throw refuse('BAD_REQUEST', `The quantity name ${JSON.stringify(name)} is not valid`)
        return {
          id: toGid('InventoryQuantity', `${level.item.id}?name=${name}`),
          name,
          quantity: quantities[name as QuantityName],
          updatedAt: level.item.updatedAt,
        }
      })
    },
  },
  Mutation: {
    inventoryAdjustQuantities: (_root, { input }: { input: AdjustInput }, context) =>
      context.change((tx) => adjust(tx, context, input)),
    inventorySetQuantities: (_root, { input }: { input: SetInput }, context) =>
      context.change(async (tx) => {
        const planned = await planQuantities(tx, input)
        return 'userErrors' in planned ? planned : adjust(tx, context, planned)
      }),
  },
  InventoryChange: {
    item: (change: { variantId: number }, _args, context) => variantById(context).load(change.variantId),
    location: (_change, _args, { shop }) => locationOf(shop),
  },
}
