import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/register.ts'

export const messages = {
  'register.title': 'Crear cuenta',
  'register.description': 'Abre tu cuenta de Dvaput: pedidos, direcciones y lista de deseos en un solo lugar.',
  'register.lead': 'Para tener tus pedidos, direcciones y lista de deseos en un solo lugar.',
  'register.fullName': 'Nombre completo',
  'register.email': 'Correo electrónico',
  'register.password': 'Contraseña',
  'register.confirmPassword': 'Confirma la contraseña',
  'register.accept': 'Acepto los',
  'register.termsLink': 'términos y condiciones',
  'register.privacyText': 'Cómo usamos tus datos se explica en la',
  'register.privacyLink': 'política de privacidad',
  'register.submit': 'Crear cuenta',
  'register.haveAccount': '¿Ya tienes cuenta?',
  'register.login': 'Inicia sesión',
  'register.recover': 'Crea una contraseña nueva',
  'register.fieldsRequired': 'Escribe tu nombre, tu correo electrónico y una contraseña',
  'register.passwordsDoNotMatch': 'Las contraseñas no coinciden',
  'register.passwordTooShort': {
    one: 'La contraseña debe tener al menos {count} carácter',
    other: 'La contraseña debe tener al menos {count} caracteres',
  },
  'register.mustAcceptTerms': 'Debes aceptar los términos y condiciones',
  'register.nameRefused': 'Escribe un nombre sin direcciones web ni los signos < y >.',
  'register.nameTooLong': {
    one: 'El nombre puede tener como máximo {count} carácter.',
    other: 'El nombre puede tener como máximo {count} caracteres.',
  },
  'register.emailInvalid': 'Escribe un correo electrónico válido.',
  'register.passwordTooLong': {
    one: 'La contraseña puede tener como máximo {count} carácter.',
    other: 'La contraseña puede tener como máximo {count} caracteres.',
  },
  'register.passwordHasOuterSpaces': 'La contraseña no puede empezar ni terminar con un espacio.',
  'register.passwordTooCommon': 'Esta contraseña es de las primeras que se adivinan. Elige otra.',
  'register.passwordIsPersonal': 'Tu correo no puede ser tu contraseña.',
  'confirm.title': 'Confirma tu correo electrónico',
  'confirm.description': 'Confirmación del correo electrónico de una cuenta nueva.',
  'confirm.text': 'Confirma que {email} es tu correo. Tu contraseña y tu sesión quedan como están.',
  'confirm.withPassword':
    'Confirma que {email} es tu correo. Escribe la contraseña que elegiste al registrarte: así sabemos que la cuenta la abriste tú.',
  'confirm.password': 'Contraseña',
  'confirm.passwordRequired': 'Escribe la contraseña de tu cuenta.',
  'confirm.send': 'Confirmar correo',
  'confirm.done': 'Gracias, tu correo está confirmado. Tu contraseña sigue sirviendo, entres como entres.',
  'confirm.toAccount': 'Mi cuenta',
  'confirm.invalidTitle': 'Este enlace ya no es válido',
  'confirm.invalid':
    'Es posible que el correo ya esté confirmado. Si no, lo confirma también tu próximo inicio de sesión con un enlace o código enviado por correo.',
  'confirm.notMine': '¿No sabes la contraseña o no abriste tú la cuenta? Crea la tuya',
} satisfies TranslationOf<typeof original>
