import type { Transaction } from '@dvaput/database/in-transaction'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { hashToken } from '../../shops/hash-token.ts'
import type { PurchaseKind } from '../../tables/purchase-limits.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

type Limit = { readonly most: number; readonly seconds: number }

/** High enough for an office behind one IP, low enough that one visitor cannot hold all stock. */
export const purchaseLimits = {
  holds: [{ most: 30, seconds: 15 * 60 }],
  unpaidOrders: [
    { most: 30, seconds: 15 * 60 },
    { most: 100, seconds: 24 * 60 * 60 },
  ],
  /** Each of them is an email, and the address may be somebody else's. */
  unpaidOrdersPerEmail: [{ most: 10, seconds: 60 * 60 }],
  unpaidOrdersPerOwnEmail: [{ most: 30, seconds: 60 * 60 }],
} as const satisfies Record<string, readonly Limit[]>

export const clientKeyOf = ({ id }: Pick<Shop, 'id'>, clientIp: string): string =>
  hashToken(`client ${id} ${clientGroup(clientIp)}`)

export const emailKeyOf = ({ id }: Pick<Shop, 'id'>, email: string): string => hashToken(`address ${id} ${email}`)

type Purchase = {
  readonly kind: PurchaseKind
  readonly buyerKey: string
  readonly token: string
  readonly weight: number
  readonly limits: readonly Limit[]
}

/**
 * Counts this checkout among the buyer's, once however often it is called; false where that would be too many. Part of
 * the transaction that takes the products, so what is not taken is not counted. Those of one buyer follow each other here.
 */
export const countPurchase = async (
  { client }: Transaction,
  { kind, buyerKey, token, weight, limits }: Purchase,
): Promise<boolean> => {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind} ${buyerKey}`])
  const { rowCount } = await client.query(
    `INSERT INTO platform.purchase_counts AS known (kind, buyer_hash, checkout_token, weight)
     SELECT $1, $2, $3, $4::int WHERE NOT EXISTS (
       SELECT FROM unnest($5::int[], $6::int[]) AS allowed(most, seconds)
       WHERE allowed.most < $4::int + (
         SELECT coalesce(sum(weight), 0) FROM platform.purchase_counts
         WHERE kind = $1 AND buyer_hash = $2 AND checkout_token <> $3
           AND counted_at > app_now() - make_interval(secs => allowed.seconds)))
     ON CONFLICT (checkout_token, kind, buyer_hash) DO UPDATE SET weight = excluded.weight, counted_at = excluded.counted_at`,
    [kind, buyerKey, token, weight, limits.map(({ most }) => most), limits.map(({ seconds }) => seconds)],
  )
  return rowCount === 1
}

/**
 * Counts and takes, or does neither: products that are refused, or were not there after all, leave the count as it was
 * before, with what this checkout holds from earlier still in it.
 */
export const countOrRollBack = async <Result>(
  { client }: Transaction,
  isTaken: (result: Result) => boolean,
  take: () => Promise<Result>,
): Promise<Result> => {
  await client.query('SAVEPOINT purchase_count')
  const result = await take()
  if (!isTaken(result)) await client.query('ROLLBACK TO SAVEPOINT purchase_count')
  return result
}
