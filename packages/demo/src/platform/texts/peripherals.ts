import { localized } from '../localized-text.ts'
import { createBank, type ProseBank, renewing } from './prose-bank.ts'

const cushions = renewing('earPads', localized('jastučići', 'ear pads', 'almohadillas'))

export const keyboardProse = createBank(
  [
    localized(
      'Tastatura {title}, veza {connection}.',
      '{title}, a keyboard that connects by {connection}.',
      'Teclado {title}, conexión {connection}.',
    ),
    localized(
      'Tiho kucanje i čvrsta osnova od {weightGrams}.',
      'Quiet typing on a firm base of {weightGrams}.',
      'Tecleo silencioso sobre una base firme de {weightGrams}.',
    ),
    localized(
      'Veza {connection}: radi sa svakim sistemom bez drajvera.',
      '{connection}: works with any system, no drivers needed.',
      '{connection}: funciona con cualquier sistema, sin drivers.',
    ),
  ],
  [localized('tastatura', 'keyboard', 'teclado')],
  [renewing('base', localized('nožice', 'feet', 'patas'))],
)

export const mouseProse = createBank(
  [
    localized(
      'Miš {title}, {dpi} DPI, veza {connection}.',
      '{title}: a {dpi} DPI mouse that connects by {connection}.',
      'Mouse {title}, {dpi} DPI, conexión {connection}.',
    ),
    localized(
      'Teži {weightGrams}, dobro leži u ruci i klizi po svakoj podlozi.',
      'It weighs {weightGrams}, sits well in the hand and glides on any surface.',
      'Pesa {weightGrams}, se acomoda a la mano y se desliza en cualquier superficie.',
    ),
    localized(
      'Senzor do {dpi} DPI, veza {connection}.',
      'The sensor goes up to {dpi} DPI; it connects by {connection}.',
      'Sensor de hasta {dpi} DPI, conexión {connection}.',
    ),
  ],
  [localized('miš', 'mouse', 'mouse')],
  [renewing('base', localized('klizači', 'glides', 'deslizadores'))],
)

export const webcamProse = createBank(
  [
    localized(
      'Kamera {title} snima {resolution}.',
      '{title} records in {resolution}.',
      'La cámara {title} graba en {resolution}.',
    ),
    localized(
      'Za sastanke od kuće: {resolution}, veza {connection}.',
      'For meetings from home: {resolution} over {connection}.',
      'Para reuniones desde la casa: {resolution}, conexión {connection}.',
    ),
    localized(
      'Stoji na ekranu ili stativu, teži {weightGrams}.',
      'Sits on a screen or a tripod; weighs {weightGrams}.',
      'Va sobre la pantalla o en un trípode; pesa {weightGrams}.',
    ),
  ],
  [localized('kamera s kablom', 'camera with cable', 'cámara con cable')],
)

export const headphonesProse = createBank(
  [
    localized(
      'Slušalice {title}, veza {connection}.',
      '{title} connect by {connection}.',
      'Audífonos {title}, conexión {connection}.',
    ),
    localized(
      'S jednim punjenjem rade do {batteryHours}.',
      'Up to {batteryHours} on one charge.',
      'Con una carga suenan hasta {batteryHours}.',
    ),
    localized(
      'Teže {weightGrams}, pa ne umaraju ni nakon dugih poziva.',
      'At {weightGrams} they stay comfortable even on long calls.',
      'Con {weightGrams} no cansan ni tras llamadas largas.',
    ),
  ],
  [localized('slušalice', 'headphones', 'audífonos')],
  [cushions],
)

export const earbudsProse: ProseBank = {
  ...headphonesProse,
  parts: [],
  box: [
    localized('slušalice', 'earbuds', 'audífonos'),
    localized('kutijica za punjenje', 'charging case', 'estuche de carga'),
  ],
}
