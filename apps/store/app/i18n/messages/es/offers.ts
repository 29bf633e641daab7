import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/offers.ts'

export const messages = {
  'offer.title': 'Haz una oferta',
  'offer.sku': 'SKU: {sku}',
  'offer.current': 'Precio actual',
  'offer.amount': 'Tu oferta en {currency}',
  'offer.newAmount': 'Nuevo monto en {currency}',
  'offer.whole': 'Solo montos enteros, sin decimales.',
  'offer.saving': 'Ahorras {amount} ({percent})',
  'offer.message': 'Mensaje (opcional)',
  'offer.messageHint': 'Hasta {limit} caracteres.',
  'offer.watch': 'Avísenme también si el precio baja a este monto',
  'offer.alertOnly': 'Sin oferta: solo avísenme si baja a ese precio',
  'offer.alertTitle': 'Avísenme cuando esté a este precio',
  'offer.alertText': 'Está agotado. Te escribiremos una sola vez, cuando vuelva por este monto o menos.',
  'offer.target': 'Como máximo, en {currency}',
  'offer.alertSend': 'Avísenme',
  'offer.alertKept': 'Guardado: te escribiremos cuando cueste eso. La alerta está en la página de tus ofertas.',
  'offer.loginForAlert': 'Inicia sesión para que podamos escribirte',
  'offer.lastMove': 'Esta es tu última oferta por este producto: piensa bien el monto.',
  'offer.agreed': 'Acordamos {amount}. Ese precio es tuyo hasta el {until}.',
  'offer.agreedBuy': 'Comprar al precio acordado',
  'offer.cancel': 'Cancelar',
  'offer.send': 'Enviar oferta',
  // spec §8 Offers
  'offer.sent': '¡Tu oferta ha sido enviada exitosamente! Te contactaremos pronto.',
  'offer.sentInternational': '¡Tu oferta internacional ha sido enviada exitosamente! Te contactaremos pronto.',
  'offer.watchFailed': 'Tu oferta fue enviada, pero la alerta de precio no se guardó. Intenta más tarde.',
  'offer.exception': 'Algo salió mal. Por favor intenta nuevamente.',
  'offer.loginFirst': 'Inicia sesión para hacer una oferta',
} satisfies TranslationOf<typeof original>
