import type { BenchShop } from './bench-shop.ts'
import type { MemoryComparison } from './compare-memory.ts'
import type { Figures } from './measure.ts'
import type { Comparison } from './run.ts'

const ms = (value: number) => value.toFixed(1).padStart(7)
const figures = ({ p50, p95, sqlP50, layer }: Figures) => `${ms(p50)}${ms(p95)}${ms(sqlP50)}${ms(layer)}`

const line = ({ name, few, many, timesSlower, maxTimesSlower, guideP95, holds }: Comparison) =>
  [
    name.padEnd(36),
    figures(few),
    ' |',
    figures(many),
    ` | ${timesSlower.toFixed(2)} of ${maxTimesSlower}`.padEnd(20),
    guideP95 === undefined ? '' : `p95 guide ${guideP95} `,
    holds ? 'holds' : 'MISSED',
  ].join('')

/** Milliseconds; `layer` is what GraphQL adds, in times of its SQL. */
export const toTable = (
  large: BenchShop,
  small: BenchShop,
  filledInSeconds: number,
  results: readonly Comparison[],
): string => {
  const heads = ['p50', 'p95', 'sql', 'layer'].map((head) => head.padStart(7)).join('')
  return [
    `${large.products} products were filled in within ${filledInSeconds.toFixed(1)} s`,
    `${''.padEnd(36)}${`${small.products} products`.padStart(28)} |${`${large.products} products`.padStart(28)} | times slower`,
    `${''.padEnd(36)}${heads} |${heads} |`,
    ...results.map(line),
  ].join('\n')
}

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export const memoryLine = ({ few, many, timesHeld, mostTimesHeld, holds }: MemoryComparison): string =>
  [
    `${'memory held when all is answered'.padEnd(36)}${mb(few.held)} | ${mb(many.held)}`,
    ` | ${timesHeld.toFixed(2)} of ${mostTimesHeld}, whole process ${mb(few.rss)} | ${mb(many.rss)} `,
    holds ? 'holds' : 'MISSED',
  ].join('')
