import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/home.ts'

export const messages = {
  'home.title': 'Computadores usados y reacondicionados, bien probados',
  'home.heading': 'La buena electrónica merece una segunda vida.',
  'home.lead':
    'Computadores, teléfonos y equipos usados, reacondicionados y nuevos. Revisamos, limpiamos y describimos con honestidad cada pieza antes de venderla.',
  'home.how': 'Cómo trabajamos',
  'home.questions': 'Resuelve tus dudas',
  'home.testedTitle': 'Revisado a mano',
  'home.testedText':
    'Revisamos cada equipo parte por parte: pantalla, teclado, batería, puertos y disco. Los datos del dueño anterior se borran para siempre.',
  'home.honestTitle': 'Descrito con honestidad',
  'home.honestText':
    'Un rayón es un rayón. Ponemos en palabras el estado de cada pieza para que sepas exactamente qué compras.',
  'home.warrantyTitle': 'Garantía y devolución',
  'home.warrantyText': {
    one: 'Tienes {count} día para cambiar de opinión, y la garantía parte el día en que recibes tu compra.',
    other: 'Tienes {count} días para cambiar de opinión, y la garantía parte el día en que recibes tu compra.',
  },
  'home.helpTitle': 'Antes de comprar',
  'home.helpShipping': 'Cuánto demora el envío, cuánto cuesta y cómo seguir tu paquete.',
  'home.helpReturns': 'Cómo devolver un producto y cuándo recibes tu dinero.',
  'home.helpSecurity': 'Cómo protegemos tu pago y tus datos.',
  'home.helpContact': 'Escribe o llama: te responden personas, y pronto.',
} satisfies TranslationOf<typeof original>
