import type { GuardChange } from './find-guard.ts'
import type { Mutant } from './mutants.ts'

const integrations = 'packages/integrations/src'
const guard = (file: string, change: GuardChange) => ({ file: `${integrations}/${file}`, change })
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
    guards: [guard('era/era-orders.ts', { within: 'sendOrder', condition: 'found', becomes: false })],
    red: orders(ignoredKeys),
  },
  {
    name: 'an order to the warehouse is not repeated blindly',
    guards: [guard('http/json-transport.ts', { expression: ['POST', 'readAttempts'], becomes: 'readAttempts' })],
    red: orders(ignoredKeys),
  },
  {
    name: 'negative price of the warehouse',
    guards: [guard('era/read-price.ts', { within: 'readAmount', condition: 'text', becomes: false })],
    red: prices('the reader of warehouse prices refuses -149.5'),
  },
  {
    name: 'highest price of the warehouse',
    guards: [guard('era/read-price.ts', { condition: 'maxDollars', becomes: false })],
    red: prices('the reader of warehouse prices refuses 1000000.01'),
  },
  {
    name: 'most pieces in the warehouse',
    guards: [guard('era/read-stock.ts', { condition: 'maxPieces', becomes: false })],
    red: items('the reader of the warehouse’s inventory rejects {"stock":1000000} with the reason'),
  },
  {
    name: 'one product for an id, a handle and a SKU',
    guards: [guard('era/read-inventory.ts', { expression: ['claims', 'findTaken', 'item'], becomes: 'undefined' })],
    red: items(
      'the reader of the warehouse’s inventory lets the first row of a list have an id, a handle and a SKU, and sets the others aside',
    ),
  },
  {
    name: 'exchange rate that can be true',
    guards: [guard('era/read-exchange-rate.ts', { condition: 'lowest', becomes: true })],
    red: client('that cannot be true is a bad response: absurd'),
  },
  {
    name: 'circuit breaker of the warehouse',
    guards: [guard('http/circuit-breaker.ts', { condition: 'failedAt', becomes: true })],
    red: breaker('a circuit breaker opens after five failures within the window'),
  },
]
