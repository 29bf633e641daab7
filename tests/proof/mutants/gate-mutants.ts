import type { Mutant } from './mutants.ts'

const folder = 'packages/backend/src/gate'
const edit = (file: string, from: string, to = '') => ({ file: `${folder}/${file}`, from, to })
const red = (file: string, ...titles: readonly string[]) => ({ file: `${folder}/${file}`, titles })

/** Guards of the international listing. */
export const gateMutants: readonly Mutant[] = [
  {
    name: 'limit of guesses at the access code',
    edits: [edit('guess-limits.ts', 'if (!allowed) return retryAfterSeconds')],
    red: red(
      'gate.test.ts',
      'are five for a customer, whatever browser they come from',
      'are ten in an hour for an IP, even with a new browser each time',
    ),
  },
  {
    name: 'signature of the grant',
    edits: [edit('gate-cookies.ts', "id !== '' && isSame(signature, sign(id)) ? id", "id !== '' ? id")],
    red: red('gate.test.ts', 'is not replaced by the cookie that guesses are counted by'),
  },
  {
    name: 'verified e-mail of the list',
    edits: [edit('gate.ts', 'customer?.isVerified === true && emails', 'customer !== null && emails')],
    red: red(
      'gate.test.ts',
      'lets in no other customer, and nobody whose e-mail is not verified [GATE-03] [GATE-10] [ROLE-05]',
    ),
  },
  {
    name: 'grant of a call of the API',
    edits: [
      edit('require-grant.ts', "if (await isGranted(c.req.header('Cookie'), person)) return next()", 'return next()'),
    ],
    red: red('require-grant.test.ts', 'refuses nobody with 401 and a customer with 403, without the data'),
  },
]
