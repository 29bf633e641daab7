import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import { type LocalizedText, localized } from './localized-text.ts'

type Form = 'text' | 'list' | 'number' | 'gigabytes' | 'grams' | 'flag' | 'size'
type Spec<F extends Form = Form> = { readonly form: F; readonly label: LocalizedText; readonly unit: string }

const spec =
  <F extends Form>(form: F, unit = '') =>
  (bcs: string, en: string, es: string): Spec<F> => ({ form, label: localized(bcs, en, es), unit })

const text = spec('text')
const count = spec('number')
const gigabytes = spec('gigabytes')
const flag = spec('flag')

/** Everything that is said of products in figures. The key names the unit a number is kept in. */
export const specs = {
  processor: text('Procesor', 'Processor', 'Procesador'),
  processorCount: count('Broj procesora', 'Processors fitted', 'Procesadores instalados'),
  cores: count('Jezgre', 'Cores', 'Núcleos'),
  threads: count('Niti', 'Threads', 'Hilos'),
  clock: spec('text', ' GHz')('Radni takt', 'Clock', 'Frecuencia'),
  memoryGb: gigabytes('Radna memorija', 'Memory', 'Memoria RAM'),
  memoryMb: spec('number', ' MB')('Radna memorija', 'Memory', 'Memoria'),
  memoryType: text('Vrsta memorije', 'Memory type', 'Tipo de memoria'),
  memorySlots: count('Utori za memoriju', 'Memory slots', 'Ranuras de memoria'),
  storageGb: gigabytes('Pohrana', 'Storage', 'Almacenamiento'),
  storageType: text('Vrsta diska', 'Drive', 'Tipo de disco'),
  graphics: text('Grafika', 'Graphics', 'Gráficos'),
  screenInches: spec('number', '″')('Ekran', 'Screen', 'Pantalla'),
  resolution: text('Rezolucija', 'Resolution', 'Resolución'),
  panel: text('Panel', 'Panel', 'Panel'),
  refreshHz: spec('number', ' Hz')('Osvježavanje', 'Refresh rate', 'Tasa de refresco'),
  touch: flag('Ekran na dodir', 'Touchscreen', 'Pantalla táctil'),
  ports: spec('list')('Priključci', 'Ports', 'Puertos'),
  uplinks: text('Uplink portovi', 'Uplinks', 'Puertos uplink'),
  poeWatts: spec('number', ' W')('PoE budžet', 'PoE budget', 'Potencia PoE'),
  managed: flag('Upravljivi', 'Managed', 'Administrable'),
  throughputGbps: spec('number', ' Gb/s')('Propusnost', 'Throughput', 'Rendimiento'),
  wireless: text('Bežična mreža', 'Wireless', 'Red inalámbrica'),
  camera: text('Kamera', 'Camera', 'Cámara'),
  batteryMah: spec('number', ' mAh')('Baterija', 'Battery', 'Batería'),
  batteryWh: spec('number', ' Wh')('Baterija', 'Battery', 'Batería'),
  batteryHours: spec('number', ' h')('Trajanje baterije', 'Battery life', 'Autonomía'),
  system: text('Operativni sistem', 'Operating system', 'Sistema operativo'),
  socket: text('Socket', 'Socket', 'Socket'),
  chipset: text('Čipset', 'Chipset', 'Chipset'),
  interface: text('Interfejs', 'Interface', 'Interfaz'),
  connection: text('Povezivanje', 'Connection', 'Conexión'),
  formFactor: text('Format', 'Form factor', 'Formato'),
  bays: text('Ležišta za diskove', 'Drive bays', 'Bahías de disco'),
  raid: text('RAID', 'RAID', 'RAID'),
  speed: text('Brzina', 'Speed', 'Velocidad'),
  readMbps: spec('number', ' MB/s')('Čitanje', 'Read', 'Lectura'),
  writeMbps: spec('number', ' MB/s')('Pisanje', 'Write', 'Escritura'),
  rpm: spec('number', ' rpm')('Okretaji', 'Rotational speed', 'Rotación'),
  shaders: count('Shader jedinice', 'Shader units', 'Unidades de shader'),
  busBits: spec('number', ' bit')('Memorijska sabirnica', 'Memory bus', 'Bus de memoria'),
  watts: spec('number', ' W')('Snaga', 'Power', 'Potencia'),
  supplies: text('Napajanje', 'Power supplies', 'Fuentes de poder'),
  efficiency: text('Efikasnost', 'Efficiency', 'Eficiencia'),
  modular: flag('Modularni kablovi', 'Modular cables', 'Cables modulares'),
  keys: text('Raspored', 'Layout', 'Distribución'),
  backlight: flag('Pozadinsko osvjetljenje', 'Backlight', 'Retroiluminación'),
  dpi: count('DPI', 'DPI', 'DPI'),
  noiseCancelling: flag('Poništavanje buke', 'Noise cancelling', 'Cancelación de ruido'),
  pagesPerMinute: count('Stranica u minuti', 'Pages per minute', 'Páginas por minuto'),
  technology: text('Tehnologija', 'Technology', 'Tecnología'),
  duplex: flag('Obostrano', 'Two-sided', 'Doble cara'),
  lumens: spec('number', ' lm')('Svjetlina', 'Brightness', 'Brillo'),
  waterproof: text('Otpornost na vodu', 'Water resistance', 'Resistencia al agua'),
  year: count('Godina izlaska', 'Released', 'Año de lanzamiento'),
  weightGrams: spec('grams')('Masa', 'Weight', 'Peso'),
  dimensionsMm: spec('size', ' mm')('Dimenzije', 'Dimensions', 'Dimensiones'),
} as const satisfies Record<string, Spec>

export type SpecKey = keyof typeof specs

type ValueOf = {
  readonly text: string
  readonly list: readonly string[]
  readonly number: number
  readonly gigabytes: number
  readonly grams: number
  readonly flag: true
  readonly size: readonly [number, number, number]
}
export type Specs = { readonly [Key in SpecKey]: ValueOf[(typeof specs)[Key]['form']] }

/** Names of techniques that are said otherwise elsewhere. */
const techniques: Readonly<Record<string, LocalizedText>> = {
  Laser: localized('laser', 'laser', 'láser'),
  Inkjet: localized('tintni', 'inkjet', 'inyección de tinta'),
  'Direct thermal': localized('direktna termalna', 'direct thermal', 'térmica directa'),
}

const yes = localized('da', 'yes', 'sí')

export const formatGigabytes = (value: number, language: Language = 'en'): string =>
  value >= 1000 ? `${formatNumber(value / (value % 1024 === 0 ? 1024 : 1000), language)} TB` : `${value} GB`

const formatGrams = (value: number, language: Language): string =>
  value >= 1000 ? `${formatNumber(Math.round(value / 10) / 100, language)} kg` : `${value} g`

/** Of measures only: the name of a standard, as USB 3.0, is written everywhere with a point. */
const measures = /(\d)\.(\d+)(?=(?:–\d+(?:\.\d+)?)? ?(?:GHz|MHz|MP\b|\+|mm\b|["″]|Gb\/s))/g

const withDecimalComma = (value: string, language: Language): string =>
  (language === 'en' ? value : value.replaceAll(measures, '$1,$2')).replaceAll(/(?<=\d)"/g, '″')

/** A title with its inches as the language writes them: `Dell P2419H 23,8″`. */
export const formatTitle = (title: string, language: Language): string => withDecimalComma(title, language)

/** A value as a page shows it: `16 GB`, `15,6″`, `da`. */
export const formatSpec = (key: SpecKey, value: Specs[SpecKey], language: Language): string => {
  const { form, unit } = specs[key]
  if (value === true) return yes[language]
  if (typeof value === 'object')
    return form === 'size'
      ? `${value.map((side) => (typeof side === 'number' ? formatNumber(side, language) : side)).join(' × ')}${unit}`
      : withDecimalComma(value.join(', '), language)
  if (typeof value === 'string' && key === 'technology' && techniques[value]) return techniques[value][language]
  if (typeof value === 'string') return withDecimalComma(value + unit, language)
  if (form === 'gigabytes') return formatGigabytes(value, language)
  if (form === 'grams') return formatGrams(value, language)
  return formatNumber(value, language) + unit
}
