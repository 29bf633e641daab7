import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { explainStatements, type Reading } from './long-lists/explain-statements.ts'
import { fillLists } from './long-lists/fill-lists.ts'
import { listCases } from './long-lists/list-cases.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/**
 * Every list of the shop's side with a thousand rows and with a hundred thousand: first and last page, each search and
 * each filter: `node tests/proof/long-lists.ts [few] [many] [part of a name]`.
 */

const [few = '1000', many = '100000', part = ''] = process.argv.slice(2)
const sizes = [Number(few), Number(many)] as const
const tries = 7
/** Of 8 kB blocks, 20 MB: times depend on what else the machine does, blocks do not. */
const maxTimes = 5
const fewBlocks = 2_500
const thresholds = createThresholds()

type Figures = Reading & { readonly ms: number; readonly rows: number }

await withStoreProof(async ({ store, pool, surroundings }) => {
  /** A page that is not there within the time that a statement has took for ever. */
  const measure = async (read: () => Promise<number>): Promise<Figures> => {
    try {
      const times: number[] = []
      let rows = await read()
      for (let count = 0; count < tries; count += 1) {
        const since = performance.now()
        rows = await read()
        times.push(performance.now() - since)
      }
      return { ms: percentile(times, 0.5), rows, ...(await explainStatements(pool, read)) }
    } catch (error) {
      console.warn(String(error).split('\n', 1)[0])
      return { ms: Number.POSITIVE_INFINITY, rows: 0, blocks: 0, scanned: [] }
    }
  }
  const chosen = (last: number) => Object.entries(listCases(store, last)).filter(([name]) => name.includes(part))

  await fillLists(surroundings.url, 1, sizes[0])
  const short = new Map<string, Figures>()
  for (const [name, read] of chosen(sizes[0])) short.set(name, await measure(read))
  await fillLists(surroundings.url, sizes[0] + 1, sizes[1])
  for (const [name, read] of chosen(sizes[1])) {
    const before = short.get(name)
    const { ms, rows, blocks, scanned } = await measure(read)
    const most = Math.max(maxTimes * (before?.blocks ?? 0), fewBlocks)
    thresholds.hold(
      `${name}, reads at most ${most} blocks and no long table whole`,
      `${rows} rows, ${inMs(before?.ms ?? 0)} → ${inMs(ms)}, ${before?.blocks} → ${blocks} blocks${scanned.map((each) => `, whole ${each}`).join('')}`,
      rows === before?.rows && blocks <= most && scanned.length === 0,
    )
  }
})
thresholds.conclude()
