import type { Market, Range } from '@dvaput/domain/markets/market'
import { type Language, languages } from '@dvaput/domain/text/language'
import { shopUrl } from '../content/with-shop-url.ts'
import { type DemoPage, paragraphs } from './demo-pages.ts'
import type { Words } from './translations.ts'

const days = ({ from, to }: Range) => `${from}–${to}`

/** Where the storefront has the whole text, and what the link there says; one agrees to all of it. */
type WholeText = { readonly path: string; readonly label: Words }

const inShort = (texts: Readonly<Record<Language, readonly string[]>>, { path, label }: WholeText): Words => {
  const write = (language: Language) => {
    const link = `<a href="${shopUrl}${path}?lang=${language}">${label[language]}</a>`
    return paragraphs(...texts[language], `<strong>${link}</strong>`)
  }
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>
}

const shipping = ({ policies, city }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'shipping-policy',
  title: { bcs: 'Dostava i preuzimanje', en: 'Shipping and pickup', es: 'Despacho y retiro' },
  bodyHtml: inShort(
    {
      bcs: [
        `Robu šaljemo u roku od ${days(policies.dispatchBusinessDays)} radna dana od potvrde uplate.`,
        `Dostava: ${city} ${days(policies.deliveryCityBusinessDays)} radna dana, ostala mjesta ${days(policies.deliveryElsewhereBusinessDays)} radnih dana.`,
      ],
      en: [
        `Goods are dispatched within ${days(policies.dispatchBusinessDays)} business days of payment confirmation.`,
        `Delivery: ${city} ${days(policies.deliveryCityBusinessDays)} business days, elsewhere ${days(policies.deliveryElsewhereBusinessDays)} business days.`,
      ],
      es: [
        `Despachamos dentro de ${days(policies.dispatchBusinessDays)} días hábiles desde la confirmación del pago.`,
        `Entrega: ${city} ${days(policies.deliveryCityBusinessDays)} días hábiles, otros lugares ${days(policies.deliveryElsewhereBusinessDays)} días hábiles.`,
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
})

const refund = ({ policies }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'refund-policy',
  title: { bcs: 'Povrat robe i novca', en: 'Returns and refunds', es: 'Devoluciones y reembolsos' },
  bodyHtml: inShort(
    {
      bcs: [
        `Robu možete vratiti u roku od ${policies.returnWindowDays} dana od prijema.`,
        `Novac vraćamo u roku od ${policies.refundBusinessDaysAfterApproval} radnih dana od odobrenja povrata.`,
        `Reklamacije primamo u roku od ${policies.complaintWithinHours} sati, a odgovaramo u roku od ${policies.complaintAnswerDays} dana.`,
      ],
      en: [
        `Goods may be returned within ${policies.returnWindowDays} days of receipt.`,
        `We refund up to ${policies.refundBusinessDaysAfterApproval} business days after the return is approved.`,
        `Complaints are taken within ${policies.complaintWithinHours} hours and answered in ${policies.complaintAnswerDays} days.`,
      ],
      es: [
        `Puedes devolver un producto dentro de ${policies.returnWindowDays} días desde que lo recibes.`,
        `Reembolsamos hasta ${policies.refundBusinessDaysAfterApproval} días hábiles después de aprobar la devolución.`,
        `Recibimos reclamos dentro de ${policies.complaintWithinHours} horas y respondemos en ${policies.complaintAnswerDays} días.`,
      ],
    },
    {
      path: '/devoluciones',
      label: {
        bcs: 'Pravila povrata u cijelosti: koraci, troškovi i izuzeci',
        en: 'The whole rules of returns: steps, costs and exceptions',
        es: 'Las reglas completas de devolución: pasos, costos y excepciones',
      },
    },
  ),
})

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
        en: 'The whole privacy policy',
        es: 'La política de privacidad completa',
      },
    },
  ),
})

const terms = ({ policies }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'terms-of-service',
  title: { bcs: 'Opći uslovi poslovanja', en: 'Terms and conditions', es: 'Términos y condiciones' },
  bodyHtml: inShort(
    {
      bcs: [
        `Naručiti može ko ima najmanje ${policies.minimumAge} godina. Cijene uključuju porez, a pun iznos s dostavom vidite prije nego što narudžbu pošaljete. Kupovina je dogovorena kada je potvrdimo e-mailom.`,
        `Proizvod možete vratiti u roku od ${policies.returnWindowDays} dana od prijema, bez navođenja razloga.`,
        `Na polovnu i obnovljenu robu dajemo garanciju od ${policies.warrantyMonths} mjeseci, osim ako je uz proizvod navedeno drugačije. Prava koja vam daje zakon time se ne umanjuju.`,
        'Ovo je sažetak. Narudžbom prihvatate cijeli tekst, koji možete pročitati u prodavnici:',
      ],
      en: [
        `Whoever orders must be at least ${policies.minimumAge} years old. Prices include tax, and you see the whole amount with delivery before you place the order. The purchase is agreed once we confirm it by e-mail.`,
        `Goods may be returned within ${policies.returnWindowDays} days of receipt, and you need not say why.`,
        `Used and refurbished goods carry a warranty of ${policies.warrantyMonths} months unless the item says otherwise. The rights that the law gives you are not lessened by it.`,
        'This is a summary. By ordering you accept the whole text, which you can read in the shop:',
      ],
      es: [
        `Para comprar debes tener al menos ${policies.minimumAge} años. Los precios incluyen impuestos, y ves el monto total con el envío antes de hacer el pedido. La compra queda acordada cuando la confirmamos por correo.`,
        `Puedes devolver un producto dentro de ${policies.returnWindowDays} días desde que lo recibes, sin dar razones.`,
        `Los productos usados y reacondicionados tienen ${policies.warrantyMonths} meses de garantía, salvo que el artículo indique otra cosa. Los derechos que te da la ley no se reducen por ello.`,
        'Esto es un resumen. Al hacer el pedido aceptas el texto completo, que puedes leer en la tienda:',
      ],
    },
    {
      path: '/terms-and-conditions',
      label: {
        bcs: 'Opći uslovi poslovanja u cijelosti',
        en: 'The whole terms and conditions',
        es: 'Los términos y condiciones completos',
      },
    },
  ),
})

export const demoPolicies = (market: Market): readonly DemoPage[] => [
  privacy(market),
  refund(market),
  shipping(market),
  terms(market),
]
