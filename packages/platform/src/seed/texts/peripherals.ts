import { words } from '../translations.ts'
import { createBank, type ProseBank, renewing } from './prose-bank.ts'

const cushions = renewing('earPads', words('jastučići', 'ear pads', 'almohadillas'))

export const keyboardProse = createBank(
  [
    words(
      'Tastatura {title}, veza {connection}.',
      '{title}, a keyboard that connects by {connection}.',
      'Teclado {title}, conexión {connection}.',
    ),
    words(
      'Tiho kucanje i čvrsta osnova od {weightGrams}.',
      'Quiet typing on a firm base of {weightGrams}.',
      'Tecleo silencioso sobre una base firme de {weightGrams}.',
    ),
    words(
      'Veza {connection}: radi sa svakim sistemom bez drajvera.',
      '{connection}: works with every system without drivers.',
      '{connection}: funciona con todo sistema sin drivers.',
    ),
  ],
  [
    words('svaka tipka', 'every key', 'cada tecla'),
    words('veza', 'connection', 'conexión'),
    words('lampice', 'lights', 'luces'),
  ],
  [words('tastatura', 'keyboard', 'teclado')],
  [renewing('base', words('nožice', 'feet', 'patas'))],
)

export const mouseProse = createBank(
  [
    words(
      'Miš {title}, {dpi} DPI, veza {connection}.',
      '{title}: a {dpi} DPI mouse that connects by {connection}.',
      'Mouse {title}, {dpi} DPI, conexión {connection}.',
    ),
    words(
      'Leži u ruci s {weightGrams}, klizi po svakoj podlozi.',
      'Sits in the hand with {weightGrams} and glides on any surface.',
      'Descansa en la mano con {weightGrams} y se desliza en toda superficie.',
    ),
    words(
      'Senzor do {dpi} DPI, veza {connection}.',
      'The sensor goes up to {dpi} DPI; it connects by {connection}.',
      'Sensor de hasta {dpi} DPI, conexión {connection}.',
    ),
  ],
  [words('tasteri', 'buttons', 'botones'), words('točkić', 'wheel', 'rueda'), words('senzor', 'sensor', 'sensor')],
  [words('miš', 'mouse', 'mouse')],
  [renewing('base', words('klizači', 'glides', 'deslizadores'))],
)

export const webcamProse = createBank(
  [
    words(
      'Kamera {title} snima {resolution}.',
      '{title} films {resolution}.',
      'La cámara {title} graba en {resolution}.',
    ),
    words(
      'Za sastanke od kuće: {resolution}, veza {connection}.',
      'For meetings from home: {resolution} over {connection}.',
      'Para reuniones desde la casa: {resolution}, conexión {connection}.',
    ),
    words(
      'Stoji na ekranu ili stativu, teži {weightGrams}.',
      'Sits on a screen or a tripod, {weightGrams}.',
      'Va sobre la pantalla o un trípode, {weightGrams}.',
    ),
  ],
  [words('slika i oštrina', 'picture and focus', 'imagen y enfoque'), words('mikrofon', 'microphone', 'micrófono')],
  [words('kamera s kablom', 'camera with cable', 'cámara con cable')],
)

export const headphonesProse = createBank(
  [
    words(
      'Slušalice {title}, veza {connection}.',
      '{title} connect by {connection}.',
      'Audífonos {title}, conexión {connection}.',
    ),
    words(
      'Uz jedno punjenje sviraju do {batteryHours}.',
      'One charge plays for up to {batteryHours}.',
      'Con una carga suenan hasta {batteryHours}.',
    ),
    words(
      'Teže {weightGrams}, pa ne umaraju ni nakon dugih poziva.',
      'At {weightGrams} they do not tire even after long calls.',
      'Con {weightGrams} no cansan ni tras llamadas largas.',
    ),
  ],
  [
    words('oba kanala', 'both channels', 'ambos canales'),
    words('mikrofon', 'microphone', 'micrófono'),
    words('dugmad', 'buttons', 'botones'),
  ],
  [words('slušalice', 'headphones', 'audífonos')],
  [cushions],
)

export const earbudsProse: ProseBank = {
  ...headphonesProse,
  parts: [],
  box: [words('slušalice', 'earbuds', 'audífonos'), words('kutijica za punjenje', 'charging case', 'estuche de carga')],
}
