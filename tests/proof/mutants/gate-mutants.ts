import type { GuardChange } from './find-guard.ts'
import type { Mutant } from './mutants.ts'

const folder = 'packages/backend/src/gate'
const guard = (file: string, change: GuardChange) => ({ file: `${folder}/${file}`, change })
const red = (file: string, ...titles: readonly string[]) => ({ file: `${folder}/${file}`, titles })

/** Guards of the international listing. */
export const gateMutants: readonly Mutant[] = [
  {
    name: 'limit of guesses at the access code',
    guards: [guard('guess-limits.ts', { condition: 'allowed', becomes: false })],
    red: red(
      'gate.test.ts',
      'are five for a customer, whatever browser they come from',
      'are ten in an hour for an IP, even with a new browser each time',
    ),
  },
  {
    name: 'signature of the grant',
    guards: [guard('gate-cookies.ts', { operand: 'isSame' })],
    red: red('gate.test.ts', 'is not replaced by the cookie that guesses are counted by'),
  },
  {
    name: 'verified e-mail of the list',
    guards: [guard('gate.ts', { expression: 'isVerified', becomes: 'customer !== null' })],
    red: red(
      'gate.test.ts',
      'lets in no other customer, and nobody whose e-mail is not verified [GATE-03] [GATE-10] [ROLE-05]',
    ),
  },
  {
    name: 'grant of a call of the API',
    guards: [guard('require-grant.ts', { condition: 'isGranted', becomes: true })],
    red: red(
      'require-grant.test.ts',
      'the guard of imported products refuses who is not logged in with 401 and a customer with 403, without the data',
    ),
  },
]
