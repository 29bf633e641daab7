import { readAdminToken } from '../servers/read-admin-token.ts'
import { shopFetch } from './shop-fetch.ts'

type Shop = { readonly port: number; readonly dataDir: string }

/** Asks the Admin API of the main shop of a running server, with the token that it made at its first start. */
export const queryAdmin = async ({ port, dataDir }: Shop, query: string, variables: object): Promise<unknown> => {
  const response = await shopFetch(`http://main.localhost:${port}/admin/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': await readAdminToken(dataDir) },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}
