import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shopFetch } from './shop-fetch.ts'

type Shop = { readonly port: number; readonly dataDir: string }

/** Asks the Admin API of the main shop of a running server, with the token that it made at its first start. */
export const queryAdmin = async ({ port, dataDir }: Shop, query: string, variables: object): Promise<unknown> => {
  const secrets = JSON.parse(await readFile(join(dataDir, 'platform-secrets.json'), 'utf8')) as {
    readonly main: { readonly adminToken: string }
  }
  const response = await shopFetch(`http://main.localhost:${port}/admin/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': secrets.main.adminToken },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}
