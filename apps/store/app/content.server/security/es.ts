import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const security = (f: Facts): PageText<'security'> => {
  const email = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  return {
    title: 'Seguridad y privacidad',
    description:
      'Cómo Dvaput protege tus pagos, tu conexión, tu cuenta y tus datos personales, y cómo informar una vulnerabilidad.',
    lead: 'Aquí te contamos qué hacemos para que compres con tranquilidad y qué puedes hacer tú. Qué datos tenemos, para qué y por cuánto tiempo está en la [política de privacidad](/privacy-policy).',
    sections: {
      payments: {
        title: 'Pagos',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Tarjeta (Visa, Mastercard).** El número de tu tarjeta va al proveedor de pagos. Nosotros solo sabemos si el pago resultó y por qué monto.',
              '**Pago contra entrega.** Pagas cuando te entregan el paquete y no tienes que ingresar datos de pago en internet.',
              `${f.byTransfer}**Transferencia bancaria.** Usa solo los datos de cuenta que recibes con tu pedido. Si un mensaje te da otros, llámanos antes de pagar.`,
              ...f.inMarket({
                ba: [],
                cl: [
                  `**Los pedidos internacionales** se pagan en la página de ${f.importedPayments}; lo que ingresas ahí queda en ${f.importedPayments}.`,
                ],
              }),
            ],
          },
          {
            kind: 'note',
            text: '**No guardamos datos de tarjetas.** Con nosotros no queda ni el número, ni la fecha de vencimiento, ni el código de seguridad.',
          },
          {
            kind: 'text',
            text: 'Los precios, el stock y el total se calculan en nuestro servidor. Damos un pedido por pagado solo cuando nos lo confirma el proveedor de pagos o el banco.',
          },
        ],
      },
      connection: {
        title: 'Conexión',
        blocks: [
          {
            kind: 'text',
            text: 'Toda la tienda funciona con conexión cifrada (HTTPS), no solo el pago, así que nadie en el camino puede leer ni cambiar lo que envías. Otros sitios no pueden mostrar nuestras páginas dentro de las suyas.',
          },
          {
            kind: 'text',
            text: 'Antes de ingresar tus datos, mira la barra de direcciones: debe empezar con https y mostrar nuestra dirección. Si el navegador te advierte sobre el certificado, detente y avísanos.',
          },
        ],
      },
      account: {
        title: 'Tu cuenta',
        blocks: [
          {
            kind: 'list',
            items: [
              f.hasPasswordLogin
                ? `**Enlace de acceso.** Puedes entrar sin contraseña, con un enlace que te enviamos por correo. Es válido por ${f.signInLink} y sirve una sola vez; un enlace nuevo anula el anterior.`
                : `**Acceso sin contraseña.** Entras a través de tu correo. El enlace o código que recibes es válido por ${f.signInLink} y sirve una sola vez.`,
              f.hasPasswordLogin
                ? '**Contraseña.** La guardamos solo como hash, una huella de un solo sentido desde la que no se puede leer. Nosotros tampoco la vemos.'
                : '**Contraseña.** Si elegiste una al registrarte, la guardamos solo como hash, una huella de un solo sentido desde la que no se puede leer.',
              '**Intentos repetidos.** Los intentos fallidos de entrar se frenan cada vez más, así que adivinar no sirve.',
              '**Sesión.** Las llaves de tu cuenta se quedan en nuestro servidor. Al cerrar sesión, esta termina también ahí y no solo en tu navegador.',
            ],
          },
          {
            kind: 'text',
            text: f.hasPasswordLogin
              ? 'Lo que depende de ti: una contraseña larga que no uses en ningún otro lado, un correo bien cuidado y cerrar sesión en computadores compartidos.'
              : 'Lo que depende de ti: un correo bien cuidado, enlaces y códigos que no le das a nadie y cerrar sesión en computadores compartidos.',
          },
        ],
      },
      'personal-data': {
        title: 'Datos personales',
        blocks: [
          {
            kind: 'list',
            items: [
              'Pedimos solo lo que necesitamos para vender, entregar, responderte y cumplir con la ley.',
              'Solo accede a tus datos el personal que los necesita para su trabajo. Entra con un segundo factor, y lo que hace queda registrado.',
              'No vendemos tus datos. Quienes participan en tu pedido, como la empresa de transporte y el proveedor de pagos, reciben solo lo que necesitan para eso.',
              'Si un incidente pone en riesgo tus datos, te avisamos a ti y a la autoridad competente, como exige la ley.',
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: `Cumplimos la Ley de Protección de Datos Personales de Bosnia y Herzegovina. Para ver, corregir o eliminar tus datos, escribe a ${email}. También puedes reclamar ante la Agencia de Protección de Datos Personales de Bosnia y Herzegovina.`,
              cl: `Cumplimos la Ley N.º 19.628 sobre protección de datos personales, reformada por la Ley N.º 21.719. Para ver, corregir o eliminar tus datos, escribe a ${email}. También conservas el derecho de acudir a la autoridad competente.`,
            }),
          },
          {
            kind: 'text',
            text: 'El detalle completo, con tus derechos y los plazos de conservación, está en la [política de privacidad](/privacy-policy).',
          },
        ],
      },
      cookies: {
        title: 'Cookies',
        blocks: [
          {
            kind: 'text',
            text: '**No usamos cookies de seguimiento** ni de publicidad. Tu navegador guarda solo lo que la tienda necesita para funcionar:',
          },
          {
            kind: 'table',
            caption: 'Qué guarda tu navegador',
            head: ['Qué', 'Para qué'],
            rows: [
              ['Idioma', 'Para mostrarte la tienda en el idioma que elegiste.'],
              ['Mercado', 'Para mostrarte los productos, precios y condiciones de tu país.'],
              [
                'Sesión',
                'Para mantener tu sesión abierta y recordar el acceso al catálogo internacional mientras está en etapa de prueba.',
              ],
              ['Tema', 'Para recordar si prefieres la vista clara u oscura.'],
              ['Enlace al pedido', 'Para abrir el pedido cuyo enlace te enviamos por correo.'],
              ['Pago', 'Para mostrarte solo a ti lo que escribiste, y tu pedido cuando vuelves.'],
              [
                'Carrito',
                'Para conservar los productos que elegiste, y una compra que hayas empezado, hasta que termines.',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'Puedes borrar todo esto cuando quieras en la configuración de tu navegador. En ese caso se cierra tu sesión y el carrito queda vacío.',
          },
        ],
      },
      fraud: {
        title: 'Cómo reconocer un fraude',
        blocks: [
          {
            kind: 'list',
            items: [
              'Nunca te pedimos la contraseña, el número de tarjeta, el código de seguridad ni el enlace de acceso por correo, teléfono o mensaje.',
              'No te apuramos para que pagues de inmediato ni te pedimos transferir a una cuenta particular.',
              'El código de descuento de una oferta de precio es solo tuyo y funciona solo con tu cuenta. No le compres un código así a nadie.',
              'Si un pedido se ve inusual, podemos pedirte que lo confirmes antes de despacharlo. Eso también te protege a ti.',
            ],
          },
          {
            kind: 'note',
            text: `¿Te llegó un mensaje raro a nuestro nombre? No abras sus enlaces. Reenvíalo a ${email} o llama al ${phone}. Si ya ingresaste los datos de tu tarjeta en alguna parte, llama primero a tu banco.`,
          },
        ],
      },
      report: {
        title: 'Informa una vulnerabilidad',
        blocks: [
          {
            kind: 'text',
            text: 'Si encontraste una falla de seguridad en nuestra tienda, por favor cuéntanos a nosotros primero. Agradecemos cada aviso hecho de buena fe.',
          },
          {
            kind: 'steps',
            items: [
              `Escribe a ${email} con el asunto “Seguridad”.`,
              'Describe dónde está la falla, cómo reproducirla y qué se podría hacer con ella.',
              'Danos tiempo para corregirla antes de publicar algo.',
            ],
          },
          {
            kind: 'text',
            text: `Te respondemos en un plazo de ${f.messageReply} y te avisamos cuando esté corregida. Mientras pruebas, usa tu propia cuenta, no abras, cambies ni copies datos de otras personas y no hagas nada que afecte la tienda para los demás.`,
          },
        ],
      },
      contact: {
        title: 'Contacto',
        blocks: [
          { kind: 'text', text: 'Para todo lo relacionado con la seguridad y tus datos:' },
          {
            kind: 'list',
            items: [
              `**Correo:** ${email}`,
              `**Teléfono:** ${phone}`,
              f.serviceHours,
              `**Respuesta:** en un plazo de ${f.messageReply}`,
            ],
          },
          {
            kind: 'text',
            text: 'También puedes usar la [página de contacto](/contact). Revisa además la [política de privacidad](/privacy-policy) y los [términos y condiciones](/terms-and-conditions).',
          },
        ],
      },
    },
  }
}
