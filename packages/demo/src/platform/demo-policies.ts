import { figureLabels, refundSentence, warrantySentence } from '@dvaput/domain/markets/figure-sentences'
import type { Market } from '@dvaput/domain/markets/market'
import { type Language, languages } from '@dvaput/domain/text/language'
import { shopUrl } from '@dvaput/platform/content/with-shop-url'
import { type DemoPage, paragraphs, showFigure } from './demo-pages.ts'
import type { LocalizedText } from './localized-text.ts'

/** Where the storefront has the whole text, and what the link there says; one agrees to all of it. */
type WholeText = { readonly path: string; readonly label: LocalizedText }

const inShort = (texts: Readonly<Record<Language, readonly string[]>>, { path, label }: WholeText): LocalizedText => {
  const write = (language: Language) => {
    const link = `<a href="${shopUrl}${path}?lang=${language}">${label[language]}</a>`
    return paragraphs(...texts[language], `<strong>${link}</strong>`)
  }
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>
}

const shipping = (market: Market): DemoPage => {
  const { bcs, en, es } = showFigure(market)
  const { city } = market
  return {
    kind: 'policy',
    handle: 'shipping-policy',
    title: { bcs: 'Dostava i preuzimanje', en: 'Shipping and pickup', es: 'Despacho y retiro' },
    bodyHtml: inShort(
      {
        bcs: [
          `Šaljemo u roku od ${bcs('dispatch')} od potvrde uplate.`,
          `Proizvodi iz naših zaliha: ${city} ${bcs('deliveryInStockCity')}, ostala mjesta ${bcs('deliveryInStockElsewhere')}, računajući od slanja.`,
          `Proizvodi iz uvoza: ${bcs('deliveryImported')} od potvrde uplate do vaših vrata.`,
        ],
        en: [
          `We dispatch within ${en('dispatch')} of payment confirmation.`,
          `Products in our stock: ${city} ${en('deliveryInStockCity')}, elsewhere ${en('deliveryInStockElsewhere')}, counted from dispatch.`,
          `Imported products: ${en('deliveryImported')} from payment confirmation to your door.`,
        ],
        es: [
          `Despachamos en un plazo de ${es('dispatch')} desde la confirmación del pago.`,
          `Productos de nuestro stock: ${city} ${es('deliveryInStockCity')}, otros lugares ${es('deliveryInStockElsewhere')}, contados desde el despacho.`,
          `Productos importados: ${es('deliveryImported')} desde la confirmación del pago hasta tu puerta.`,
        ],
      },
      {
        path: '/envios',
        label: {
          bcs: 'Sve o dostavi i preuzimanju',
          en: 'All about shipping and pickup',
          es: 'Todo sobre el despacho y el retiro',
        },
      },
    ),
  }
}

const refund = (market: Market): DemoPage => {
  const { bcs, en, es } = showFigure(market)
  return {
    kind: 'policy',
    handle: 'refund-policy',
    title: { bcs: 'Povrat robe i novca', en: 'Returns and refunds', es: 'Devoluciones y reembolsos' },
    bodyHtml: inShort(
      {
        bcs: [
          `Proizvod možete vratiti u roku od ${bcs('returnWindow')} od prijema.`,
          refundSentence.bcs(bcs),
          `Oštećenje ili manjak javite u roku od ${bcs('complaintWindow')} od prijema; na reklamacije odgovaramo u roku od ${bcs('complaintAnswer')}.`,
        ],
        en: [
          `You can return a product within ${en('returnWindow')} of receiving it.`,
          refundSentence.en(en),
          `Report damage or missing parts within ${en('complaintWindow')} of receipt; we answer complaints within ${en('complaintAnswer')}.`,
        ],
        es: [
          `Puedes devolver un producto dentro de ${es('returnWindow')} desde que lo recibes.`,
          refundSentence.es(es),
          `Avísanos de daños o faltantes dentro de ${es('complaintWindow')} desde que lo recibes; respondemos los reclamos en ${es('complaintAnswer')}.`,
        ],
      },
      {
        path: '/devoluciones',
        label: {
          bcs: 'Pravila povrata u cijelosti: koraci, troškovi i izuzeci',
          en: 'The full return rules: steps, costs and exceptions',
          es: 'Las reglas completas de devolución: pasos, costos y excepciones',
        },
      },
    ),
  }
}

const privacy = ({ contact: { email } }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'privacy-policy',
  title: { bcs: 'Politika privatnosti', en: 'Privacy policy', es: 'Política de privacidad' },
  bodyHtml: inShort(
    {
      bcs: [
        'Podatke koristimo da obradimo narudžbe, dostavimo robu i odgovorimo na upite, i ne prodajemo ih.',
        `Za uvid, ispravku ili brisanje podataka pišite na ${email}.`,
      ],
      en: [
        'We use your data to process orders, deliver goods and answer questions, and we do not sell it.',
        `To see, correct or delete your data write to ${email}.`,
      ],
      es: [
        'Usamos tus datos para procesar pedidos, entregar productos y responder consultas, y no los vendemos.',
        `Para ver, corregir o eliminar tus datos escribe a ${email}.`,
      ],
    },
    {
      path: '/privacy-policy',
      label: {
        bcs: 'Politika privatnosti u cijelosti',
        en: 'The full privacy policy',
        es: 'La política de privacidad completa',
      },
    },
  ),
})

const terms = (market: Market): DemoPage => {
  const { bcs, en, es } = showFigure(market)
  return {
    kind: 'policy',
    handle: 'terms-of-service',
    title: { bcs: 'Opći uslovi poslovanja', en: 'Terms and conditions', es: 'Términos y condiciones' },
    bodyHtml: inShort(
      {
        bcs: [
          `Naručiti može ko ima najmanje ${bcs('minimumAge')}. Cijene uključuju porez, a pun iznos s dostavom vidite prije nego što narudžbu pošaljete. Kupovina je zaključena kada je potvrdimo e-mailom.`,
          `Proizvod možete vratiti u roku od ${bcs('returnWindow')} od prijema, bez navođenja razloga.`,
          `${warrantySentence.bcs(bcs)} Prava koja vam daje zakon time se ne umanjuju.`,
          `${figureLabels.serviceHours.bcs}: ${bcs('serviceHours')}.`,
          'Ovo je sažetak. Narudžbom prihvatate cijeli tekst, koji možete pročitati u prodavnici:',
        ],
        en: [
          `You must be at least ${en('minimumAge')} old to order. Prices include tax, and you see the whole amount with delivery before you place the order. The purchase is agreed once we confirm it by email.`,
          `You can return a product within ${en('returnWindow')} of receiving it, without giving a reason.`,
          `${warrantySentence.en(en)} This does not affect the rights that the law gives you.`,
          `${figureLabels.serviceHours.en}: ${en('serviceHours')}.`,
          'This is a summary. By ordering you accept the whole text, which you can read in the shop:',
        ],
        es: [
          `Para comprar debes tener al menos ${es('minimumAge')}. Los precios incluyen impuestos, y ves el monto total con el despacho antes de hacer el pedido. La compra queda acordada cuando la confirmamos por correo.`,
          `Puedes devolver un producto dentro de ${es('returnWindow')} desde que lo recibes, sin dar razones.`,
          `${warrantySentence.es(es)} Esto no reduce los derechos que te da la ley.`,
          `${figureLabels.serviceHours.es}: ${es('serviceHours')}.`,
          'Esto es un resumen. Al hacer el pedido aceptas el texto completo, que puedes leer en la tienda:',
        ],
      },
      {
        path: '/terms-and-conditions',
        label: {
          bcs: 'Opći uslovi poslovanja u cijelosti',
          en: 'The full terms and conditions',
          es: 'Los términos y condiciones completos',
        },
      },
    ),
  }
}

export const demoPolicies = (market: Market): readonly DemoPage[] => [
  privacy(market),
  refund(market),
  shipping(market),
  terms(market),
]
