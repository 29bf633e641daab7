import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/share.ts'

export const messages = {
  'share.title': 'Comparte este producto',
  'share.facebook': 'Facebook',
  'share.whatsapp': 'WhatsApp',
  'share.email': 'Correo',
  'share.more': 'Otras aplicaciones',
  'share.url': 'Enlace para compartir',
  'share.copy': 'Copiar enlace',
  'share.copied': 'Enlace copiado',
  'share.copyYourself': 'El navegador no permite copiar. El enlace está seleccionado: cópialo tú.',
  'share.newWindow': 'se abre en una ventana nueva',
} satisfies TranslationOf<typeof original>
