import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/setup/find-chromium.mjs'
import { createDataFolder } from '../../tests/support/servers/data-folder.ts'
import { startServer } from '../../tests/support/servers/running-server.ts'
import { pagesOf } from './pages-of.ts'

/** What a browser on its first visit requests, how much of it, and whether the page moves under the reader. */
const mostRequests = 25

const widths = {
  phone: { width: 390, height: 844, scale: 2 },
  desktop: { width: 1440, height: 900, scale: 1 },
} as const

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

const folder = await createDataFolder()
const server = await startServer({ env: { DATA_DIR: folder.path } })
const browser = await chromium.launch({ args: chromiumArgs, executablePath: await findChromium() })
try {
  const paths = await pagesOf(server.url)
  let isWithin = true
  for (const [name, path] of Object.entries(paths))
    for (const [kind, { width, height, scale }] of Object.entries(widths)) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale })
      const page = await context.newPage()
      const kinds = new Map<string, { count: number; bytes: number }>()
      page.on('requestfinished', async (request) => {
        const { responseBodySize } = await request.sizes()
        const { count = 0, bytes = 0 } = kinds.get(request.resourceType()) ?? {}
        kinds.set(request.resourceType(), { count: count + 1, bytes: bytes + responseBodySize })
      })
      await page.addInitScript(() => {
        const window = globalThis as unknown as { shifted: number }
        window.shifted = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) window.shifted += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
      const requests = [...kinds.values()].reduce((sum, { count }) => sum + count, 0)
      const bytes = [...kinds.values()].reduce((sum, each) => sum + each.bytes, 0)
      const byType = [...kinds].map(([type, each]) => `${type} ${each.count} (${(each.bytes / 1000).toFixed(0)} kB)`)
      const holds = requests <= mostRequests && shifted < 0.001
      isWithin &&= holds
      console.log(
        `${name.padEnd(8)} ${kind.padEnd(8)} ${requests} of ${mostRequests} requests, ${(bytes / 1000).toFixed(0)} kB, moved ${shifted.toFixed(4)} ${holds ? 'holds' : 'MISSED'}: ${byType.join(', ')}`,
      )
      await context.close()
    }
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  await folder.remove()
}
