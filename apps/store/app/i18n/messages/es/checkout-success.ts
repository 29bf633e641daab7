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
  'success.discount': 'Descuento',
  'success.shipping': 'Despacho',
  'success.total': 'Total con despacho',
  'success.totalPickup': 'Total',
  'success.instructions': 'Instrucciones de pago',
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
  'failure.cancelled': 'El pedido {name} fue anulado.',
  'failure.processing': 'Error al procesar la orden',
  'failure.missing': 'No se encontraron datos del carrito',
  'failure.support': 'Por favor contacta a nuestro equipo de soporte si el problema persiste.',
  'failure.cart': 'Volver al carrito',
  'missing.title': 'No encontramos este pedido',
  'missing.where':
    'Si hiciste un pedido, la confirmación está en tu correo, y puedes encontrarlo con su número y tu correo. Este enlace puede ser de otro navegador.',
  'missing.find': 'Buscar un pedido',
  'unknown.title': 'Estado desconocido',
  'unknown.text':
    'Aún no tenemos la confirmación de este pedido. Si pagaste, llegará por correo; si no, tu carrito sigue como lo dejaste.',
  'unknown.again': 'Comprobar de nuevo',
  'success.needsAddress':
    'Aún no tenemos una dirección de entrega. Abre el pedido y escríbela: solo entonces la bodega puede enviar tus productos.',
  'success.internationalNote': 'Ya informamos a la bodega de tus productos internacionales y te llegará un correo.',
  'next.imported': 'El paquete internacional llega en {delivery}.',
  'next.importedAddressed': 'Cuando escribas la dirección de entrega, el paquete internacional llega en {delivery}.',
  'pending.title': 'El pago está pendiente',
  'pending.text':
    'Aún esperamos la confirmación del pago del pedido {name}. Te avisaremos por correo; por favor no pagues de nuevo.',
  'failure.payment': 'El pago del pedido {name} no se realizó.',
  'failure.expired': 'El plazo para pagar el pedido {name} terminó y no recibimos ningún pago.',
  'cancelled.title': 'El pedido está anulado',
  'cancelled.unpaid': 'Anulaste el pedido {name} antes de pagarlo. Por favor no lo pagues.',
  'cancelled.refunding':
    'Anulaste el pedido {name}. Te devolvemos el monto completo por el mismo medio con que pagaste.',
  'cancelled.refunded': 'Anulaste el pedido {name} y el monto completo ya fue devuelto.',
  'replaced.title': 'Reemplazaste este pedido',
  'replaced.text':
    'Pediste lo mismo de otra forma, así que el pedido {name} ya no está vigente. Por favor no lo pagues.',
  'returned.title': 'Te devolvemos tu pago',
  'returned.text':
    'El pago del pedido {name} llegó cuando el pedido ya no estaba vigente. Te devolvemos el monto completo; no tienes que hacer nada.',
  'takenBack.title': 'El pago fue devuelto',
  'takenBack.text': 'El pago del pedido {name} volvió a ti, así que cancelamos el pedido.',
  'failure.payAgain': 'Intentar de nuevo',
  'failure.review': 'El monto pagado no coincide con el pedido {name}. Lo revisaremos y te contactaremos.',
  'gone.title': 'Lo sentimos, ya no queda',
  'gone.refunding':
    'El pago del pedido {name} llegó, pero la bodega ya no tiene lo que pediste. Te devolvemos el monto completo; no tienes que hacer nada.',
  'gone.refunded': 'La bodega ya no tenía lo que pediste y te devolvimos el monto completo del pedido {name}.',
  'gone.refundingNamed':
    'El pago del pedido {name} llegó, pero en la bodega ya no queda: {products}. Te devolvemos el monto completo; no tienes que hacer nada.',
  'gone.refundedNamed': 'En la bodega ya no quedaba: {products}. Te devolvimos el monto completo del pedido {name}.',
  'contact.title': '¿Necesitas ayuda?',
} satisfies TranslationOf<typeof original>
