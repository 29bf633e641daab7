import { type Condition, conditions } from '@dvaput/domain/catalogue/condition'
import { productTypes } from '@dvaput/domain/catalogue/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/type-slug'
import { conditionMark, typeMark } from './search-document.ts'
import { splitWords } from './split-words.ts'
import { toLexeme } from './to-lexeme.ts'

/** What the kinds of goods are called in our three languages and by those who look for them, beside their own names. */
const kindWords: readonly { readonly types: readonly string[]; readonly words: string }[] = [
  {
    types: ['laptop', 'chrome-os'],
    words:
      'laptop, notebook, prijenosnik, prijenosno računalo, prenosnik, prijenosni računar, portátil, computadora portátil, lap top, note book',
  },
  {
    types: ['desktop', 'small-form-factor', 'usff', 'workstation', 'all-in-one'],
    words:
      'računar, kompjuter, računalo, computer, computador, computadora, ordenador, pc, desktop pc, stolni računar, kućište sa procesorom, sobremesa, torre',
  },
  { types: ['workstation'], words: 'radna stanica, estación de trabajo' },
  { types: ['all-in-one'], words: 'all in one, aio, sve u jednom, todo en uno' },
  { types: ['usff', 'small-form-factor'], words: 'mini pc, mini računar, tiny' },
  { types: ['chrome-os'], words: 'chromebook' },
  {
    types: ['smartphone'],
    words:
      'phone, mobile, mobile phone, cell phone, cellphone, ajfon, mobitel, mobilni telefon, mobilni, telefon, pametni telefon, celular, teléfono, móvil, teléfono móvil, smartfon, cell',
  },
  { types: ['tablet'], words: 'tablet, tableta, tablica' },
  { types: ['e-reader'], words: 'ereader, ebook reader, čitač knjiga, e čitač, lector de libros, libro electrónico' },
  { types: ['smartwatch'], words: 'pametni sat, sat, smart watch, watch, reloj, reloj inteligente' },
  { types: ['monitor'], words: 'ekran, zaslon, display, screen, pantalla' },
  { types: ['keyboard'], words: 'tastatura, tipkovnica, teclado' },
  { types: ['mouse'], words: 'miš, miševi, mice, ratón, maus' },
  { types: ['webcam'], words: 'web kamera, kamera, camera, cámara, cámara web' },
  { types: ['headphones'], words: 'slušalice, headset, earphones, audífonos, auriculares' },
  { types: ['printer'], words: 'štampač, printer, pisač, impresora' },
  { types: ['scanner'], words: 'skener, escáner' },
  { types: ['projector'], words: 'projektor, proyector, beamer' },
  {
    types: ['hard-disk-ssd', 'external-hdd', 'external-ssd'],
    words: 'disk, hard disk, tvrdi disk, hard drive, disco, disco duro, hdd',
  },
  { types: ['external-hdd', 'external-ssd'], words: 'vanjski disk, eksterni disk, external disk, disco externo' },
  { types: ['usb-drive'], words: 'usb stick, fleška, fleš, pendrive, memoria usb, usb memorija, flash drive' },
  { types: ['memory-card'], words: 'memorijska kartica, sd card, sd kartica, tarjeta de memoria, microsd' },
  { types: ['ram'], words: 'ram, memorija, memory, memoria, radna memorija, memoria ram' },
  { types: ['cpu'], words: 'procesor, processor, procesador' },
  { types: ['gpu'], words: 'grafička, grafička kartica, graphics card, video card, tarjeta gráfica, tarjeta de video' },
  { types: ['psu'], words: 'napajanje, power supply, fuente de poder, fuente' },
  { types: ['motherboard'], words: 'matična ploča, matična, placa madre, mainboard' },
  { types: ['case'], words: 'kućište, gabinete, carcasa' },
  { types: ['server'], words: 'poslužitelj, servidor' },
  { types: ['switch'], words: 'svič, preklopnik, conmutador' },
  {
    types: ['router'],
    words: 'ruter, usmjerivač, enrutador, wifi router, wi fi router, wireless router, bežični ruter',
  },
  { types: ['access-point'], words: 'pristupna tačka, wifi, punto de acceso' },
  { types: ['firewall'], words: 'vatrozid, cortafuegos' },
]

const conditionWords = {
  new: 'brand new, novo, nekorišteno, nuevo',
  refurbished: 'refurbished, renewed, obnovljen, obnovljeno, reparirano, reacondicionado',
  used: 'used, second hand, polovno, rabljeno, korišteno, usado, segunda mano',
} as const satisfies Record<Condition, string>

/** Words for one thing that is no kind of goods. */
const otherWords = [
  'hp, hewlett packard',
  'bluetooth, blutut, bežični, wireless, inalámbrico',
  'punjač, charger, cargador, adapter, adaptador',
  'baterija, battery, batería',
  'torba, bag, bolso, maletín',
  'crna, crni, black, negro',
  'bijela, bijeli, white, blanco',
  'plava, plavi, blue, azul',
  'siva, sivi, grey, gray, gris',
  'srebrna, silver, plateado',
]

/** One thing that can be said in many ways. */
export type Meaning = { readonly phrases: readonly string[]; readonly marks: readonly string[] }

const toPhrases = (words: string): string[] => words.split(', ').map((phrase) => splitWords(phrase).join(' '))

/** A name alone means its type; a word in common, like "disk", all of the types it may stand for. */
const typeMeanings = productTypes.map((type) => {
  const slug = toTypeSlug(type)
  return { phrases: [...new Set([splitWords(type).join(' '), slug.replaceAll('-', '')])], marks: [typeMark(slug)] }
})

const meanings: readonly Meaning[] = [
  ...kindWords.map(({ types, words }) => ({
    // A word for one type stands for its name too: a hosted shop may have it in titles alone.
    phrases: [...toPhrases(words), ...(types.length === 1 ? types.map((slug) => slug.replaceAll('-', ' ')) : [])],
    marks: types.map(typeMark),
  })),
  ...typeMeanings,
  ...conditions.map((condition) => ({
    phrases: toPhrases(conditionWords[condition]),
    marks: [conditionMark(condition)],
  })),
  ...otherWords.map((words) => ({ phrases: toPhrases(words), marks: [] })),
]

const toPhraseKey = (words: readonly string[]): string => words.map(toLexeme).join(' ')

/** The first who claims a phrase has it. */
const byPhrase = new Map<string, Meaning>()
for (const meaning of meanings)
  for (const phrase of meaning.phrases) {
    const key = toPhraseKey(phrase.split(' '))
    if (!byPhrase.has(key)) byPhrase.set(key, meaning)
  }

export const findMeaning = (words: readonly string[]): Meaning | undefined => byPhrase.get(toPhraseKey(words))

/** Single words that have a meaning: compared with half and wrong words as the words of the goods are. */
export const meaningWords: readonly string[] = [
  ...new Set(meanings.flatMap(({ phrases }) => phrases.filter((phrase) => !phrase.includes(' ')))),
]
