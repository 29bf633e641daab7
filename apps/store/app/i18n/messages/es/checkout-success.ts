import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/checkout-success.ts'

export const messages = {
  'page.title': 'Confirmación del pedido',
  'page.description': 'Qué pasó con tu pedido y tu pago.',
  'processing.title': 'Procesando tu pedido…',
  'processing.text': 'Tarda unos segundos. Por favor, no cierres esta página.',
  'processing.reload': 'Recarga esta página en unos segundos para ver el resultado.',
  'success.title': '¡Gracias, recibimos tu pedido!',
  'success.text': 'Te enviamos la confirmación con los detalles por correo.',
  'success.number': 'Número de pedido',
  'success.date': 'Fecha',
  'success.local': 'Productos locales',
  'success.international': 'Productos internacionales',
  'success.products': 'Pediste',
  'success.line': '{quantity} × {title}',
  'success.total': 'Total con despacho',
  'success.instructions': 'Instrucciones de pago',
  'success.status': 'Estado del pedido',
  'success.order': 'Ver el pedido',
  'success.browse': 'Seguir comprando',
  'next.title': 'Próximos pasos',
  'next.email': 'Recibirás un correo que confirma el pedido.',
  'next.paid': 'Recibimos tu pago.',
  'next.unpaid':
    'Si pagas por transferencia, las instrucciones están en la página del pedido; en efectivo pagas al recibirlo.',
  'next.bank-transfer':
    'Paga el total por transferencia: la cuenta y la referencia están en las instrucciones de pago.',
  'next.cash-on-delivery': 'Pagas al repartidor cuando llega el paquete.',
  'next.atPickup': 'Pagas en la tienda cuando retires el pedido.',
  'next.dispatch': 'Despachamos el pedido en {dispatch} y te avisamos cuando salga.',
  'next.dispatchPaid': 'Despachamos el pedido en {dispatch} desde el pago y te avisamos cuando salga.',
  'next.ready': 'Te avisamos cuando el pedido esté listo en {place}.',
  'failure.title': 'El pedido no se realizó',
  'failure.cancelled': 'El pedido {name} fue cancelado.',
  'failure.missing': 'No se encontraron datos del carrito',
  'failure.support': 'Por favor contacta a nuestro equipo de soporte si el problema persiste.',
  'failure.cart': 'Volver al carrito',
  'missing.title': 'Aquí no conocemos este pedido',
  'missing.where':
    'Si hiciste un pedido, la confirmación está en tu correo, y puedes encontrarlo con su número y tu correo. Este enlace puede ser de otro navegador.',
  'missing.find': 'Buscar un pedido',
  'unknown.title': 'Estado desconocido',
  'unknown.text':
    'Aún no tenemos la confirmación de este pedido. Si pagaste, llegará por correo; si no, tu carrito sigue como lo dejaste.',
  'unknown.again': 'Comprobar de nuevo',
  'success.internationalNote':
    'Los productos internacionales se enviaron al sistema de la bodega y te llegará un correo.',
  'next.imported': 'El paquete internacional llega en {delivery}.',
  'pending.title': 'El pago está pendiente',
  'pending.text':
    'Aún esperamos la confirmación del pago del pedido {name}. Te avisaremos por correo; por favor no pagues de nuevo.',
  'failure.payment': 'El pago no se realizó y no se cobró nada.',
  'failure.payAgain': 'Intentar de nuevo',
  'failure.review': 'El monto pagado no coincide con el pedido {name}. Lo revisaremos y te contactaremos.',
  'gone.title': 'Lo sentimos, ya no queda',
  'gone.refunding':
    'El pago del pedido {name} llegó, pero la bodega ya no tiene lo que pediste. Te devolvemos el monto completo; no tienes que hacer nada.',
  'gone.refunded': 'La bodega ya no tenía lo que pediste y te devolvimos el monto completo del pedido {name}.',
  'contact.title': '¿Necesitas ayuda?',
} satisfies TranslationOf<typeof original>
