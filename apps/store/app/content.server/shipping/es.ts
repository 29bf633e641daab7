import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const shipping = (f: Facts): PageText<'shipping'> => {
  const mail = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`

  return {
    title: 'Despacho y retiro',
    description: `Despacho en ${f.country}: plazos, costos, seguimiento, retiro y qué hacer si un producto llega dañado.`,
    lead: 'Cuándo sale tu paquete, cuánto demora, cuánto cuesta y qué hacemos cuando algo se complica. También tienes respuestas cortas en las [preguntas frecuentes](/faq#delivery-time).',
    sections: {
      'delivery-times': {
        title: 'Plazos de entrega',
        blocks: [
          {
            kind: 'table',
            caption: 'Productos de nuestro stock: tiempo habitual desde el despacho hasta la entrega',
            head: ['Destino', 'Plazo'],
            rows: [
              [f.city, f.deliveryInStockCity],
              [`Resto de ${f.country}`, f.deliveryInStockElsewhere],
            ],
          },
          {
            kind: 'text',
            text: `**Productos importados:** ${f.deliveryImported} desde la confirmación del pago hasta tu puerta, en cualquier lugar de ${f.country}.`,
          },
          {
            kind: 'text',
            text: 'Para los productos de nuestro stock contamos desde el día en que entregamos el paquete al transportista. Sábados, domingos y feriados no son días hábiles.',
          },
        ],
      },
      carrier: {
        title: 'Empresa de transporte',
        blocks: [
          {
            kind: 'text',
            text: '**Te decimos qué empresa lleva tu paquete cuando sale.** Hasta entonces está por definir, según el tamaño del paquete y su destino. La nombramos en el correo de despacho, junto con el número de seguimiento.',
          },
        ],
      },
      costs: {
        title: 'Costo del despacho',
        blocks: [
          {
            kind: 'text',
            text: f.deliveryPrice
              ? `El despacho cuesta aproximadamente **${f.deliveryPrice}**. El monto final se calcula al pagar y lo ves antes de confirmar el pedido.`
              : 'El costo del despacho se calcula al pagar y lo ves antes de confirmar el pedido.',
          },
          { kind: 'text', text: 'El costo depende del peso y el tamaño del paquete, y del lugar al que va.' },
        ],
      },
      'free-shipping': {
        title: 'Despacho gratis',
        blocks: [
          {
            kind: 'text',
            text: f.freeDeliveryFrom
              ? `El despacho estándar es gratis en pedidos desde **${f.freeDeliveryFrom}**. En los demás casos lo es solo cuando lo dice el producto o el carrito.`
              : 'El despacho es gratis solo cuando lo dice el producto o el carrito. No hay un monto de compra desde el cual sea siempre gratis.',
          },
        ],
      },
      'bulk-orders': {
        title: 'Compras por volumen',
        blocks: [
          {
            kind: 'text',
            text: `¿Estás equipando una oficina, un colegio o una sala de servidores? Para cantidades grandes acordamos contigo el plazo, la forma y el costo del despacho. Envía a ${mail}:`,
          },
          {
            kind: 'list',
            items: ['qué productos necesitas y cuántos', 'la dirección de entrega', 'para cuándo los necesitas'],
          },
        ],
      },
      processing: {
        title: 'Preparación y despacho',
        blocks: [
          {
            kind: 'text',
            text: `Tu paquete sale en un plazo de **${f.dispatch}** desde la confirmación del pago. Antes revisamos el producto una vez más y lo embalamos para que aguante el viaje.`,
          },
          {
            kind: 'list',
            items: [
              '**Tarjeta (Visa, Mastercard):** contamos desde que el pago queda aprobado.',
              `${f.byTransfer}**Transferencia bancaria:** contamos desde que el dinero llega a nuestra cuenta.`,
              '**Pago contra entrega:** pagas al recibir, así que contamos desde que te confirmamos el pedido.',
            ],
          },
          { kind: 'text', text: 'Los pedidos hechos en fin de semana o feriado los tomamos el día hábil siguiente.' },
        ],
      },
      tracking: {
        title: 'Seguimiento',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Por correo:** cuando el paquete sale, te llega el nombre de la empresa de transporte y el número de seguimiento.',
              '**En el sitio:** inicia sesión y abre tus pedidos; cada uno muestra en qué va.',
            ],
          },
          {
            kind: 'text',
            text: 'A veces el número de seguimiento empieza a funcionar recién cuando el transportista registra el paquete. Si no encuentras nuestro correo, revisa también la carpeta de spam.',
          },
        ],
      },
      delays: {
        title: 'Atrasos',
        blocks: [
          {
            kind: 'text',
            text: 'El clima, los feriados, un camino cortado o una dirección incompleta pueden retrasar la entrega. Cuando sabemos que un paquete viene atrasado, te avisamos la nueva fecha estimada.',
          },
          {
            kind: 'list',
            items: [
              'Deja una dirección exacta y un teléfono que contestes: el transportista suele llamar antes de entregar.',
              `Si el plazo pasó y nadie te ha contactado, escríbenos a ${mail} con tu número de pedido y buscamos el paquete.`,
              'Si el paquete no llega en el plazo indicado, puedes anular la compra y recuperar todo lo que pagaste, incluido el despacho.',
            ],
          },
        ],
      },
      pickup: {
        title: 'Retiro',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: `Puedes retirar tu pedido en nuestra tienda de Sarajevo: **${f.pickupAddress}**. En ese caso no pagas despacho.`,
              cl: `Puedes retirar tu pedido en nuestro punto de retiro en Santiago: **${f.pickupAddress}**. En ese caso no pagas despacho.`,
            }),
          },
          {
            kind: 'steps',
            items: [
              'Elige retiro al hacer el pedido o escríbenos para avisar que vienes a buscarlo.',
              'Espera el correo que avisa que tu pedido está listo.',
              'Trae tu número de pedido y un documento de identidad vigente (cédula o pasaporte).',
              'Revisa el producto con nosotros antes de irte.',
            ],
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: `También puedes solo reservar productos de nuestro stock desde el carrito: los guardamos por ${f.reservation} (si hay un fin de semana de por medio, hasta el lunes en la noche) y los pagas al retirar, con un documento de identidad vigente.`,
                },
              ]
            : []),
        ],
      },
      'damaged-goods': {
        title: 'Productos dañados',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Revisa el paquete apenas llegue. Si la caja viene visiblemente dañada, pide al repartidor que lo deje anotado.',
              'Saca fotos de la caja, del embalaje y del daño, y no botes nada.',
              `Envía las fotos y tu número de pedido a ${mail} en un plazo de **${f.complaintWindow}** desde que recibes el paquete.`,
              `Te respondemos en un plazo de **${f.complaintAnswer}**. Según el daño, te proponemos reparación, cambio o reembolso.`,
            ],
          },
          {
            kind: 'note',
            text: 'Este plazo es para daños ocurridos en el transporte. Una falla que aparece después la cubre la garantía: mira [devoluciones y reclamos](/devoluciones).',
          },
        ],
      },
      'special-conditions': {
        title: 'Condiciones especiales',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Equipos grandes y pesados** (servidores, estaciones de trabajo, monitores grandes): antes del despacho coordinamos contigo la hora y el acceso. Dinos en qué piso estás y si hay ascensor. Un pedido así puede llegar en varios bultos.',
              f.inMarket({
                ba: '**Zonas apartadas:** a los pueblos de montaña y a los lugares por donde el transportista no pasa todos los días, la entrega puede demorar más. A veces es más fácil retirar el paquete en la ciudad grande más cercana.',
                cl: '**Zonas apartadas:** a las islas, al extremo sur y a los lugares por donde el transportista no pasa todos los días, la entrega puede demorar más. A veces es más fácil retirar el paquete en la sucursal del transportista.',
              }),
              '**Baterías:** para las baterías de litio y los equipos que las traen, los transportistas exigen un embalaje especial y a veces solo los llevan por tierra. No despachamos baterías trizadas ni hinchadas; si te llega una así, no la uses y avísanos de inmediato.',
              '**Productos importados:** se piden y viajan por separado de los de nuestro stock, así que puedes recibir dos paquetes. Los derechos de aduana y los impuestos de importación no están en el precio: si la aduana los cobra, los pagas al recibir el paquete. Ves el costo del despacho antes de pagar y te mantenemos al tanto por correo.',
            ],
          },
        ],
      },
      contact: {
        title: 'Dudas sobre tu envío',
        blocks: [
          {
            kind: 'list',
            items: [`Correo: ${mail}`, `Teléfono: ${phone}`, f.serviceHours],
          },
          {
            kind: 'text',
            text: `Indica tu número de pedido para que lo encontremos enseguida. Respondemos los mensajes en un plazo de ${f.messageReply}. También puedes escribirnos desde la página de [contacto](/contact).`,
          },
        ],
      },
    },
  }
}
