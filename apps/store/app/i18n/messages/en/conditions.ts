import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/conditions.ts'

export const messages = {
  'condition.new.meaning': 'Unused, in its original packaging.',
  'condition.refurbished.meaning':
    'Used before, then cleaned, tested point by point and repaired where needed. Replaced parts are listed.',
  'condition.used.meaning': 'Used, tested point by point and in working order. Visible marks are described.',
  'grade.A+.meaning': 'Like new: no visible signs of use.',
  'grade.A.meaning': 'Excellent: tiny marks, seen only up close.',
  'grade.B.meaning': 'Good: visible scratches on the body, no major marks on the screen.',
  'grade.C.meaning': 'Worn: clear scratches or dents, fully working.',
  'grade.D.meaning': 'Heavily worn, or with a fault named in the description.',
} satisfies TranslationOf<typeof original>
