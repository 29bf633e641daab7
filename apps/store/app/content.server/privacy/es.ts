import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const privacy = (f: Facts): PageText<'privacy'> => ({
  title: 'Política de privacidad',
  description:
    'Qué datos personales reúne Dvaput, para qué, quién los recibe, cuánto tiempo los guardamos y qué puedes pedirnos.',
  lead: 'Reunimos lo que necesitamos para venderte un equipo, hacértelo llegar y responder por él, y nada para seguirte por internet. Aquí te contamos qué datos son y qué puedes pedirnos. Cómo protegemos tus pagos y tu cuenta está en la [página de seguridad y privacidad](/politica-de-privacidad).',
  sections: {
    controller: {
      title: 'Quién responde por tus datos',
      blocks: [
        {
          kind: 'text',
          text: 'La tienda en línea **Dvaput** decide para qué y cómo se usan tus datos personales, y responde por ello. En términos legales, es la responsable del tratamiento. Nos encuentras aquí:',
        },
        {
          kind: 'list',
          items: [
            ...f.inMarket<string[]>({
              ba: [`Dirección de la tienda: ${f.shopAddress}`],
              cl: [`Tienda y punto de retiro en Chile: ${f.pickupAddress}`, `Sede de la empresa: ${f.shopAddress}`],
            }),
            `Correo electrónico: [${f.email}](mailto:${f.email})`,
            `Teléfono: [${f.phone}](tel:${f.phone.replaceAll(' ', '')})`,
            f.serviceHours,
          ],
        },
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'Tratamos los datos personales según la Ley de Protección de Datos Personales de Bosnia y Herzegovina.',
            cl: 'Tratamos los datos personales de quienes compran en Chile según la Ley N.º 19.628 sobre protección de datos personales, reformada por la Ley N.º 21.719, y la Ley N.º 19.496 de protección al consumidor.',
          }),
        },
      ],
    },
    data: {
      title: 'Qué datos reunimos',
      blocks: [
        {
          kind: 'table',
          caption: 'Datos que tenemos sobre ti',
          head: ['Datos', 'Qué contienen'],
          rows: [
            [
              'Cuenta',
              `Nombre, correo electrónico, teléfono si lo agregas, la fecha en que abriste la cuenta y qué versión de los términos aceptaste y cuándo${f.hasPasswordLogin ? '. Si usas contraseña, guardamos solo una forma cifrada de ella que no se puede volver a leer' : ''}`,
            ],
            ['Direcciones', 'Nombre, empresa si la indicas, dirección postal y teléfono'],
            ['Pedidos', 'Productos, precios, medio y estado del pago, despacho, devoluciones y reclamos'],
            ...(f.hasReservations
              ? [
                  [
                    'Reservas',
                    'Productos y hora de la reserva. El documento de identidad que muestras al retirar sirve solo para comprobar que eres tú',
                  ],
                ]
              : []),
            ['Ofertas de precio', 'Producto, monto que ofreces, tu mensaje y nuestra respuesta'],
            [
              'Avisos de stock y de precio',
              'Tu correo, el producto del que quieres un aviso y el precio que tienes en mente',
            ],
            ['Mensajes', 'Lo que nos escribes o nos cuentas y los datos de contacto que dejas'],
            [
              'Registros técnicos',
              'Dirección IP, hora, página pedida, tipo de navegador y errores; se guardan por poco tiempo',
            ],
          ],
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: '**No tenemos el número de tu tarjeta.** Lo ingresas con el proveedor de pagos, y es él quien lo guarda. Nosotros solo sabemos el monto, si el pago resultó y su referencia.',
            cl: `**No tenemos el número de tu tarjeta.** Lo ingresas con el proveedor de pagos, y es él quien lo guarda. En los pedidos internacionales es ${f.importedPayments}. Nosotros solo sabemos el monto, si el pago resultó y su referencia.`,
          }),
        },
        {
          kind: 'text',
          text: 'Nunca necesitamos saber de tu salud, tus creencias u otros temas sensibles, así que por favor no los incluyas en tus mensajes. Antes de devolver un equipo, [borra tus datos](/devoluciones#condition).',
        },
      ],
    },
    sources: {
      title: 'De dónde vienen los datos',
      blocks: [
        {
          kind: 'list',
          items: [
            '**De ti**, cuando abres una cuenta, compras, haces una oferta o nos escribes.',
            '**De tu navegador**, que envía datos técnicos con cada página que abres.',
            f.inMarket({
              ba: '**De la cuenta con la que inicias sesión**, si eliges entrar con una cuenta externa: nos pasa tu nombre y tu correo confirmado.',
              cl: '**De la plataforma de comercio donde inicias sesión**: confirma tu correo y nos pasa tu nombre, teléfono y direcciones guardadas.',
            }),
            '**De quienes hacen posible tu pedido**: el proveedor de pagos nos dice si pagaste; el transportista, dónde va el paquete; y el sistema de bodega, en qué está un producto importado o una oferta.',
            '**De quien compra para ti**, si alguien hace un pedido a tu dirección.',
          ],
        },
        {
          kind: 'text',
          text: 'No compramos datos ni los recogemos sobre ti en redes sociales. Los botones para compartir son enlaces comunes: la red se entera de tu visita solo si los usas.',
        },
      ],
    },
    purposes: {
      title: 'Para qué los usamos',
      blocks: [
        {
          kind: 'list',
          items: [
            'abrir tu cuenta y permitirte iniciar sesión;',
            'cobrar, embalar y despachar tus pedidos, y avisarte cómo van;',
            f.hasReservations
              ? 'responder tus ofertas de precio y mantener tus reservas;'
              : 'responder tus ofertas de precio;',
            'gestionar devoluciones, garantías, reclamos y reembolsos;',
            'responder tus preguntas;',
            f.inMarket({
              ba: 'emitir facturas y llevar la contabilidad que exige la ley;',
              cl: 'emitir boletas y facturas y llevar la contabilidad que exige la ley;',
            }),
            'encontrar errores, prevenir abusos y mantener segura la tienda.',
          ],
        },
        {
          kind: 'text',
          text: 'No armamos perfiles publicitarios, no vendemos datos ni te inscribimos en correos de publicidad.',
        },
        {
          kind: 'text',
          text: 'Algunas ofertas de precio se responden de forma automática, con una regla que mira el producto y el monto, no quién eres. Si la respuesta te parece equivocada, escríbenos y la revisará una persona.',
        },
      ],
    },
    'legal-basis': {
      title: 'Qué nos permite usarlos',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Nuestro contrato contigo**: cuenta, pedidos, pago, despacho${f.hasReservations ? ', ofertas y reservas' : ' y ofertas'}. Sin esos datos no podríamos hacer lo que nos pediste.`,
            `**La ley**: ${f.inMarket({ ba: 'facturas', cl: 'boletas y facturas' })}, contabilidad, derechos de los consumidores y solicitudes legítimas de la autoridad.`,
            '**Nuestro interés legítimo**: mantener segura la tienda, prevenir abusos y resolver conflictos. Lo sopesamos frente a tus derechos, y puedes oponerte.',
            '**Tu consentimiento**: solo donde te lo pedimos. Puedes retirarlo cuando quieras; lo hecho antes sigue siendo lícito.',
          ],
        },
        {
          kind: 'text',
          text: `Estas bases son las que establece la ${f.inMarket({
            ba: 'Ley de Protección de Datos Personales de Bosnia y Herzegovina',
            cl: 'Ley N.º 19.628, reformada por la Ley N.º 21.719',
          })}. En nuestros formularios solo hacen falta los campos marcados como obligatorios; los demás los puedes dejar en blanco.`,
        },
      ],
    },
    recipients: {
      title: 'Quién los recibe',
      blocks: [
        {
          kind: 'text',
          text: 'Nos ayudan varios servicios, y cada uno recibe solo lo que necesita para su parte del trabajo.',
        },
        {
          kind: 'table',
          caption: 'Quiénes reciben tus datos',
          head: ['Quién', 'Qué y para qué'],
          rows: [
            [
              'Plataforma de comercio que aloja la tienda',
              'Cuenta, direcciones, carrito y pedidos: administra las cuentas, el catálogo y el pago de la compra',
            ],
            ['Transportista', 'Nombre, dirección y teléfono; si pagas contra entrega, también el monto por cobrar'],
            [
              'Proveedor de pagos',
              f.inMarket({
                ba: `Monto, referencia del pedido y los datos de tarjeta que ingresas con él. ${f.byTransfer}Si pagas por transferencia, los bancos ven el pago`,
                cl: `Monto, referencia del pedido, los datos de contacto necesarios para el pago y los datos de tarjeta que ingresas con él. En los pedidos internacionales es ${f.importedPayments}. ${f.byTransfer}Si pagas por transferencia, los bancos ven el pago`,
              }),
            ],
            [
              'Sistema externo de bodega',
              'Para los productos importados y otros que maneja: el pedido con sus datos de despacho, o tu oferta con su mensaje',
            ],
            [
              'Servicio de envío de correos',
              'Tu dirección de correo electrónico y el texto del mensaje que te mandamos',
            ],
            ['Autoridades y tribunales', 'Solo lo que la ley nos obliga a entregar'],
          ],
        },
      ],
    },
    transfers: {
      title: 'Datos que salen del país',
      blocks: [
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'Algunos de estos servicios funcionan en servidores fuera de Bosnia y Herzegovina, y el pedido de un producto importado viaja al sistema de bodega en el extranjero. Por eso tus datos pueden tratarse también en otros países.',
            cl: 'La tienda tiene su sede en Bosnia y Herzegovina, así que tus datos se tratan también fuera de Chile. Además, algunos de estos servicios funcionan en servidores de otros países, y el pedido de un producto importado viaja al sistema de bodega en el extranjero.',
          }),
        },
        {
          kind: 'text',
          text: `Enviamos al extranjero solo lo que el trabajo exige y solo de las formas que permite ${f.inMarket({
            ba: 'la Ley de Protección de Datos Personales',
            cl: 'la ley chilena',
          })}: a países que protegen bien los datos, con contratos que obligan a quien los recibe a protegerlos, o porque tu pedido no se puede cumplir de otro modo. Pregúntanos y te diremos dónde están tus datos.`,
        },
      ],
    },
    retention: {
      title: 'Cuánto tiempo los guardamos',
      blocks: [
        {
          kind: 'text',
          text: 'Mientras dure su finalidad o la ley lo exija. Después los borramos o los volvemos anónimos.',
        },
        {
          kind: 'table',
          caption: 'Cuánto guardamos cada tipo de dato',
          head: ['Datos', 'Hasta cuándo'],
          rows: [
            ['Cuenta y direcciones', 'Hasta que las borres o nos pidas cerrar la cuenta'],
            [
              'Aceptación de los términos',
              'Mientras la cuenta esté abierta y, después, mientras puedan surgir reclamos',
            ],
            [
              f.inMarket({ ba: 'Pedidos y facturas', cl: 'Pedidos, boletas y facturas' }),
              'Hasta que termine el plazo de las normas tributarias y contables',
            ],
            ['Devoluciones, garantías y reclamos', 'Hasta que el caso se resuelva y pase el plazo legal para reclamar'],
            [
              f.hasReservations ? 'Ofertas y reservas' : 'Ofertas',
              'Mientras estén abiertas y hagan falta; las que terminaron en compra se guardan con el pedido',
            ],
            [
              'Avisos de stock y de precio',
              `Hasta enviar el aviso o hasta que te des de baja, como máximo ${f.stockAlertStorage}`,
            ],
            ['Mensajes', 'Hasta resolver tu consulta, salvo que el mensaje sea parte de un pedido o reclamo'],
            [
              'Registros técnicos',
              'Poco tiempo, el necesario para detectar errores y abusos; más solo mientras se investiga un incidente',
            ],
          ],
        },
        {
          kind: 'text',
          text: `Si cierras tu cuenta, conservamos solo lo que la ley nos obliga a guardar, como las ${f.inMarket({ ba: 'facturas', cl: 'boletas y facturas' })}, y no lo usamos para nada más.`,
        },
      ],
    },
    cookies: {
      title: 'Cookies y almacenamiento en el navegador',
      blocks: [
        { kind: 'text', text: 'Usamos solo lo que la tienda necesita para funcionar y recordar lo que elegiste:' },
        {
          kind: 'table',
          caption: 'Qué recuerda tu navegador',
          head: ['Qué', 'Para qué'],
          rows: [
            ['Idioma', 'Mostrarte la tienda en el idioma que elegiste'],
            ['Mercado', 'Mostrarte los precios, despachos y reglas de tu país'],
            ['Sesión', 'Mantener tu sesión iniciada hasta que la cierres o expire'],
            [
              'Carrito',
              'Conservar tus productos hasta que los compres o los quites. Si iniciaste sesión, también lo guardamos con tu cuenta, para que te acompañe a otro dispositivo; al cerrar sesión se borra del navegador',
            ],
            ['Enlace al pedido', `Abrir el pedido cuyo enlace te enviamos, durante ${f.orderLink}`],
            [
              'Pago',
              'Mostrarte solo a ti lo que escribiste al comprar, durante un día, y tu pedido cuando vuelves, durante 30 días',
            ],
            ['Tema', 'Recordar si prefieres la vista clara u oscura'],
          ],
        },
        {
          kind: 'text',
          text: 'Tu navegador también puede guardar tu lista de deseos y, por poco tiempo, los datos de un pedido internacional que empezaste; estos desaparecen cuando lo completas o cierras sesión.',
        },
        {
          kind: 'note',
          text: '**Sin seguimiento por defecto.** Aquí no hay cookies de publicidad ni de analítica. Si algún día quisiéramos medir las visitas de un modo que requiera tu consentimiento, te preguntaremos antes. Puedes borrar las cookies en la configuración de tu navegador; se cerrará tu sesión y quizás tengas que elegir de nuevo el idioma.',
        },
      ],
    },
    security: {
      title: 'Cómo los protegemos',
      blocks: [
        {
          kind: 'list',
          items: [
            'la conexión con la tienda va cifrada;',
            f.hasPasswordLogin
              ? `las contraseñas no se guardan en forma legible, y el enlace de acceso que llega por correo electrónico sirve una sola vez y durante ${f.signInLink};`
              : 'inicias sesión sin contraseña, en la página de la plataforma de comercio; si elegiste una al registrarte, no se guarda en forma legible;',
            'las llaves de tu cuenta en la plataforma de comercio se quedan en nuestro servidor y nunca llegan al navegador;',
            'solo ven los datos las personas del equipo que los necesitan para su trabajo, con una segunda verificación al entrar y un registro de lo que cambian.',
          ],
        },
        {
          kind: 'text',
          text: 'Ningún sistema es perfecto. Si una vulneración pusiera en riesgo tus datos, te avisaríamos a ti y a las autoridades como manda la ley. Más detalles en la [página de seguridad y privacidad](/politica-de-privacidad).',
        },
      ],
    },
    rights: {
      title: 'Tus derechos',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Acceso**: saber qué datos tenemos sobre ti y recibir una copia; la descargas en la [seguridad de tu cuenta](/account/security).',
            '**Rectificación**: pedir que corrijamos los datos equivocados o incompletos. Tu perfil y tus direcciones los puedes cambiar tú en tu cuenta.',
            '**Supresión**: pedir que borremos los datos que ya no necesitamos; mira [cómo eliminar tu cuenta](/faq#delete-account).',
            '**Portabilidad**: recibir tus datos en un formato que otro servicio pueda leer.',
            '**Oposición**: pedir que dejemos de usarlos cuando nos basamos en nuestro interés legítimo.',
          ],
        },
        {
          kind: 'steps',
          items: [
            `Escribe a [${f.email}](mailto:${f.email}), ojalá desde el correo de tu cuenta, y dinos qué necesitas. También puedes usar la [página de contacto](/contact).`,
            'Si no tenemos certeza de que eres tú, te pedimos una confirmación más, para que nadie más reciba tus datos.',
            'Respondemos dentro del plazo que fija la ley. Si algo no lo podemos cumplir, te explicamos por qué.',
          ],
        },
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'Si nuestra respuesta no te deja conforme, puedes reclamar ante la Agencia de Protección de Datos Personales de Bosnia y Herzegovina o ir a tribunales.',
            cl: 'Si nuestra respuesta no te deja conforme, puedes acudir al SERNAC, a la Agencia de Protección de Datos Personales creada por la Ley N.º 21.719 (cuando esté en funciones) o a los tribunales.',
          }),
        },
      ],
    },
    children: {
      title: 'Niños, niñas y adolescentes',
      blocks: [
        {
          kind: 'text',
          text: `Para abrir una cuenta y comprar aquí debes tener al menos **${f.minimumAge}**; lo confirmas al aceptar los [términos](/terms-and-conditions#age). No reunimos a sabiendas datos de personas menores de esa edad.`,
        },
        {
          kind: 'text',
          text: `Si eres madre, padre o tutor y crees que un menor nos dejó sus datos, escribe a [${f.email}](mailto:${f.email}) y los borraremos.`,
        },
      ],
    },
    changes: {
      title: 'Cambios en esta política',
      blocks: [
        {
          kind: 'text',
          text: 'Cuando cambiamos la forma de tratar los datos, cambiamos esta página; vale lo que lees aquí. Si el cambio es importante, por ejemplo una finalidad nueva o un nuevo tipo de destinatario, y tienes cuenta, te avisamos por correo electrónico antes de que empiece a regir; donde haga falta tu consentimiento, te lo pedimos de nuevo.',
        },
        {
          kind: 'text',
          text: `¿Algo no queda claro? Pregúntanos en [${f.email}](mailto:${f.email}); preferimos explicarte antes que dejarte con la duda.`,
        },
      ],
    },
  },
})
