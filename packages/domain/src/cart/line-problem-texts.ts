import type { Language } from '../text/language.ts'
import type { CartProblemKind } from './line-problem.ts'

type Texts = Readonly<Record<CartProblemKind | 'unnamed', string>>

const bcs: Texts = {
  unnamed: 'Jedan proizvod',
  gone: '{name}: više nije dostupan. Ostatak možete naručiti bez njega.',
  held: '{name}: posljednji komad je do {until} rezervisan za narudžbu koja se upravo plaća. Ako ne bude plaćena, opet je slobodan.',
  'held-own':
    '{name}: posljednji komad već plaćate i do {until} je rezervisan za vas. Dovršite plaćanje koje ste započeli.',
  fewer: '{name}: možete naručiti još najviše {count}.',
  price: '{name}: cijena je bila {before}, a sada je {now}.',
  delivery: 'Dostava: cijena je bila {before}, a sada je {now}.',
  'agreed-ended': '{name}: dogovorena cijena {before} više ne važi, cijena je {now}.',
  'agreed-new': '{name}: za prvi komad imate dogovorenu cijenu {now} umjesto {before}.',
  'agreed-in-use':
    '{name}: dogovorena cijena je zauzeta u drugoj vašoj narudžbi koja čeka plaćanje. Platite nju ili pokušajte ponovo kad istekne.',
}

const en: Texts = {
  unnamed: 'One product',
  gone: '{name}: no longer available. You can order the rest without it.',
  held: '{name}: the last one is reserved until {until} for an order that is being paid for. If it is not paid, it becomes available again.',
  'held-own':
    '{name}: you are already paying for the last one, and it is reserved for you until {until}. Finish the payment you started.',
  fewer: '{name}: at most {count} can still be ordered.',
  price: '{name}: the price was {before}, now it is {now}.',
  delivery: 'Delivery: the price was {before}, now it is {now}.',
  'agreed-ended': '{name}: the agreed price of {before} no longer applies, the price is {now}.',
  'agreed-new': '{name}: your first unit is at the agreed price of {now} instead of {before}.',
  'agreed-in-use':
    '{name}: the agreed price is taken by another order of yours that waits for its payment. Pay that one, or try again once it has ended.',
}

const es: Texts = {
  unnamed: 'Un producto',
  gone: '{name}: ya no está disponible. Puedes pedir el resto sin él.',
  held: '{name}: la última unidad está reservada hasta las {until} para un pedido que se está pagando. Si no se paga, vuelve a estar disponible.',
  'held-own':
    '{name}: ya estás pagando la última unidad y está reservada para ti hasta las {until}. Termina el pago que empezaste.',
  fewer: '{name}: aún puedes pedir {count} como máximo.',
  price: '{name}: el precio era {before} y ahora es {now}.',
  delivery: 'Despacho: el precio era {before} y ahora es {now}.',
  'agreed-ended': '{name}: el precio acordado de {before} ya no rige, el precio es {now}.',
  'agreed-new': '{name}: tu primera unidad tiene el precio acordado de {now} en lugar de {before}.',
  'agreed-in-use':
    '{name}: el precio acordado está tomado por otro pedido tuyo que espera su pago. Paga ese pedido o inténtalo de nuevo cuando venza.',
}

export const lineProblemTexts = { bcs, en, es } as const satisfies Record<Language, Texts>
