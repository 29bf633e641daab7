import { localized } from '../localized-text.ts'
import { createBank, renewing } from './prose-bank.ts'

const powerCable = localized('kabl za napajanje', 'power cable', 'cable de poder')
const pads = renewing('tray', localized('gumeni valjci', 'rubber rollers', 'rodillos de goma'))

export const printerProse = createBank(
  [
    localized(
      '{title} štampa do {pagesPerMinute} stranica u minuti, veza {connection}.',
      '{title} prints up to {pagesPerMinute} pages a minute over {connection}.',
      '{title} imprime hasta {pagesPerMinute} páginas por minuto, conexión {connection}.',
    ),
    localized(
      'Štampač za ured u kojem se još potpisuje na papiru: {technology}, {connection}.',
      'A printer for an office that still signs on paper: {technology}, {connection}.',
      'Impresora para una oficina que aún firma en papel: {technology}, {connection}.',
    ),
  ],
  [localized('štampač', 'printer', 'impresora'), powerCable],
  [pads, localized('toner', 'toner', 'tóner')],
  [
    localized(
      'Model iz {year}. s {memoryMb} memorije; brojač stranica je ispisan i priložen.',
      'A {year} model with {memoryMb} of memory; its page count is printed and enclosed.',
      'Modelo de {year} con {memoryMb} de memoria; se adjunta la hoja con el contador.',
    ),
  ],
)

export const scannerProse = createBank(
  [
    localized(
      '{title} skenira u {resolution}, veza {connection}.',
      '{title} scans at {resolution} over {connection}.',
      '{title} escanea a {resolution}, conexión {connection}.',
    ),
    localized(
      'Arhiva bez fascikli: {pagesPerMinute} listova u minuti.',
      'An archive without folders: {pagesPerMinute} sheets a minute.',
      'Un archivo sin carpetas: {pagesPerMinute} hojas por minuto.',
    ),
    localized(
      'Skener težak {weightGrams}, veza {connection}.',
      'A {weightGrams} scanner that connects by {connection}.',
      'Escáner de {weightGrams} con conexión {connection}.',
    ),
  ],
  [localized('skener', 'scanner', 'escáner'), localized('USB kabl', 'USB cable', 'cable USB')],
  [pads],
)

export const projectorProse = createBank(
  [
    localized(
      '{title}: svjetlina {lumens}, slika {resolution}.',
      '{title}: {lumens} of brightness and a {resolution} picture.',
      '{title}: {lumens} de brillo e imagen de {resolution}.',
    ),
    localized(
      'Za učionicu ili zid u dnevnoj sobi: {technology}, ulazi {ports}.',
      'For a classroom or the living room wall: {technology}, inputs: {ports}.',
      'Para la sala de clases o el muro del living: {technology}, entradas {ports}.',
    ),
  ],
  [localized('projektor', 'projector', 'proyector'), powerCable],
  [localized('filter zraka', 'air filter', 'filtro de aire'), localized('lampa', 'lamp', 'lámpara')],
  [
    localized(
      'Projektor težak {weightGrams}, ulazi {ports}; sati rada lampe navedeni su na računu.',
      'A {weightGrams} projector with {ports}; the lamp hours are on the invoice.',
      'Proyector de {weightGrams} con {ports}; las horas de lámpara van en la boleta.',
    ),
  ],
)
