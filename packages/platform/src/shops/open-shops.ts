import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { type Shop, shops, shopTokens, type TokenKind } from '../tables/shops.table.ts'
import { hashToken } from './hash-token.ts'
import { randomToken, rememberSecret, type SecretStore } from './secrets.ts'
import type { ShopSettings } from './shop-settings.ts'

export type OpenShop = {
  readonly shop: Shop
  /** For the shop's own backend. */
  readonly tokens: Readonly<Record<TokenKind, string>>
  /** Which of its tokens this is; a revoked or foreign one is none. */
  kindOf(token: string): Promise<TokenKind | undefined>
}

const saveShop = async ({ db }: Database, settings: ShopSettings): Promise<Shop> => {
  const {
    publicToken: _public,
    privateToken: _private,
    adminToken: _admin,
    languages,
    ordersAfter,
    ...facts
  } = settings
  // Null as well: what the settings no longer say must not stay in the row.
  const { homeUrl = null, passwordResetUrl = null } = settings
  const values = { ...facts, homeUrl, passwordResetUrl, languages: [...languages] as Shop['languages'] }
  const [shop] = await db
    .insert(shops)
    .values({ ...values, lastOrderNumber: ordersAfter })
    .onConflictDoUpdate({ target: shops.handle, set: values })
    .returning()
  if (!shop) throw new Error(`storing the shop ${settings.handle} failed`)
  return shop
}

/** Writes what the settings say into the database, and the tokens as hashes. */
export const openShop = async (store: SecretStore, settings: ShopSettings): Promise<OpenShop> => {
  const { database } = store
  const shop = await saveShop(database, settings)
  const made = (kind: TokenKind, prefix: string) =>
    rememberSecret(store, `${kind}-token:${shop.handle}`, () => randomToken(prefix))
  const tokens = {
    public: settings.publicToken,
    private: settings.privateToken ?? (await made('private', 'shpat_')),
    admin: settings.adminToken ?? (await made('admin', 'shpadmin_')),
  }
  for (const kind of ['public', 'private', 'admin'] as const) {
    const row = { shopId: shop.id, kind, tokenHash: hashToken(tokens[kind]) }
    await database.db.delete(shopTokens).where(and(eq(shopTokens.shopId, shop.id), eq(shopTokens.kind, kind)))
    await database.db.insert(shopTokens).values(row).onConflictDoNothing()
  }
  const kinds = new Map<string, TokenKind>(
    (['public', 'private', 'admin'] as const).map((kind) => [hashToken(tokens[kind]), kind]),
  )
  return { shop, tokens, kindOf: async (token) => kinds.get(hashToken(token)) }
}
