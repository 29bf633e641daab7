import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const terms = (f: Facts): PageText<'terms'> => {
  const email = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  const consumerLaw = f.inMarket({
    ba: 'la Ley de Protección del Consumidor de Bosnia y Herzegovina',
    cl: 'la Ley N.º 19.496 sobre protección de los derechos de los consumidores',
  })
  return {
    title: 'Términos y condiciones',
    description: `Cómo vende Dvaput electrónica usada, reacondicionada y nueva en ${f.country}: pedidos, pago, despacho, devoluciones, garantía y reclamos.`,
    lead: 'Estas son las reglas con las que trabajamos, en palabras simples: qué puedes esperar de nosotros y qué te pedimos a ti. Nada de lo que aparece en esta página te quita los derechos que la ley te da como consumidor.',
    sections: {
      about: {
        title: 'Quiénes somos',
        blocks: [
          {
            kind: 'text',
            text: `Dvaput es una tienda en línea de computadores y electrónica usados, reacondicionados y nuevos. El nombre significa “dos veces” en bosnio: le damos una segunda vida a los buenos equipos. Estos términos se aplican a todo lo que ${f.hasReservations ? 'compres o reserves' : 'compres'} en nuestra tienda para ${f.country} y a las ofertas de precio que nos hagas.`,
          },
          {
            kind: 'list',
            items: [
              ...f.inMarket({
                ba: [`**Tienda y punto de retiro:** ${f.pickupAddress}`],
                cl: [
                  `**Tienda y punto de retiro en Chile:** ${f.pickupAddress}`,
                  `**Sede de la empresa:** ${f.shopAddress}`,
                ],
              }),
              `**Correo:** ${email}`,
              `**Teléfono:** ${phone}`,
            ],
          },
        ],
      },
      acceptance: {
        title: 'Aceptación de los términos',
        blocks: [
          {
            kind: 'text',
            text: 'Aceptas estos términos cuando haces un pedido o creas una cuenta. Al registrarte lo confirmas marcando una casilla, y nosotros guardamos qué versión aceptaste y cuándo.',
          },
          {
            kind: 'text',
            text: 'Para cada pedido valen los términos vigentes el día en que lo hiciste. Si después los cambiamos, el cambio solo se aplica a lo que hagas de ahí en adelante.',
          },
        ],
      },
      age: {
        title: 'Edad mínima',
        blocks: [
          {
            kind: 'text',
            text: `Para crear una cuenta o hacer un pedido debes tener al menos ${f.minimumAge}. Al aceptar estos términos confirmas que los tienes. Si eres menor, pídele a tu madre, padre o tutor que compre por ti.`,
          },
        ],
      },
      account: {
        title: 'Tu cuenta',
        blocks: [
          {
            kind: 'text',
            text: `Puedes mirar y comprar sin cuenta. La necesitas para la lista de deseos${f.hasReservations ? ', las ofertas de precio y las reservas' : ' y las ofertas de precio'}.`,
          },
          {
            kind: 'list',
            items: [
              'Danos tus propios datos, correctos y al día: con ellos despachamos y te escribimos.',
              f.hasPasswordLogin
                ? 'Guarda para ti tu contraseña y tus enlaces de acceso, y no compartas la cuenta.'
                : 'Entras sin contraseña, a través de tu correo. Cuida el acceso a tu casilla y no reenvíes enlaces ni códigos de acceso.',
              `Si crees que otra persona entró a tu cuenta, escríbenos de inmediato a ${email}.`,
              'Puedes pedirnos que cerremos tu cuenta cuando quieras. Antes terminamos los pedidos que estén en curso.',
            ],
          },
          {
            kind: 'text',
            text: 'Podemos suspender una cuenta que se use para cometer fraude o para dañar a otros clientes o a la tienda. Te diremos por qué y podrás reclamar. Qué hacemos con tus datos está en la [política de privacidad](/privacy-policy); cómo los protegemos, en la página [Seguridad y privacidad](/politica-de-privacidad).',
          },
        ],
      },
      products: {
        title: 'Qué vendemos',
        blocks: [
          {
            kind: 'table',
            caption: 'Estado de los productos',
            head: ['Estado', 'Qué puedes esperar'],
            rows: [
              ['Nuevo', 'Sin uso anterior.'],
              [
                'Reacondicionado',
                'Con uso anterior, luego limpiado, probado con la lista completa y reparado si hacía falta. Las piezas cambiadas y las marcas visibles se indican en la página del producto.',
              ],
              [
                'Usado',
                'Probado con la lista completa y en buen funcionamiento, salvo que la página del producto diga otra cosa. Tiene las marcas de uso que ahí se describen.',
              ],
            ],
          },
          {
            kind: 'text',
            text: `**Pruebas.** Cada producto usado o reacondicionado de nuestro stock pasa por toda la [lista de revisión de su tipo](/faq#what-grades-mean). En un notebook: ${f.laptopPoints}. El resultado de cada punto está en la página del producto.`,
          },
          {
            kind: 'text',
            text: '**Grados y batería.** Clasificamos el aspecto con los grados [A+, A, B, C y D](/faq#what-grades-mean). Si una publicación abarca varias unidades, su grado, sus marcas y el estado de su batería son lo mínimo que recibes con cualquiera de ellas.',
          },
          {
            kind: 'text',
            text: 'El estado y las especificaciones de la página del producto son parte de lo que te prometemos. Una imagen marcada como ilustración del modelo no muestra la unidad exacta que vas a recibir; lo que vale es la descripción escrita.',
          },
          {
            kind: 'text',
            text: 'Vendemos unidades únicas y cantidades pequeñas, así que el stock cambia rápido. Tener un producto en el carrito no lo aparta para ti.',
          },
        ],
      },
      prices: {
        title: 'Precios',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Los productos de nuestro stock tienen su precio en marcos convertibles (KM). Los importados (internacionales) lo tienen en pesos chilenos (CLP), y la moneda siempre aparece junto al monto.',
              cl: 'Los precios están en pesos chilenos (CLP), tanto para los productos de nuestro stock como para los importados.',
            }),
          },
          {
            kind: 'text',
            text: 'Antes de confirmar un pedido ves el monto completo: productos, impuestos y despacho. Eso es lo que pagas; después no agregamos nada. Si un precio cambia mientras el producto está en tu carrito, te mostramos el nuevo antes de pagar.',
          },
          {
            kind: 'text',
            text: 'Si publicamos un precio que es un error evidente, te contactamos antes de despachar. Tú decides si compras al precio correcto o si anulas y te devolvemos todo. Tus derechos legales siguen siendo los mismos.',
          },
        ],
      },
      orders: {
        title: 'Cómo se hace un pedido',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Agrega al carrito los productos que quieres y revisa las cantidades.',
              'Ingresa tus datos y elige el despacho y la forma de pago.',
              'Revisa el pedido completo y el total, y confirma.',
              'Te confirmamos el pedido por correo. Con ese correo la compra queda acordada.',
            ],
          },
          {
            kind: 'text',
            text: 'Si resulta que la última unidad se acaba de vender, te avisamos y te devolvemos todo lo que pagaste por ella. También podemos rechazar un pedido si el pago no se confirma o si hay señales serias de que no es real.',
          },
          {
            kind: 'text',
            text: `¿Necesitas cambiar o anular algo? Escribe a ${email} antes del despacho; [en las preguntas frecuentes te contamos cómo](/faq#change-order). Después del despacho todavía puedes [devolver el producto](/devoluciones).`,
          },
        ],
      },
      payment: {
        title: 'Pago',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Tarjeta (Visa, Mastercard).** Pagas al hacer el pedido.',
              '**Pago contra entrega.** Pagas en efectivo cuando te entregan el paquete.',
              `${f.byTransfer}**Transferencia bancaria.** Te enviamos los datos de la cuenta con el pedido y despachamos cuando recibimos el pago.`,
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Los productos importados se piden y se pagan por separado de los de nuestro stock.',
              cl: `Los productos importados se pagan por separado, a través de ${f.importedPayments}.`,
            }),
          },
          {
            kind: 'note',
            text: 'No guardamos datos de tarjetas. [Cómo protegemos tus pagos](/politica-de-privacidad).',
          },
        ],
      },
      delivery: {
        title: 'Despacho y entrega',
        blocks: [
          {
            kind: 'list',
            items: [
              `**Despacho:** en ${f.dispatch} desde que se confirma el pago. Con pago contra entrega, desde que se confirma el pedido.`,
              `**Productos de nuestro stock:** ${f.deliveryInStockCity} en ${f.city} y ${f.deliveryInStockElsewhere} en el resto de ${f.country}, contados desde el despacho.`,
              `**Productos importados:** ${f.deliveryImported} desde la confirmación del pago hasta tu puerta, en cualquier lugar de ${f.country}.`,
              '**Costo:** lo ves al finalizar la compra, antes de pagar.',
              `**Retiro:** es gratis; ven cuando te avisemos que tu pedido está listo. Dirección: ${f.pickupAddress}.`,
            ],
          },
          {
            kind: 'text',
            text: 'Si un paquete se atrasa, averiguamos dónde está y te contamos. Si no llega en el plazo indicado aquí, puedes anular la compra y recuperar todo lo que pagaste, incluido el despacho.',
          },
          {
            kind: 'text',
            text: 'El riesgo de pérdida o daño en el camino es nuestro hasta que te entreguen el paquete. Por favor, revísalo al recibirlo y pide al repartidor que deje constancia de cualquier daño visible.',
          },
        ],
      },
      'reservations-and-offers': {
        title: 'Reservas y ofertas de precio',
        blocks: [
          {
            kind: 'text',
            text: f.hasReservations
              ? `**Reservas.** Si iniciaste sesión, puedes reservar productos de nuestro stock. Te los guardamos por ${f.reservation}; si hay un fin de semana de por medio, hasta el lunes en la noche. Los pagas en la tienda (${f.pickupAddress}) y debes llevar un documento de identidad vigente. Puedes cancelar una reserva; si no alcanzas a llegar, termina sola y no te cuesta nada.`
              : `**Reservas.** Todavía no ofrecemos reservas en ${f.country}. Las ofertas de precio sí están disponibles.`,
          },
          {
            kind: 'text',
            text: '**Ofertas de precio.** Si iniciaste sesión, puedes ofrecernos menos que el precio actual, en montos enteros de la moneda que se muestra. La tienda hace entonces una de estas tres cosas:',
          },
          {
            kind: 'list',
            items: [
              '**La aprueba.** El precio es tuyo hasta el plazo indicado, y hasta entonces te guardamos el producto. Recibes un código de descuento.',
              '**Te hace una contraoferta** con otro monto. Puedes aceptarla, proponer un monto nuevo o rechazarla.',
              '**La rechaza.** Igual puedes comprar al precio publicado.',
            ],
          },
          {
            kind: 'note',
            text: 'El código es personal, se usa una sola vez y vence. Sirve solo para el producto y la cantidad acordados, y no se puede ceder ni combinar con otros. Una oferta aprobada no te obliga a comprar. Mientras esté abierta puedes retirarla; si entretanto se vende la última unidad, la oferta se cierra y te avisamos.',
          },
        ],
      },
      international: {
        title: 'Productos internacionales',
        blocks: [
          {
            kind: 'text',
            text: 'Los productos internacionales son importados: no están en nuestro stock, sino que te llegan desde una bodega asociada en el extranjero.',
          },
          {
            kind: 'list',
            items: [
              '**Los derechos de aduana y los impuestos de importación no están en el precio.** No los agregamos en el carrito ni al pagar; si la aduana los cobra, los paga quien recibe el paquete.',
              '**Se compran por separado.** Si en tu carrito hay productos de nuestro stock y productos importados, pides primero unos y después los otros.',
              `**La entrega de productos importados** demora ${f.deliveryImported}, desde la confirmación del pago hasta tu puerta. El método y su costo se muestran antes de pagar; si la fecha te importa, pregúntanos antes de comprar.`,
              '**Devoluciones, garantía y reclamos** funcionan igual que para todo lo que vendemos: tratas con nosotros, no con la bodega.',
            ],
          },
          {
            kind: 'note',
            text: 'El catálogo internacional todavía está en etapa de prueba. Por ahora solo se abre a los correos invitados y a quienes tienen un código de acceso.',
          },
        ],
      },
      returns: {
        title: 'Devoluciones y reembolsos',
        blocks: [
          {
            kind: 'text',
            text: `Puedes devolver un producto en un plazo de ${f.returnWindow} desde que lo recibes, sin dar razones. Avísanos y envíalo completo y en el estado en que te llegó; encenderlo y probarlo no es problema.`,
          },
          {
            kind: 'text',
            text: `${f.refundSentence} Lo recibes por el mismo medio con que pagaste. Si pagaste en efectivo, te transferimos el dinero a tu cuenta bancaria.`,
          },
          {
            kind: 'text',
            text: `Los pasos, los costos y las pocas excepciones están en la [página de devoluciones](/devoluciones). Si ${consumerLaw} te da más, prevalece la ley.`,
          },
        ],
      },
      warranty: {
        title: 'Garantía',
        blocks: [
          {
            kind: 'text',
            text: `${f.warrantySentence} Corre desde el día en que recibes el producto; su plazo propio está en la página del producto y en tu boleta o factura. En resumen: [nuestra respuesta sobre la garantía](/faq#warranty-length).`,
          },
          {
            kind: 'list',
            items: [
              '**Cubre:** fallas que tú no causaste y que no estaban descritas al comprar.',
              '**No cubre:** caídas, líquidos, voltaje equivocado, intervenciones no autorizadas ni el desgaste normal de la batería y otras piezas de consumo.',
              '**Qué hacemos:** reparamos el producto, lo cambiamos o te devolvemos el dinero. Si el reclamo es justificado, el envío lo pagamos nosotros.',
            ],
          },
          {
            kind: 'note',
            text: `**Tus derechos legales prevalecen.** Frente a un producto con fallas, nuestra garantía se suma a los derechos que te da ${consumerLaw}; no los acorta ni los reemplaza.`,
          },
        ],
      },
      complaints: {
        title: 'Reclamos',
        blocks: [
          {
            kind: 'steps',
            items: [
              `Si algo llega dañado, incompleto o no es lo que pediste, avísanos en un plazo de ${f.complaintWindow} desde que lo recibes.`,
              `Escribe a ${email} con el número de pedido, una descripción breve y fotos, o llama al ${phone}.`,
              `Te respondemos en un plazo de ${f.complaintAnswer}, con una solución o con una razón clara si no acogemos el reclamo.`,
            ],
          },
          { kind: 'text', text: `${f.serviceHours}.` },
          {
            kind: 'text',
            text: 'Te pedimos avisar pronto porque así resolvemos mejor el caso con la empresa de transporte. Una falla que aparece después se ve por garantía, y avisar tarde no te hace perder tus derechos legales.',
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Si no llegamos a acuerdo, puedes acudir a la inspección de mercado o a la Institución del Ombudsman para la Protección de los Consumidores de Bosnia y Herzegovina.',
              cl: 'Si no llegamos a acuerdo, puedes llevar tu reclamo al SERNAC.',
            }),
          },
        ],
      },
      liability: {
        title: 'Responsabilidad',
        blocks: [
          {
            kind: 'text',
            text: 'Respondemos por los productos que vendemos, por la exactitud de lo que decimos de ellos y por los daños que causemos al no cumplir lo prometido.',
          },
          {
            kind: 'list',
            items: [
              'Respalda tus datos antes de enviarnos un equipo: en una reparación o devolución se pueden perder y no podemos recuperarlos.',
              'No respondemos por daños que vengan de usar un producto en contra de las instrucciones del fabricante.',
              'No respondemos por un atraso que nadie podía evitar, como un desastre natural o el cierre de una frontera. Te avisamos y puedes anular la compra.',
            ],
          },
          {
            kind: 'text',
            text: 'Nada de esto limita la responsabilidad que la ley no permite limitar, como la que corresponde por lesiones, por productos defectuosos o por dolo y culpa grave.',
          },
        ],
      },
      property: {
        title: 'Contenidos y marcas',
        blocks: [
          {
            kind: 'text',
            text: 'El nombre Dvaput, el diseño de la tienda, nuestros textos y nuestras fotos son nuestros. Puedes compartir enlaces y guardar o imprimir páginas para ti; para cualquier otro uso, pregúntanos antes.',
          },
          {
            kind: 'text',
            text: 'Los nombres y marcas de los fabricantes pertenecen a sus dueños. Los mencionamos para decir qué es cada producto; eso no significa que el fabricante venda a través de nosotros ni que respalde la tienda.',
          },
        ],
      },
      law: {
        title: 'Ley aplicable y controversias',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Las compras en esta tienda se rigen por la ley de Bosnia y Herzegovina, sobre todo por la Ley de Protección del Consumidor y la Ley de Protección de Datos Personales de ese país.',
              cl: 'Las compras en esta tienda se rigen por la ley chilena, sobre todo por la Ley N.º 19.496 sobre protección de los derechos de los consumidores y la Ley N.º 19.628 sobre protección de datos personales, reformada por la Ley N.º 21.719.',
            }),
          },
          {
            kind: 'text',
            text: `Escríbenos primero: casi todo se arregla conversando. Si no se puede, decide el tribunal competente según la ley, y ${f.inMarket(
              {
                ba: 'como consumidor conservas el derecho de presentar tu caso donde la ley lo permita.',
                cl: 'como consumidor siempre puedes acudir directamente al SERNAC o a ese tribunal.',
              },
            )}`,
          },
          {
            kind: 'text',
            text: 'Si una de estas condiciones resulta inválida, las demás siguen en pie. Estos términos existen en varios idiomas; si las versiones difieren, aplicamos la que sea mejor para ti.',
          },
        ],
      },
    },
  }
}
