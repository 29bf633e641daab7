import type { Mutant } from './mutants.ts'

const integrations = 'packages/integrations/src'
const edit = (file: string, from: string, to = '') => ({ file: `${integrations}/${file}`, from, to })
const titled =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `${integrations}/${file}`, titles })
const orders = titled('era/era-orders.test.ts')
const prices = titled('era/read-price.test.ts')
const items = titled('era/read-item.test.ts')
const client = titled('era/era-client.test.ts')
const breaker = titled('http/circuit-breaker.test.ts')

const ignoredKeys = 'T19: makes each order once, whether keys are kept or not: false'

/** Guards between the warehouse and what is sold. */
export const eraMutants: readonly Mutant[] = [
  {
    name: 'look for the order before it is sent to the warehouse again',
    edits: [edit('era/era-orders.ts', 'if (found) return { eraOrderId: found.eraOrderId }')],
    red: orders(ignoredKeys),
  },
  {
    name: 'an order to the warehouse is not repeated blindly',
    edits: [edit('http/json-transport.ts', "request.method === 'POST' ? 1 : readAttempts", 'readAttempts')],
    red: orders(ignoredKeys),
  },
  {
    name: 'negative price of the warehouse',
    edits: [edit('era/read-price.ts', 'if (/^[-−]/.test(text))', 'if (false)')],
    red: prices('refuses -149.5'),
  },
  {
    name: 'highest price of the warehouse',
    edits: [edit('era/read-price.ts', 'if (amount > (isPesos ? mostPesos : mostDollars))', 'if (false)')],
    red: prices('refuses 1000000.01'),
  },
  {
    name: 'most pieces in the warehouse',
    edits: [edit('era/read-stock.ts', 'count > mostPieces', 'false')],
    red: items('sets {"stock":1000000} aside with the reason'),
  },
  {
    name: 'one product for an id, a handle and a SKU',
    edits: [edit('era/read-inventory.ts', 'claims.findTaken(item)', 'undefined')],
    red: items('lets the first row of a list have an id, a handle and a SKU, and sets the others aside'),
  },
  {
    name: 'exchange rate that can be true',
    edits: [
      edit('era/read-exchange-rate.ts', '/^\\d{3,4}(\\.\\d{1,6})?$/.test(rate) && Number(rate) >= lowest', 'rate'),
    ],
    red: client('that cannot be true is a bad response: absurd'),
  },
  {
    name: 'circuit breaker of the warehouse',
    edits: [edit('http/circuit-breaker.ts', 'if (failedAt.length < failures) return', 'return')],
    red: breaker('opens after five failures within the window'),
  },
]
