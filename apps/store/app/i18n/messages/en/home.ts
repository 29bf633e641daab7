import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/home.ts'

export const messages = {
  'home.title': 'Used and refurbished computers, properly tested',
  'home.heading': 'Good electronics deserve a second life.',
  'home.lead':
    'Used, refurbished and new computers, phones and gear. We inspect, clean and honestly describe every piece before it goes on sale.',
  'home.how': 'How we work',
  'home.questions': 'Questions answered',
  'home.testedTitle': 'Checked by hand',
  'home.testedText':
    'We go through every device part by part: screen, keyboard, battery, ports and disk. The previous owner’s data is erased for good.',
  'home.honestTitle': 'Described honestly',
  'home.honestText':
    'A scratch is a scratch. We put the condition of each piece into words, so you know exactly what you are buying.',
  'home.warrantyTitle': 'Warranty and returns',
  'home.warrantyText': {
    one: 'You have {count} day to change your mind, and the warranty starts the day you receive your order.',
    other: 'You have {count} days to change your mind, and the warranty starts the day you receive your order.',
  },
  'home.helpTitle': 'Before you buy',
  'home.helpShipping': 'How long delivery takes, what it costs and how to follow your parcel.',
  'home.helpReturns': 'How to send something back and when you get your money.',
  'home.helpSecurity': 'How we keep your payment and your data safe.',
  'home.helpContact': 'Write or call: people answer, and soon.',
} satisfies TranslationOf<typeof original>
