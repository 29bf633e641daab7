import { createInterface } from 'node:readline/promises'
import { hashAccessCode, isBlankCode } from '@dvaput/backend/gate/access-code'

/** `npm run access-code` reads a code from standard input, so that no shell stores it, and prints its setting. */
const lines = createInterface({ input: process.stdin, output: process.stderr })
const code = await lines.question('Access code: ')
lines.close()
if (isBlankCode(code)) {
  process.stderr.write('expected a code that is not blank\n')
  process.exitCode = 1
} else {
  process.stdout.write(`INTERNATIONAL_CODE_HASH='${await hashAccessCode(code)}'\n`)
}
