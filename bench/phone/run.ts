import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/setup/ensure-built.mjs'
import { createDataFolder } from '../../tests/support/servers/data-folder.ts'
import { startServer } from '../../tests/support/servers/running-server.ts'
import { buildCommit } from '../commit-build.ts'
import { median } from '../median.ts'
import { pagesOf } from '../pages/pages-of.ts'
import { openPhone } from './phone.ts'
import { type Visit, visit } from './visit.ts'

/** First visits on a slow phone: this build and that of another commit, in turns. */
const { values } = parseArgs({
  options: {
    // The last state before the pages were made lighter.
    before: { type: 'string', default: 'f0a1a984' },
    runs: { type: 'string', default: '7' },
    // As Lighthouse slows a desktop's processor to a phone's.
    slowdown: { type: 'string', default: '4' },
  },
})

const mostTaskMs = 200

type Row = { readonly title: string; readonly unit: string; readonly read: (visit: Visit) => number } & (
  | { readonly mostShare?: number }
  | { readonly most: number }
)

const rows: readonly Row[] = [
  { title: 'script evaluation', unit: 'ms', read: ({ scriptMs }) => scriptMs, mostShare: 1 },
  { title: 'main thread', unit: 'ms', read: ({ mainThreadMs }) => mainThreadMs, mostShare: 1 },
  { title: 'longest task after first paint', unit: 'ms', read: ({ longestTaskMs }) => longestTaskMs, most: mostTaskMs },
  { title: 'JavaScript', unit: 'kB', read: ({ scriptBytes }) => scriptBytes / 1000 },
  { title: 'elements', unit: '', read: ({ elements }) => elements },
]

const judge = (row: Row, before: number, now: number): boolean | undefined => {
  if ('most' in row) return now <= row.most
  return row.mostShare === undefined ? undefined : now <= row.mostShare * before
}

const compare = (name: string, before: readonly Visit[], now: readonly Visit[]): boolean => {
  const held = rows.map((row) => {
    const [was, is] = [median(before.map(row.read)), median(now.map(row.read))]
    const holds = judge(row, was, is)
    const bar = 'most' in row ? `at most ${row.most}` : row.mostShare && `at most ${100 * row.mostShare} %`
    const verdict = holds === undefined ? '' : `, ${bar}: ${holds ? 'holds' : 'MISSED'}`
    const digits = row.unit === 'kB' ? 1 : 0
    const amounts = [was, is].map((amount) => `${amount.toFixed(digits).padStart(5)} ${row.unit}`.trimEnd())
    console.log(
      `${name.padEnd(8)} ${row.title.padEnd(30)} ${amounts.join(' to ')} (${((100 * is) / was).toFixed(0)} %${verdict})`,
    )
    return holds !== false
  })
  return held.every(Boolean)
}

await ensureBuilt()
const servers = { before: (await buildCommit(values.before)).startServer, now: startServer }
const folders = { before: await createDataFolder(), now: await createDataFolder() }
const before = await servers.before({ env: { DATA_DIR: folders.before.path } })
const now = await servers.now({ env: { DATA_DIR: folders.now.path } })
const phone = await openPhone()
const visitOnce = (url: string) => visit(phone, url, Number(values.slowdown))
try {
  await pagesOf(before.url)
  const { home = '', listing = '', product = '' } = await pagesOf(now.url)
  let holds = true
  for (const [name, path] of Object.entries({ home, listing, product })) {
    const visits = { before: [] as Visit[], now: [] as Visit[] }
    // The first visit renders the page for the cache.
    for (const server of [before, now]) await visitOnce(server.url + path)
    for (let round = 0; round < Number(values.runs); round += 1) {
      visits.before.push(await visitOnce(before.url + path))
      visits.now.push(await visitOnce(now.url + path))
    }
    holds = compare(name, visits.before, visits.now) && holds
  }
  process.exitCode = holds ? 0 : 1
} finally {
  await phone.close()
  await Promise.all([before.stop(), now.stop()])
  await Promise.all([folders.before.remove(), folders.now.remove()])
}
