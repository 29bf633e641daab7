import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

it.each([
  '',
  ' ',
  '\u00a0',
  '\t\n',
  '\u200b',
  ' \u200b\u200d ',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\0',
])('a text of which nothing is seen is blank: %j', (text) => expect(isBlank(text)).toBe(true))

it.each(['A', '.', '0', 'Željko', ' Núñez-O’Brien ', '李', 'محمد', 'می\u200cخواهم', '🙂', '👩\u200d💻'])(
  'a text of which something is seen is not blank: %j',
  (text) => expect(isBlank(text)).toBe(false),
)
