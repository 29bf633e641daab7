import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'

/** A page that puts what a visitor writes into its statement: where sqlmap finds nothing here, its silence says nothing. */
export const openPageWithHole = async (pool: pg.Pool) => {
  const server = createServer(async ({ url = '/' }, response) => {
    const name = new URL(url, 'http://localhost').searchParams.get('name')
    const result: unknown = await pool
      .query(`SELECT table_name FROM information_schema.tables WHERE table_name = '${name}'`)
      .catch(() => undefined)
    // Of several statements in one, there are several results.
    const isFound = [result].flat().some((each) => (each as pg.QueryResult | undefined)?.rowCount)
    const said = isFound ? 'There is such a table.' : 'Nothing was found.'
    response.setHeader('Content-Type', 'text/html').end(`<html><body><h1>Tables</h1><p>${said}</p></body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/?name=orders`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
