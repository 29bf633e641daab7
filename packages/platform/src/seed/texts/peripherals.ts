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
      '{connection}: works with every system without drivers.',
      '{connection}: funciona con todo sistema sin drivers.',
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
      'Leži u ruci s {weightGrams}, klizi po svakoj podlozi.',
      'Sits in the hand with {weightGrams} and glides on any surface.',
      'Descansa en la mano con {weightGrams} y se desliza en toda superficie.',
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
      '{title} films {resolution}.',
      'La cámara {title} graba en {resolution}.',
    ),
    localized(
      'Za sastanke od kuće: {resolution}, veza {connection}.',
      'For meetings from home: {resolution} over {connection}.',
      'Para reuniones desde la casa: {resolution}, conexión {connection}.',
    ),
    localized(
      'Stoji na ekranu ili stativu, teži {weightGrams}.',
      'Sits on a screen or a tripod, {weightGrams}.',
      'Va sobre la pantalla o un trípode, {weightGrams}.',
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
      'Uz jedno punjenje sviraju do {batteryHours}.',
      'One charge plays for up to {batteryHours}.',
      'Con una carga suenan hasta {batteryHours}.',
    ),
    localized(
      'Teže {weightGrams}, pa ne umaraju ni nakon dugih poziva.',
      'At {weightGrams} they do not tire even after long calls.',
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
