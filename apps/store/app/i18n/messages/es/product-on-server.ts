import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/product-on-server.ts'

export const messages = {
  'head.description':
    '{title}: {state}, {price}. Estado descrito con palabras, con garantía. Despacho, o retiro en {city}.',
  'script.off':
    'JavaScript está desactivado en tu navegador. Con tu cuenta el carrito funciona sin él, y también puedes pedir por correo o teléfono:',
} satisfies TranslationOf<typeof original>
