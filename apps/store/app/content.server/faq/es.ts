import type { Facts } from '../../features/information/facts.server.ts'
import type { FaqText } from '../sections.ts'

export const faq = (f: Facts): FaqText => {
  const mail = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  const consumerLaw = f.inMarket({
    ba: 'la Ley de Protección del Consumidor de Bosnia y Herzegovina',
    cl: 'la Ley N.º 19.496 sobre protección de los derechos de los consumidores',
  })

  return {
    title: 'Preguntas frecuentes',
    description: 'Respuestas sobre pedidos, pagos, despacho, devoluciones, garantía y tu cuenta en Dvaput.',
    lead: `Respuestas cortas sobre cómo comprar con nosotros, desde el pedido hasta la garantía. Si no encuentras lo que buscas, [escríbenos](/contact): respondemos en un plazo de ${f.messageReply}.`,
    entries: {
      'how-to-order': {
        question: '¿Cómo hago un pedido?',
        answer: [
          {
            kind: 'steps',
            items: [
              'Busca el producto, lee su descripción, mira su [grado](/faq#what-grades-mean) y agrégalo al carrito.',
              'Revisa cantidades y precios en el carrito. Los productos de nuestro stock y los importados se piden por separado, primero unos y después los otros.',
              'Ingresa tu dirección y tus datos de contacto, y elige el despacho y la forma de pago.',
              'Confirma el pedido. Te mandamos por correo la confirmación con el número de pedido.',
            ],
          },
          {
            kind: 'text',
            text: 'No necesitas una cuenta para comprar. Con ella tienes tus pedidos y direcciones en un solo lugar, puedes armar tu lista de deseos y [proponer un precio más bajo](/faq#price-offer).',
          },
        ],
      },
      'change-order': {
        question: '¿Puedo cambiar o anular mi pedido?',
        answer: [
          {
            kind: 'text',
            text: `Sí, mientras no lo hayamos despachado. Lo anulas tú mismo en [la página de tu pedido](/orders) o, sin cuenta, con [el enlace a tu pedido](/orders/find); lo que pagaste con tarjeta vuelve solo. Para cambiar algo, contáctanos lo antes posible en ${mail} o al ${phone}, con tu número de pedido y lo que quieres cambiar. Despachamos en un plazo de ${f.dispatch} desde la confirmación del pago, así que lo más seguro es llamar.`,
          },
          {
            kind: 'text',
            text: `Cuando el paquete ya va en camino no podemos modificarlo. En ese caso puedes devolverlo en un plazo de ${f.returnWindow} desde que lo recibes, según nuestra [política de devoluciones](/devoluciones).`,
          },
        ],
      },
      'price-offer': {
        question: '¿Cómo propongo un precio más bajo?',
        answer: [
          {
            kind: 'steps',
            items: [
              '[Inicia sesión](/faq#sign-in) en tu cuenta.',
              'En la página del producto abre el formulario de oferta e ingresa un monto entero, menor al precio actual. Si quieres, agrega un mensaje.',
              'Te respondemos por correo, y la respuesta también queda en tus ofertas, dentro de tu cuenta. Podemos aceptar, rechazar o proponerte otro precio.',
              'Si aceptamos, te guardamos el producto hasta el plazo indicado. En [tus ofertas](/my-offers) lo pones en el carrito al precio acordado con un clic; tu código personal de descuento se aplica automáticamente.',
            ],
          },
          {
            kind: 'text',
            text: 'El código es solo para ti y para ese producto, y sirve una vez, hasta el plazo indicado en la oferta. Ofertar no te obliga a comprar. Mientras esperas la respuesta el producto no está reservado, y otra persona puede comprarlo.',
          },
        ],
      },
      'order-status': {
        question: '¿Dónde está mi pedido?',
        answer: [
          {
            kind: 'list',
            items: [
              '**Por correo:** cuando el paquete sale, te contamos qué empresa lo lleva y el número de seguimiento.',
              '**En el sitio:** si iniciaste sesión, en tus pedidos ves el avance y el pago.',
              '**Sin cuenta:** [encuentra el pedido](/orders/find) con su número y tu correo; te enviamos un enlace.',
            ],
          },
          {
            kind: 'text',
            text: `¿No te llegó el correo o el seguimiento lleva tiempo sin moverse? Revisa la carpeta de spam y escríbenos a ${mail} con tu número de pedido. Respondemos en un plazo de ${f.messageReply}.`,
          },
        ],
      },
      'payment-methods': {
        question: '¿Cómo puedo pagar?',
        answer: [
          {
            kind: 'list',
            items: [
              '**Tarjeta:** Visa o Mastercard, al hacer el pedido.',
              '**Pago contra entrega:** en efectivo, cuando recibes el paquete.',
              `${f.byTransfer}**Transferencia bancaria:** a la cuenta que te enviamos con el pedido. Preparamos el paquete cuando recibimos el dinero.`,
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Los productos importados se pagan por separado de los de nuestro stock, en su propia página de pago.',
              cl: `Los productos importados se pagan por separado de los de nuestro stock, a través de ${f.importedPayments}.`,
            }),
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: 'Si [reservaste](/faq#pickup) un producto, lo pagas en el punto de retiro.',
                },
              ]
            : []),
        ],
      },
      'card-safety': {
        question: '¿Es seguro pagar con tarjeta?',
        answer: [
          {
            kind: 'text',
            text: 'Sí. Ingresas los datos de tu tarjeta en una página de pago protegida, con conexión cifrada, y van directo al servicio de pago. Nosotros no vemos ni guardamos el número completo ni el código de seguridad.',
          },
          {
            kind: 'note',
            text: `Nunca pedimos el número de tarjeta, el código de seguridad ni contraseñas por correo, mensaje o teléfono. Si alguien lo hace en nuestro nombre, no respondas y avísanos a ${mail}. Más detalles en [seguridad y privacidad](/politica-de-privacidad).`,
          },
        ],
      },
      'company-invoice': {
        question: '¿Puedo pedir factura para mi empresa?',
        answer: f.inMarket({
          ba: [
            {
              kind: 'text',
              text: 'Sí. Al pagar marca «Factura a una empresa» e ingresa:',
            },
            {
              kind: 'list',
              items: [
                'nombre completo y dirección de la empresa',
                'número de identificación de la empresa (JIB)',
                'número de IVA (PDV), si la empresa está registrada',
              ],
            },
            {
              kind: 'text',
              text: `¿Se te olvidó? Envíalos con el número de pedido a ${mail} antes de que salga el paquete: la factura viaja con el producto.`,
            },
          ],
          cl: [
            {
              kind: 'text',
              text: 'Sí, emitimos factura con el RUT de tu empresa. Al pagar marca «Factura a una empresa» e ingresa:',
            },
            { kind: 'list', items: ['razón social y RUT', 'giro', 'dirección y comuna'] },
            {
              kind: 'text',
              text: `¿Se te olvidó? Envíalos con el número de pedido a ${mail} apenas lo hagas. Si no los recibimos, el producto va con boleta.`,
            },
          ],
        }),
      },
      'delivery-time': {
        question: '¿Cuánto demora el despacho?',
        answer: [
          {
            kind: 'list',
            items: [
              `**Productos de nuestro stock:** ${f.deliveryInStockCity} en ${f.city} y ${f.deliveryInStockElsewhere} en el resto de ${f.country}, contados desde el despacho. Despachamos en un plazo de ${f.dispatch} desde la confirmación del pago y en ese momento te enviamos por correo el número de seguimiento.`,
              `**Productos importados:** ${f.deliveryImported} desde la confirmación del pago hasta tu puerta, en cualquier lugar de ${f.country}.`,
            ],
          },
          {
            kind: 'text',
            text: 'En la página de [despacho](/envios) te contamos qué pasa con los paquetes grandes, las zonas apartadas y los atrasos.',
          },
        ],
      },
      'delivery-cost': {
        question: '¿Cuánto cuesta el despacho?',
        answer: [
          {
            kind: 'text',
            text: f.deliveryPrice
              ? `Aproximadamente ${f.deliveryPrice}, según el peso, el tamaño y el destino. El monto exacto se calcula al pagar y lo ves antes de confirmar el pedido.`
              : 'Depende del peso, el tamaño y el destino. El monto se calcula al pagar y lo ves antes de confirmar el pedido.',
          },
          {
            kind: 'text',
            text: `${f.freeDeliveryFrom ? `El despacho estándar es gratis en pedidos desde ${f.freeDeliveryFrom}. En los demás casos lo es solo cuando lo dice el producto o el carrito.` : 'El despacho es gratis solo cuando lo dice el producto o el carrito.'} Para cantidades grandes acordamos el precio contigo. Los detalles están en la página de [despacho](/envios).`,
          },
        ],
      },
      pickup: {
        question: '¿Puedo retirar mi pedido?',
        answer: [
          {
            kind: 'text',
            text: `Sí. Dirección de retiro: **${f.pickupAddress}**. Espera nuestro aviso de que está todo listo y trae un documento de identidad vigente y tu número de pedido.`,
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: `También puedes reservar productos de nuestro stock: inicia sesión, agrégalos al carrito y elige la reserva. Los guardamos por ${f.reservation} (si hay un fin de semana de por medio, hasta el lunes en la noche) y los pagas al retirar, con un documento de identidad vigente. Si no vienes en ese plazo, vuelven a la venta.`,
                },
              ]
            : []),
        ],
      },
      'return-window': {
        question: '¿Cuánto plazo tengo para devolver un producto?',
        answer: [
          {
            kind: 'text',
            text: `Tienes ${f.returnWindow} desde el día en que lo recibes. Antes de enviar nada, pide la devolución en la página de tu [pedido](/orders) o escríbenos a ${mail} con tu número de pedido, y te decimos dónde y cómo.`,
          },
          {
            kind: 'list',
            items: [
              'Devuélvelo en el estado en que llegó, con todas sus partes y accesorios.',
              'Respalda lo que necesites, borra tus datos y cierra todas tus cuentas en el equipo.',
              `Si el paquete llegó dañado, avísanos en un plazo de ${f.complaintWindow} desde que lo recibes, con fotos.`,
            ],
          },
          {
            kind: 'text',
            text: `El proceso completo y las excepciones están en [devoluciones](/devoluciones). Nada de esto reduce los derechos que te da ${consumerLaw}.`,
          },
        ],
      },
      'refund-time': {
        question: '¿Cuándo me devuelven el dinero?',
        answer: [
          {
            kind: 'text',
            text: `${f.refundSentence} En ese tiempo revisamos el producto, y te avisamos por correo cuando aprobamos la devolución.`,
          },
          {
            kind: 'list',
            items: [
              '**Tarjeta:** el dinero vuelve a la misma tarjeta. Cuándo lo verás en tu estado de cuenta también depende de tu banco.',
              '**Pago contra entrega:** lo depositamos en una cuenta bancaria a tu nombre; te pedimos los datos.',
              `${f.byTransfer}**Transferencia bancaria:** lo devolvemos a la cuenta desde la que pagaste.`,
              ...f.inMarket({
                ba: [],
                cl: [`**${f.importedPayments}:** el dinero vuelve por el mismo medio con que pagaste.`],
              }),
            ],
          },
        ],
      },
      'warranty-length': {
        question: '¿Cuánto dura la garantía?',
        answer: [
          {
            kind: 'text',
            text: `${f.warrantySentence} Corre desde el día en que recibes el producto y cubre las fallas que aparecen con un uso normal. No cubre daños por caídas, líquidos o reparaciones no autorizadas, el desgaste normal de la batería ni las marcas de uso que ya describe su [grado](/faq#what-grades-mean).`,
          },
          {
            kind: 'text',
            text: `Si algo falla, escríbenos a ${mail} con tu número de pedido, qué le pasa al equipo y, si puedes, una foto o un video corto. Respondemos los reclamos en un plazo de ${f.complaintAnswer}.`,
          },
          { kind: 'text', text: `Esta garantía se suma a los derechos que te da ${consumerLaw}; no los reemplaza.` },
        ],
      },
      'what-grades-mean': {
        question: '¿Qué significan los grados A+, A, B, C y D?',
        answer: [
          {
            kind: 'text',
            text: 'El grado habla del aspecto, no del funcionamiento. Cada equipo usado o reacondicionado de nuestro stock, sea cual sea su grado, pasa por toda la lista de revisión de su tipo, y borramos de forma definitiva los datos del dueño anterior. El resultado de cada punto, las marcas visibles y las piezas cambiadas están en la página del producto.',
          },
          {
            kind: 'note',
            text: 'Si una publicación abarca varias unidades, su grado, sus marcas y su batería son lo mínimo que recibes con cualquiera de ellas. Cuando la imagen muestra el modelo y no esa unidad en particular, lo indicamos.',
          },
        ],
      },
      'sign-in': {
        question: '¿Cómo inicio sesión?',
        answer: f.hasPasswordLogin
          ? [
              {
                kind: 'list',
                items: [
                  '**Con contraseña:** ingresa tu correo y tu contraseña.',
                  `**Con un enlace por correo:** ingresa solo tu correo y te enviamos un enlace para entrar. Es válido por ${f.signInLink} y sirve una vez.`,
                  '**Con una cuenta que ya tienes:** en la misma página puedes continuar con tu cuenta de nuestra plataforma de venta.',
                ],
              },
              {
                kind: 'text',
                text: '¿Olvidaste tu contraseña? Pide recuperarla en la página de inicio de sesión y crea una nueva con el enlace que te llega por correo. Si no llega, revisa la carpeta de spam o pide otro.',
              },
            ]
          : [
              {
                kind: 'text',
                text: 'No necesitas contraseña. Al iniciar sesión se abre la página segura de nuestra plataforma de venta: ingresa tu correo y después el código de un solo uso que te llega ahí.',
              },
              {
                kind: 'text',
                text: 'Si el código no llega, revisa la carpeta de spam, confirma que escribiste bien tu correo y pide un código nuevo.',
              },
            ],
      },
      'delete-account': {
        question: '¿Cómo elimino mi cuenta?',
        answer: [
          {
            kind: 'text',
            text: `Inicia sesión y abre la [seguridad de tu cuenta](/account/security): la eliminación está al final de la página. También puedes escribirnos a ${mail} desde el correo con que inicias sesión; respondemos en un plazo de ${f.messageReply}.`,
          },
          {
            kind: 'text',
            text: 'Con ella se borran tus direcciones, tu lista de deseos, tus ofertas y códigos sin usar. Los comprobantes de compra y los datos de tus pedidos se conservan solo mientras la ley lo exija; la [política de privacidad](/privacy-policy) explica cómo.',
          },
        ],
      },
    },
  }
}
