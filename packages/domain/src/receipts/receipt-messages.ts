import type { UnitNumber } from '../orders/line-units.ts'
import { paymentProviderTitles } from '../orders/payment-provider-titles.ts'
import type { Language } from '../text/language.ts'

/** The Storefront API's words for whether an order is paid: all that its schema has. */
type PaymentState =
  | 'AUTHORIZED'
  | 'EXPIRED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED'

type ReceiptMessages = {
  readonly title: (order: string) => string
  readonly seller: string
  readonly buyer: string
  readonly order: string
  readonly placed: string
  readonly payment: string
  readonly cancelled: string
  /** In place of `note`, where nothing was sold after all. */
  readonly cancelledNote: string
  readonly delivery: string
  /** Where the buyer comes for the products. */
  readonly pickup: string
  readonly pickupHours: string
  readonly pickupCode: string
  readonly product: string
  readonly quantity: string
  readonly unitPrice: string
  readonly amount: string
  readonly subtotal: string
  readonly discount: string
  readonly total: string
  readonly refunded: string
  readonly tax: (name: string, rate: string) => string
  readonly note: string
  /** The platform's words for how an order is paid; one that is not here is shown as it is. */
  readonly paymentMethods: Readonly<Record<string, string>>
  readonly paymentStates: Readonly<Record<PaymentState, string>>
  readonly unitNumbers: Readonly<Record<UnitNumber['kind'], string>>
  readonly warranty: string
  /** Of imported products. */
  readonly dollarPrice: (dollars: string) => string
  readonly rate: string
  readonly weight: string
}

export const receiptMessages = {
  bcs: {
    title: (order) => `Potvrda o kupovini ${order}`,
    seller: 'Prodavac',
    buyer: 'Kupac',
    order: 'Narudžba',
    placed: 'Datum narudžbe',
    payment: 'Plaćanje',
    cancelled: 'Otkazano',
    cancelledNote: 'Ova narudžba je otkazana. Potvrda nije fiskalni račun.',
    delivery: 'Dostava',
    pickup: 'Preuzimanje',
    pickupHours: 'Radno vrijeme',
    pickupCode: 'Kod za preuzimanje',
    product: 'Proizvod',
    quantity: 'Kol.',
    unitPrice: 'Cijena',
    amount: 'Iznos',
    subtotal: 'Međuzbir',
    discount: 'Popust',
    total: 'Ukupno',
    refunded: 'Vraćeni iznos',
    tax: (name, rate) => `Uključen ${name}${rate && ` (${rate}\u00a0%)`}`,
    note: 'Ova potvrda nije fiskalni račun; njega dobijate uz robu.',
    paymentMethods: {
      ...paymentProviderTitles,
      'cash-on-delivery': 'Plaćanje pouzećem',
      'at-pickup': 'Plaćanje pri preuzimanju',
      'bank-transfer': 'Uplata na račun',
      card: 'Kartica',
      'counter-cash': 'Gotovina u prodavnici',
      'counter-card': 'Kartica u prodavnici',
    },
    paymentStates: {
      AUTHORIZED: 'plaćanje odobreno, još nije naplaćeno',
      EXPIRED: 'nije plaćeno na vrijeme',
      PARTIALLY_PAID: 'djelimično plaćeno',
      PENDING: 'nije plaćeno',
      PAID: 'plaćeno',
      PARTIALLY_REFUNDED: 'djelimično vraćeno',
      REFUNDED: 'novac vraćen',
      VOIDED: 'nije naplaćeno',
    },
    unitNumbers: { serial: 'Serijski broj', imei: 'IMEI' },
    warranty: 'Garancija do',
    dollarPrice: (dollars) => `${dollars} po komadu u skladištu`,
    rate: 'Kurs dolara',
    weight: 'Težina pošiljke',
  },
  en: {
    title: (order) => `Receipt ${order}`,
    seller: 'Seller',
    buyer: 'Buyer',
    order: 'Order',
    placed: 'Ordered on',
    payment: 'Payment',
    cancelled: 'Cancelled',
    cancelledNote: 'This order was cancelled. The receipt is not a tax invoice.',
    delivery: 'Delivery',
    pickup: 'Pickup',
    pickupHours: 'Opening hours',
    pickupCode: 'Pickup code',
    product: 'Product',
    quantity: 'Qty',
    unitPrice: 'Price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    total: 'Total',
    refunded: 'Refunded',
    tax: (name, rate) => `Includes ${name}${rate && ` (${rate}%)`}`,
    note: 'This receipt is not a tax invoice; the tax invoice comes with your order.',
    paymentMethods: {
      ...paymentProviderTitles,
      'cash-on-delivery': 'Cash on delivery',
      'at-pickup': 'Paid when picked up',
      'bank-transfer': 'Bank transfer',
      card: 'Card',
      'counter-cash': 'Cash at the shop',
      'counter-card': 'Card at the shop',
    },
    paymentStates: {
      AUTHORIZED: 'authorised, not charged yet',
      EXPIRED: 'not paid in time',
      PARTIALLY_PAID: 'partly paid',
      PENDING: 'not paid yet',
      PAID: 'paid',
      PARTIALLY_REFUNDED: 'partly refunded',
      REFUNDED: 'refunded',
      VOIDED: 'not charged',
    },
    unitNumbers: { serial: 'Serial number', imei: 'IMEI' },
    warranty: 'Warranty until',
    dollarPrice: (dollars) => `${dollars} each at the warehouse`,
    rate: 'Dollar rate',
    weight: 'Parcel weight',
  },
  es: {
    title: (order) => `Comprobante de compra ${order}`,
    seller: 'Vendedor',
    buyer: 'Comprador',
    order: 'Pedido',
    placed: 'Fecha del pedido',
    payment: 'Pago',
    cancelled: 'Anulado',
    cancelledNote: 'Este pedido fue anulado. El comprobante no es boleta ni factura.',
    delivery: 'Despacho',
    pickup: 'Retiro',
    pickupHours: 'Horario',
    pickupCode: 'Código de retiro',
    product: 'Producto',
    quantity: 'Cant.',
    unitPrice: 'Precio',
    amount: 'Monto',
    subtotal: 'Subtotal',
    discount: 'Descuento',
    total: 'Total',
    refunded: 'Reembolsado',
    tax: (name, rate) => `Incluye ${name}${rate && ` (${rate}\u00a0%)`}`,
    note: 'Este comprobante no es la boleta ni la factura, que recibes junto con los productos.',
    paymentMethods: {
      ...paymentProviderTitles,
      'cash-on-delivery': 'Pago contra entrega',
      'at-pickup': 'Pago al retirar',
      'bank-transfer': 'Transferencia bancaria',
      card: 'Tarjeta',
      'counter-cash': 'Efectivo en la tienda',
      'counter-card': 'Tarjeta en la tienda',
    },
    paymentStates: {
      AUTHORIZED: 'autorizado, aún no cobrado',
      EXPIRED: 'no se pagó a tiempo',
      PARTIALLY_PAID: 'pagado en parte',
      PENDING: 'por pagar',
      PAID: 'pagado',
      PARTIALLY_REFUNDED: 'reembolsado en parte',
      REFUNDED: 'reembolsado',
      VOIDED: 'no cobrado',
    },
    unitNumbers: { serial: 'Número de serie', imei: 'IMEI' },
    warranty: 'Garantía hasta',
    dollarPrice: (dollars) => `${dollars} por unidad en la bodega`,
    rate: 'Valor del dólar',
    weight: 'Peso del paquete',
  },
} as const satisfies Record<Language, ReceiptMessages>
