import type pg from 'pg'

export type Figures = {
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly sqlP50: number
  /** What the layer above costs, in times of its SQL. */
  readonly layer: number
}

/** How long at least one statement was under way; statements side by side count once. */
const watchSql = (pool: pg.Pool) => {
  const { query, connect } = pool
  let active = 0
  let since = 0
  let total = 0
  const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active === 0) since = performance.now()
    active += 1
    try {
      return await work()
    } finally {
      active -= 1
      if (active === 0) total += performance.now() - since
    }
  }
  const timedClient = (client: pg.PoolClient): pg.PoolClient => {
    const timedQuery = (...args: unknown[]) =>
      timed(() => Reflect.apply(client.query, client, args) as Promise<unknown>)
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') return timedQuery
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  pool.query = ((...args: unknown[]) =>
    timed(() => Reflect.apply(query, pool, args) as Promise<unknown>)) as typeof query
  // The pool itself passes a callback; a transaction expects a promise.
  pool.connect = ((...args: unknown[]) =>
    args.length > 0
      ? Reflect.apply(connect, pool, args)
      : (Reflect.apply(connect, pool, []) as Promise<pg.PoolClient>).then(timedClient)) as typeof connect
  return {
    take: () => {
      const taken = total
      total = 0
      return taken
    },
    stop: () => Object.assign(pool, { query, connect }),
  }
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

type Measured = { readonly pool: pg.Pool; readonly run: (number: number) => Promise<void> }

/** In turns, so that whatever else the machine does weighs on all of them; the first rounds do not count. */
export const measure = async (
  measured: readonly Measured[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<readonly Figures[]> => {
  const watched = measured.map(({ pool, run }) => ({
    run,
    sql: watchSql(pool),
    times: [] as number[],
    sqlTimes: [] as number[],
  }))
  for (let number = 0; number < warmUp + rounds; number += 1)
    for (const { run, sql, times, sqlTimes } of watched) {
      sql.take()
      const start = performance.now()
      await run(number)
      if (number < warmUp) continue
      times.push(performance.now() - start)
      sqlTimes.push(sql.take())
    }
  return watched.map(({ sql, times, sqlTimes }) => {
    sql.stop()
    const p50 = percentile(times, 0.5)
    const sqlP50 = percentile(sqlTimes, 0.5)
    return { p50, p95: percentile(times, 0.95), sqlP50, layer: sqlP50 > 0 ? (p50 - sqlP50) / sqlP50 : 0 }
  })
}
