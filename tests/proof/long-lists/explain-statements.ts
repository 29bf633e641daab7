import pg from 'pg'

type Plan = { readonly [key: string]: unknown; readonly Plans?: readonly Plan[] }
type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** What the statements of a page read: 8 kB blocks, and the tables that were read from end to end. */
export type Reading = { readonly blocks: number; readonly scanned: readonly string[] }

const isRead = /^\s*(?:select|with)\b/i

/** Collects what is asked of any pool while the work goes on. */
const collect = async (work: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, given] = args as [string | { text: string; values?: unknown[] }, unknown]
    const text = typeof config === 'string' ? config : config?.text
    const values = Array.isArray(given) ? given : typeof config === 'string' ? [] : (config?.values ?? [])
    if (typeof text === 'string' && isRead.test(text)) statements.push({ text, values })
    return (query as (...each: unknown[]) => unknown).apply(this, args)
  } as typeof query
  await work().finally(() => {
    pg.Client.prototype.query = query
  })
  return statements
}

/** Below it reading the whole table is the best that can be done. */
const longTable = 1_000

const isLongScan = (plan: Plan) =>
  plan['Node Type'] === 'Seq Scan' &&
  Number(plan['Actual Rows']) + Number(plan['Rows Removed by Filter'] ?? 0) >= longTable

const scansOf = (plan: Plan): readonly string[] => [
  ...(isLongScan(plan) ? [String(plan['Relation Name'])] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

/** Runs the work once, and each of its statements again under EXPLAIN. */
export const explainStatements = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<Reading> => {
  const statements = await collect(work)
  let blocks = 0
  const scanned = new Set<string>()
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values])
    const plan = rows[0]['QUERY PLAN'][0].Plan as Plan
    blocks += Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks'])
    for (const table of scansOf(plan)) scanned.add(table)
  }
  return { blocks, scanned: [...scanned] }
}
