import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/passwords.ts'

export const messages = {
  'password.show': 'Mostrar',
  'password.showLabel': 'Mostrar contraseña',
  'password.hide': 'Ocultar',
  'password.hideLabel': 'Ocultar contraseña',
  'password.hint': {
    one: 'Al menos {count} carácter. Unas palabras seguidas son fáciles de recordar y difíciles de adivinar.',
    other: 'Al menos {count} caracteres. Unas palabras seguidas son fáciles de recordar y difíciles de adivinar.',
  },
  'password.weak': 'Contraseña débil',
  'password.fair': 'Contraseña regular',
  'password.good': 'Buena contraseña',
  'password.strong': 'Contraseña fuerte',
} satisfies TranslationOf<typeof original>
