import type { Market, Range } from '@dvaput/domain/markets/market'
import { type DemoPage, paragraphs } from './demo-pages.ts'

const days = ({ from, to }: Range) => `${from}–${to}`

const shipping = ({ policies, city }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'shipping-policy',
  title: { bcs: 'Dostava', en: 'Shipping policy', es: 'Política de envío' },
  bodyHtml: {
    bcs: paragraphs(
      `Robu šaljemo u roku od ${days(policies.dispatchBusinessDays)} radna dana od potvrde uplate.`,
      `Dostava: ${city} ${days(policies.deliveryCityBusinessDays)} radna dana, ostala mjesta ${days(policies.deliveryElsewhereBusinessDays)} radnih dana.`,
    ),
    en: paragraphs(
      `Goods are dispatched within ${days(policies.dispatchBusinessDays)} business days of payment confirmation.`,
      `Delivery: ${city} ${days(policies.deliveryCityBusinessDays)} business days, elsewhere ${days(policies.deliveryElsewhereBusinessDays)} business days.`,
    ),
    es: paragraphs(
      `Despachamos dentro de ${days(policies.dispatchBusinessDays)} días hábiles desde la confirmación del pago.`,
      `Entrega: ${city} ${days(policies.deliveryCityBusinessDays)} días hábiles, otros lugares ${days(policies.deliveryElsewhereBusinessDays)} días hábiles.`,
    ),
  },
})

const refund = ({ policies }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'refund-policy',
  title: { bcs: 'Povrat robe', en: 'Refund policy', es: 'Política de reembolso' },
  bodyHtml: {
    bcs: paragraphs(
      `Robu možete vratiti u roku od ${policies.returnWindowDays} dana od prijema.`,
      `Novac vraćamo u roku od ${policies.refundBusinessDaysAfterApproval} radnih dana od odobrenja povrata.`,
      `Reklamacije primamo u roku od ${policies.complaintWithinHours} sati, a odgovaramo u roku od ${policies.complaintAnswerDays} dana.`,
    ),
    en: paragraphs(
      `Goods may be returned within ${policies.returnWindowDays} days of receipt.`,
      `We refund up to ${policies.refundBusinessDaysAfterApproval} business days after the return is approved.`,
      `Complaints are taken within ${policies.complaintWithinHours} hours and answered in ${policies.complaintAnswerDays} days.`,
    ),
    es: paragraphs(
      `Puedes devolver un producto dentro de ${policies.returnWindowDays} días desde que lo recibes.`,
      `Reembolsamos hasta ${policies.refundBusinessDaysAfterApproval} días hábiles después de aprobar la devolución.`,
      `Recibimos reclamos dentro de ${policies.complaintWithinHours} horas y respondemos en ${policies.complaintAnswerDays} días.`,
    ),
  },
})

const privacy = ({ contact: { email } }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'privacy-policy',
  title: { bcs: 'Politika privatnosti', en: 'Privacy policy', es: 'Política de privacidad' },
  bodyHtml: {
    bcs: paragraphs(
      'Podatke koristimo da obradimo narudžbe, dostavimo robu i odgovorimo na upite, i ne prodajemo ih.',
      `Za uvid, ispravku ili brisanje podataka pišite na ${email}.`,
    ),
    en: paragraphs(
      'We use your data to process orders, deliver goods and answer questions, and we do not sell it.',
      `To see, correct or delete your data write to ${email}.`,
    ),
    es: paragraphs(
      'Usamos tus datos para procesar pedidos, entregar productos y responder consultas, y no los vendemos.',
      `Para ver, corregir o eliminar tus datos escribe a ${email}.`,
    ),
  },
})

const terms = ({ policies }: Market): DemoPage => ({
  kind: 'policy',
  handle: 'terms-of-service',
  title: { bcs: 'Uslovi korištenja', en: 'Terms of service', es: 'Términos del servicio' },
  bodyHtml: {
    bcs: paragraphs(
      `Kupovati mogu osobe starije od ${policies.minimumAge} godina. Cijene uključuju porez.`,
      `Na rabljenu i obnovljenu robu dajemo garanciju od ${policies.warrantyMonths} mjeseci, osim ako je uz proizvod navedeno drugačije.`,
    ),
    en: paragraphs(
      `Customers must be at least ${policies.minimumAge} years old. Prices include tax.`,
      `Used and refurbished goods carry a warranty of ${policies.warrantyMonths} months unless the item says otherwise.`,
    ),
    es: paragraphs(
      `Los clientes deben tener al menos ${policies.minimumAge} años. Los precios incluyen impuestos.`,
      `Los productos usados y reacondicionados tienen ${policies.warrantyMonths} meses de garantía, salvo que el artículo indique otra cosa.`,
    ),
  },
})

export const demoPolicies = (market: Market): readonly DemoPage[] => [
  privacy(market),
  refund(market),
  shipping(market),
  terms(market),
]
