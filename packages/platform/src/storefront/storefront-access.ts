import { isIP } from 'node:net'
import type { StorefrontAccess } from '../graphql/storefront-context.ts'
import type { TokenKind } from '../tables/shops.table.ts'

type Caller = {
  readonly access: StorefrontAccess
  readonly clientIp: string
  readonly speaksForMany?: boolean
}

/** The caller, by the tokens of the request; undefined for a token that is not this shop's. */
export const readStorefrontAccess = async (
  header: (name: string) => string | undefined,
  kindOf: (token: string) => Promise<TokenKind | undefined>,
  clientIp: string,
): Promise<Caller | undefined> => {
  const privateToken = header('Shopify-Storefront-Private-Token')
  if (privateToken !== undefined) {
    if ((await kindOf(privateToken)) !== 'private') return undefined
    // Believed from a holder of the private token alone: it decides whose tries are counted.
    const buyer = header('Shopify-Storefront-Buyer-IP')?.trim() ?? ''
    if (isIP(buyer) === 0) return { access: 'private', clientIp, speaksForMany: true }
    return { access: 'private', clientIp: buyer }
  }
  const publicToken = header('X-Shopify-Storefront-Access-Token')
  if (publicToken === undefined) return { access: 'tokenless', clientIp }
  return (await kindOf(publicToken)) === 'public' ? { access: 'public', clientIp } : undefined
}
