import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const returns = (f: Facts): PageText<'returns'> => ({
  title: 'Devoluciones y reembolsos',
  description: `Cómo devolver un producto a Dvaput dentro de ${f.returnWindow} desde que lo recibes, cuándo te llega el reembolso y qué hacer si viene con fallas.`,
  lead: `Si un equipo no te acomoda, tienes **${f.returnWindow}** desde que lo recibes para devolverlo. Si llegó dañado o presenta una falla, se aplican otras reglas, y esas están [de tu lado](/devoluciones#faulty).`,
  sections: {
    window: {
      title: 'Cuánto plazo tienes',
      blocks: [
        {
          kind: 'text',
          text: `Puedes devolver un producto dentro de **${f.returnWindow}** desde que lo recibes, sin dar explicaciones. El plazo corre desde el día en que te llega el paquete o lo retiras en el punto de retiro; si tus productos llegan por separado, se cuenta aparte para cada uno. Basta con que nos avises dentro de ese plazo y después lo envíes sin demora.`,
        },
        {
          kind: 'text',
          text: 'Vale para productos usados, reacondicionados y nuevos, de nuestro stock o importados, hayas pagado el precio normal, uno rebajado o uno acordado mediante una oferta.',
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: 'También tienes derecho a desistir de una compra a distancia según la Ley de Protección del Consumidor de Bosnia y Herzegovina. Si la ley te da más plazo que nosotros, manda la ley.',
            cl: 'También tienes derecho a retracto en las compras a distancia según la Ley N.º 19.496. Si la ley te da más que nosotros, manda la ley.',
          }),
        },
      ],
    },
    condition: {
      title: 'En qué estado debe venir',
      blocks: [
        {
          kind: 'text',
          text: 'Ábrelo, enciéndelo y pruébalo como lo harías en una tienda: pantalla, teclado, batería, puertos. Al devolverlo, revisa que:',
        },
        {
          kind: 'list',
          items: [
            '**venga completo**: cargador, cables, accesorios, manuales y la caja en que llegó;',
            '**no tenga daños nuevos**, aparte de las marcas de uso que indica la descripción del producto;',
            '**se lea el número de serie** y nadie haya abierto ni modificado el equipo;',
            '**no queden cuentas ni bloqueos**: cuenta de Apple, Google o Microsoft, “Buscar mi dispositivo”, bloqueo de pantalla y clave de BIOS;',
            '**tus datos estén borrados**: respalda lo que necesites y restaura el equipo a su estado de fábrica.',
          ],
        },
        {
          kind: 'note',
          text: 'Comparamos el equipo con su descripción y sus fotos. Si perdió valor porque se usó más de lo necesario para probarlo, podemos descontar esa pérdida hasta donde la ley lo permita. Te informamos el motivo y el monto antes de reembolsarte.',
        },
      ],
    },
    'how-to': {
      title: 'Cómo devolver un producto',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**Pide la devolución** en la página de tu [pedido](/orders); si compraste sin cuenta, [encuéntralo aquí](/orders/find). También puedes escribir a [${f.email}](mailto:${f.email}) con tu número de pedido y el producto. Cuéntanos si prefieres un reembolso o un cambio.`,
            '**Espera nuestra confirmación.** Te respondemos con instrucciones, para saber de quién es el paquete cuando llegue.',
            '**Embálalo bien.** Apaga el equipo, protege la pantalla y las esquinas, y pon adentro nuestro mensaje o tu número de pedido.',
            `**Envíalo por encomienda o tráelo.** La dirección es la misma en ambos casos: ${f.pickupAddress}. Si lo envías, elige un servicio con seguimiento y guarda el comprobante.`,
            '**Revisamos el equipo** y te contamos el resultado por correo electrónico. Una vez aprobada la devolución, comienza el reembolso.',
          ],
        },
        {
          kind: 'note',
          text: 'Los productos importados se devuelven a la misma dirección. Por favor, no los mandes a la bodega en el extranjero ni envíes paquetes por pagar sin haberlo acordado antes.',
        },
      ],
    },
    refund: {
      title: 'Tu reembolso',
      blocks: [
        {
          kind: 'text',
          text: `${f.refundSentence} Te avisamos por correo electrónico cuando la aprobamos. Si la ley fija un plazo más corto, cumplimos el más corto.`,
        },
        {
          kind: 'table',
          caption: 'Adónde llega el reembolso',
          head: ['Si pagaste con', 'Te reembolsamos'],
          rows: [
            ['Tarjeta (Visa, Mastercard)', 'A la misma tarjeta'],
            [
              f.hasReservations ? 'Efectivo, contra entrega o en el punto de retiro' : 'Efectivo contra entrega',
              'A una cuenta bancaria a tu nombre; te pediremos los datos',
            ],
            [`${f.byTransfer}Transferencia bancaria`, 'A la cuenta desde la que pagaste'],
            ...f.inMarket<string[][]>({
              ba: [],
              cl: [
                [
                  `${f.importedPayments} (productos importados)`,
                  `Al medio de pago que usaste, a través de ${f.importedPayments}`,
                ],
              ],
            }),
          ],
        },
        {
          kind: 'text',
          text: 'Te devolvemos lo que de verdad pagaste por el producto. Los derechos e impuestos que pagaste en la aduana los devuelve la aduana, según sus propias reglas. Tu banco puede tardar un poco más en mostrar el abono, y eso no depende de nosotros.',
        },
      ],
    },
    exchange: {
      title: 'Cambios',
      blocks: [
        {
          kind: 'text',
          text: 'Muchos de nuestros equipos son únicos, así que solo podemos ofrecerte un cambio si tenemos el mismo modelo, en el mismo estado, en stock. Si lo tenemos, te lo apartamos y lo enviamos apenas revisemos el que devolviste.',
        },
        {
          kind: 'text',
          text: 'Si no queda otro o quieres un modelo distinto, devuelve el producto con reembolso y haz un pedido nuevo. No necesitas esperar lo uno para hacer lo otro.',
        },
      ],
    },
    faulty: {
      title: 'Producto dañado, equivocado o con fallas',
      blocks: [
        {
          kind: 'text',
          text: `**Si llegó dañado, incompleto o no es lo que pediste:** avísanos dentro de **${f.complaintWindow}** desde que lo recibes y mándanos fotos de la caja y del equipo. Guarda el embalaje. Respondemos tu reclamo en un máximo de **${f.complaintAnswer}**.`,
        },
        {
          kind: 'text',
          text: '**Las fallas que aparecen después** las cubre la garantía. Cuánto dura y qué incluye está en los [términos, en la sección de garantía](/terms-and-conditions#warranty), y resumido en las [preguntas frecuentes](/faq#warranty-length). Según la falla y lo que te reconozca la ley, el equipo se repara, se cambia o se te devuelve el dinero.',
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: 'Tus derechos según la Ley de Protección del Consumidor de Bosnia y Herzegovina están por sobre todo lo que dice esta página. Avisar pronto nos ayuda a resolver el daño con el transportista; si avisas más tarde, no pierdes los derechos que te da la ley.',
            cl: 'Tus derechos según la Ley N.º 19.496 de protección al consumidor están por sobre todo lo que dice esta página. Avisar pronto nos ayuda a resolver el daño con el transportista; si avisas más tarde, no pierdes los derechos que te da la ley.',
          }),
        },
      ],
    },
    'not-returnable': {
      title: 'Qué no se puede devolver',
      blocks: [
        { kind: 'text', text: 'Si simplemente cambiaste de opinión, no podemos recibir de vuelta:' },
        {
          kind: 'list',
          items: [
            'audífonos in-ear y productos similares con el sello de higiene abierto;',
            'software y licencias con el código revelado o activado;',
            'computadores que armamos especialmente para ti, con las piezas que elegiste;',
            'equipos bloqueados con una cuenta, mientras no quites el bloqueo;',
            'equipos modificados, o dañados después de que los recibiste.',
          ],
        },
        {
          kind: 'text',
          text: 'Nada de esto se aplica si el producto venía con fallas o no corresponde a la descripción: en ese caso, revisa la sección [producto dañado, equivocado o con fallas](/devoluciones#faulty).',
        },
      ],
    },
    costs: {
      title: 'Quién paga la devolución',
      blocks: [
        {
          kind: 'table',
          caption: 'Costo de enviar el producto de vuelta',
          head: ['Motivo', 'Quién paga'],
          rows: [
            ['Cambiaste de opinión y lo envías por encomienda', 'El envío lo pagas tú'],
            ['Lo traes al punto de retiro', 'Es gratis'],
            [
              'Tiene fallas, llegó dañado o no es lo que pediste',
              'Nosotros; escríbenos antes de enviarlo para coordinarlo',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'No cobramos por gestionar una devolución. El despacho original te lo reembolsamos cuando la falla o el error fue nuestro y, en los demás casos, siempre que la ley lo exija.',
        },
      ],
    },
    contact: {
      title: 'Dudas sobre una devolución',
      blocks: [
        {
          kind: 'list',
          items: [
            `Correo electrónico: [${f.email}](mailto:${f.email})`,
            `Teléfono: [${f.phone}](tel:${f.phone.replaceAll(' ', '')})`,
            f.serviceHours,
            `Devoluciones por encomienda y en persona: ${f.pickupAddress}`,
          ],
        },
        {
          kind: 'text',
          text: `Respondemos los mensajes en ${f.messageReply}. Con tu número de pedido a mano, todo es más rápido. También puedes escribirnos desde la [página de contacto](/contact).`,
        },
      ],
    },
  },
})
