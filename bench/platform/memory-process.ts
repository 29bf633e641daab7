import { openShopAt } from './bench-shop.ts'
import { queries } from './queries.ts'

/** Runs every query on a shop that is filled already, in a process that does nothing else; says what it then holds. */

const [url = '', products = ''] = process.argv.slice(2)
const shop = await openShopAt(url, Number(products))
for (const query of queries) {
  const run = await query.prepare(shop)
  for (let number = 0; number < (query.rounds ?? 150); number += 1) await run(number)
}
if (!globalThis.gc) throw new Error('start it with --expose-gc')
globalThis.gc()
const { heapUsed, external, rss } = process.memoryUsage()
process.send?.({ held: heapUsed + external, rss }, async () => {
  await shop.close()
  process.disconnect()
})
