import type { CheckedLine, RequestedLine } from '@dvaput/domain/cart/checked-line'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LocalLine } from '../catalogue/replica-lines.ts'

export type CartLines = ReturnType<typeof createCartLines>

const isLocal = (line: RequestedLine): line is LocalLine => line.identity.kind === 'local'

/** Queries the module of each kind of product for its lines; results come in the order of the cart. */
export const createCartLines =
  ({ catalogue }: { readonly catalogue: Pick<Catalogue, 'lines'> }) =>
  async (locale: Locale, lines: readonly RequestedLine[]): Promise<readonly CheckedLine[]> => {
    const local = lines.filter(isLocal)
    const checked = local.length > 0 ? await catalogue.lines(locale, local) : []
    const results = new Map<RequestedLine, CheckedLine | undefined>(local.map((line, index) => [line, checked[index]]))
    // International products have no module yet.
    return lines.map(
      (line) => results.get(line) ?? { identity: line.identity, state: 'unknown', changes: [], current: null },
    )
  }
