import { execFile } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArgs, findChromium } from '../../scripts/setup/find-chromium.mjs'
import { createDataFolder } from '../../tests/support/servers/data-folder.ts'
import { startServer } from '../../tests/support/servers/running-server.ts'
import { median } from '../median.ts'
import { pagesOf } from './pages-of.ts'

/** Lighthouse as a phone sees the shop, the median of five runs. Fetched for the run: nothing else needs it. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 5
const aims = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Report = {
  readonly categories: Readonly<Record<keyof typeof aims, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>
}

const run = promisify(execFile)
const { PATH = '' } = process.env
const look = async (url: string, browser: string): Promise<Report> => {
  const flags = ['--headless=new', ...chromiumArgs].join(' ')
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(aims)}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: browser, PATH: dirname(process.execPath) + delimiter + PATH },
      maxBuffer: 64_000_000,
    },
  )
  return JSON.parse(stdout) as Report
}

const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const folder = await createDataFolder()
const server = await startServer({ env: { DATA_DIR: folder.path } })
try {
  const browser = await findChromium()
  const { home = '', listing = '', product = '' } = await pagesOf(server.url)
  for (const [name, path] of Object.entries({ home, listing, product })) {
    const reports: Report[] = []
    for (let round = 0; round < runs; round += 1) reports.push(await look(server.url + path, browser))
    const scores = Object.entries(aims).map(([category, aim]) => {
      const score = Math.round(
        100 * median(reports.map(({ categories }) => categories[category as keyof typeof aims].score)),
      )
      return `${category} ${score} of ${aim}`
    })
    const [last] = reports.slice(-1)
    const lost = Object.entries(last?.audits ?? {}).filter(([, { score }]) => score !== null && score < 0.9)
    console.log(`${name.padEnd(8)} ${scores.join(', ')}`)
    console.log(`         ${timings.map((audit) => `${audit} ${last?.audits[audit]?.displayValue}`).join(', ')}`)
    console.log(`         below 0.9 in the last run: ${lost.map(([audit]) => audit).join(', ') || 'nothing'}`)
  }
} finally {
  await server.stop()
  await folder.remove()
}
