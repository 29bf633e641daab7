import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/passwords.ts'

export const messages = {
  'password.show': 'Show',
  'password.showLabel': 'Show password',
  'password.hide': 'Hide',
  'password.hideLabel': 'Hide password',
  'password.hint': {
    one: 'At least {count} character. A few words in a row are easy to remember and hard to guess.',
    other: 'At least {count} characters. A few words in a row are easy to remember and hard to guess.',
  },
  'password.weak': 'Weak password',
  'password.fair': 'Fair password',
  'password.good': 'Good password',
  'password.strong': 'Strong password',
} satisfies TranslationOf<typeof original>
