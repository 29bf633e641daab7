import { words } from '../translations.ts'
import { createBank, renewing } from './prose-bank.ts'

const ports = words('svi ulazi', 'all inputs', 'todas las entradas')
const powerCable = words('kabl za napajanje', 'power cable', 'cable de poder')
const pads = renewing('tray', words('gumeni valjci', 'rubber rollers', 'rodillos de goma'))

export const printerProse = createBank(
  [
    words(
      '{title} štampa do {pagesPerMinute} stranica u minuti, veza {connection}.',
      '{title} prints up to {pagesPerMinute} pages a minute over {connection}.',
      '{title} imprime hasta {pagesPerMinute} páginas por minuto, conexión {connection}.',
    ),
    words(
      'Štampač za ured u kome se još uvijek potpisuje na papiru: {technology}, {connection}.',
      'A printer for an office that still signs on paper: {technology}, {connection}.',
      'Impresora para una oficina que aún firma en papel: {technology}, {connection}.',
    ),
  ],
  [
    words('probni ispis', 'test print', 'impresión de prueba'),
    words('uvlačenje papira', 'paper feed', 'arrastre de papel'),
    words('mreža', 'network', 'red'),
  ],
  [words('štampač', 'printer', 'impresora'), powerCable],
  [pads, words('toner', 'toner', 'tóner')],
  [
    words(
      'Model iz {year}. s {memoryMb} memorije; brojač stranica je ispisan i priložen.',
      'A {year} model with {memoryMb} of memory; its page count is printed and enclosed.',
      'Modelo de {year} con {memoryMb} de memoria; se adjunta la hoja con el contador.',
    ),
  ],
)

export const scannerProse = createBank(
  [
    words(
      '{title} skenira u {resolution}, veza {connection}.',
      '{title} scans at {resolution} over {connection}.',
      '{title} escanea a {resolution}, conexión {connection}.',
    ),
    words(
      'Arhiva bez fascikli: {pagesPerMinute} listova u minuti.',
      'An archive without folders: {pagesPerMinute} sheets a minute.',
      'Un archivo sin carpetas: {pagesPerMinute} hojas por minuto.',
    ),
    words(
      'Skener mase {weightGrams} s vezom {connection}.',
      'A scanner of {weightGrams}, connected by {connection}.',
      'Escáner de {weightGrams} con conexión {connection}.',
    ),
  ],
  [
    words('probni sken', 'test scan', 'escaneo de prueba'),
    words('oštrina po cijeloj širini', 'sharpness over the whole width', 'nitidez en todo el ancho'),
    words('veza s računarom', 'connection to a computer', 'conexión con un computador'),
  ],
  [words('skener', 'scanner', 'escáner'), words('USB kabl', 'USB cable', 'cable USB')],
  [pads],
)

export const projectorProse = createBank(
  [
    words(
      '{title} baca {lumens} i sliku {resolution}.',
      '{title} throws {lumens} and a {resolution} picture.',
      '{title} proyecta {lumens} e imagen de {resolution}.',
    ),
    words(
      'Za učionicu ili zid u dnevnoj sobi: {technology}, ulazi {ports}.',
      'For a classroom or the living room wall: {technology}, inputs {ports}.',
      'Para la sala de clases o el muro del living: {technology}, entradas {ports}.',
    ),
  ],
  [words('slika i oštrina', 'picture and focus', 'imagen y enfoque'), ports, words('ventilator', 'fan', 'ventilador')],
  [words('projektor', 'projector', 'proyector'), powerCable],
  [words('filter zraka', 'air filter', 'filtro de aire'), words('lampa', 'lamp', 'lámpara')],
  [
    words(
      'Projektor od {weightGrams} s ulazima {ports}; sati lampe piše na računu.',
      'A projector of {weightGrams} with {ports}; the lamp hours are on the invoice.',
      'Proyector de {weightGrams} con {ports}; las horas de lámpara van en la boleta.',
    ),
  ],
)
