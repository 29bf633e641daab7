import { beforeAll, describe, expect, it } from 'vitest'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { allowedRows, forbiddenRows } from '../../../../tests/support/proofs/forbidden-rows.ts'

const shop = useTestPlatform()

const forbidden = Object.assign({}, ...Object.values(forbiddenRows)) as Record<string, string>

describe('the database refuses what would be a loss', () => {
  beforeAll(async () => {
    const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 3 })
    for (const statement of allowedRows(variantId)) await shop.database.pool.query(statement)
  })

  it.each(Object.entries(forbidden))('by %s', async (name, statement) => {
    const error = await shop.database.pool.query(statement).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ constraint: name })
  })

  it('by a guard that is named here, each of them', async () => {
    const { rows } = await shop.database.pool.query<{ name: string }>(
      `SELECT relation.relname AS name FROM pg_index
       JOIN pg_class AS relation ON relation.oid = indexrelid JOIN pg_class AS guarded ON guarded.oid = indrelid
       WHERE indisunique AND NOT indisprimary AND guarded.relnamespace = 'platform'::regnamespace AND guarded.relname = ANY($1)
       UNION SELECT conname FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
       WHERE contype = 'c' AND connamespace = 'platform'::regnamespace AND relname = ANY($1)`,
      [Object.keys(forbiddenRows)],
    )
    expect(rows.map(({ name }) => name).filter((name) => !(name in forbidden))).toEqual([])
  })
})
