import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/share.ts'

export const messages = {
  'share.title': 'Share this product',
  'share.facebook': 'Facebook',
  'share.whatsapp': 'WhatsApp',
  'share.email': 'Email',
  'share.more': 'Other apps',
  'share.url': 'Link to share',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.copyYourself': 'The browser does not allow copying. The link is selected: copy it yourself.',
  'share.newWindow': 'opens in a new window',
} satisfies TranslationOf<typeof original>
