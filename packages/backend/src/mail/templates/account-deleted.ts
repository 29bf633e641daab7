import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const content = (subject: string, ...texts: readonly string[]): MailContent => ({
  subject,
  heading: subject,
  blocks: texts.map((text) => ({ kind: 'paragraph', text })),
})

export const accountDeletedMail: MailTemplate<object> = {
  params: z.strictObject({}),
  content: {
    bcs: () =>
      content(
        'Vaš račun je obrisan',
        'Obrisali smo vaš Dvaput račun: profil, adrese, listu želja, obavijesti i sve prijave.',
        'Ranije narudžbe i dalje isporučujemo i za njih vrijedi garancija. Lične podatke u njima brišemo 180 dana nakon narudžbe; ostaje samo ono što traže računovodstveni propisi.',
        'Hvala što ste kupovali kod nas. Ovo je posljednja poruka o vašem računu.',
      ),
    en: () =>
      content(
        'Your account is deleted',
        'We have deleted your Dvaput account: profile, addresses, wishlist, alerts and all sessions.',
        'Earlier orders are still delivered and keep their warranty. Personal data in them is erased 180 days after the order; only what accounting law requires remains.',
        'Thank you for shopping with us. This is the last message about your account.',
      ),
    es: () =>
      content(
        'Tu cuenta se eliminó',
        'Eliminamos tu cuenta de Dvaput: perfil, direcciones, lista de deseos, avisos y todas las sesiones.',
        'Los pedidos anteriores se entregan igual y conservan su garantía. Los datos personales en ellos se borran 180 días después del pedido; solo queda lo que exige la ley contable.',
        'Gracias por haber comprado con nosotros. Este es el último mensaje sobre tu cuenta.',
      ),
  },
}
