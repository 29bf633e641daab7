import type { WishId } from '@dvaput/backend/search/wishes'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

/** What a shopper who types this must see. */
type Judgement = {
  /** The product types that the first three products may have. */
  readonly types?: readonly string[]
  /** The title of one of the first three. */
  readonly title?: RegExp
  /** The kind that the shop must say it does not sell; true for a word that it does not know. */
  readonly notSold?: string | true
  /** By what the products must be ordered. */
  readonly wish?: WishId
  /** The price that must be chosen. */
  readonly price?: readonly [from: number | null, to: number | null]
  readonly correction?: string
}

export type JudgedQuery = {
  readonly text: string
  readonly language: Language
  readonly market: MarketId
} & Judgement

const marketOf = { bcs: 'ba', en: 'ba', es: 'cl' } as const satisfies Record<Language, MarketId>

const judge =
  (language: Language) =>
  (text: string, judgement: Judgement): JudgedQuery => ({ text, language, market: marketOf[language], ...judgement })
const [bcs, en, es] = [judge('bcs'), judge('en'), judge('es')]

const types = (...names: string[]): Judgement => ({ types: names })
const title = (pattern: RegExp): Judgement => ({ title: pattern })
const notSold = (kind: string | true): Judgement => ({ notSold: kind })
const computers = types('Desktop', 'Small Form Factor', 'USFF', 'Workstation', 'All-in-One')
const laptops = types('Laptop', 'Chrome OS')
const memory = types('RAM')
const disks = types('Hard Disk/SSD')

/** What we do not sell. */
const absent: readonly JudgedQuery[] = [
  bcs('punjač za laptop', notSold('charger')),
  bcs('punjac', notSold('charger')),
  bcs('laptop punjač', notSold('charger')),
  bcs('punjač thinkpad t480', notSold('charger')),
  bcs('punjač od laptopa', notSold('charger')),
  bcs('napajanje za laptop', notSold('charger')),
  bcs('torba za laptop', notSold('bag')),
  bcs('ruksak za laptop 15.6', notSold('bag')),
  bcs('stolica', notSold('chair')),
  bcs('gejmerska stolica', notSold('chair')),
  bcs('toner za hp štampač', notSold('toner')),
  bcs('kertridž', notSold('toner')),
  bcs('maska za iphone 13', notSold('device-case')),
  bcs('futrola za mobitel', notSold('device-case')),
  bcs('zaštitno staklo za telefon', notSold('screen-protector')),
  bcs('hdmi kabl', notSold('cable')),
  bcs('kabl za monitor', notSold('cable')),
  bcs('baterija za laptop', notSold('battery')),
  bcs('laptop baterija', notSold('battery')),
  bcs('ekran za iphone 11', notSold('spare-screen')),
  bcs('stalak za laptop', notSold('stand')),
  bcs('podloga za miša', notSold('mouse-pad')),
  bcs('zvučnici', notSold('speaker')),
  bcs('bluetooth zvučnik', notSold('speaker')),
  bcs('televizor samsung', notSold('television')),
  bcs('playstation 5', notSold('console')),
  bcs('ps5', notSold('console')),
  bcs('dron', notSold('drone')),
  bcs('veš mašina', notSold('large-appliance')),
  bcs('fotoaparat canon', notSold('camera')),
  bcs('jastuk za laptop', notSold(true)),
  en('laptop charger', notSold('charger')),
  en('charger for macbook', notSold('charger')),
  en('iphone charger', notSold('charger')),
  en('phone case', notSold('device-case')),
  en('case for iphone 12', notSold('device-case')),
  en('galaxy s21 case', notSold('device-case')),
  en('laptop bag', notSold('bag')),
  en('backpack', notSold('bag')),
  en('gaming chair', notSold('chair')),
  en('office desk', notSold('desk')),
  en('ethernet cable', notSold('cable')),
  en('usb c cable', notSold('cable')),
  en('usb hub', notSold('usb-hub')),
  en('docking station for thinkpad', notSold('dock')),
  en('printer ink', notSold('toner')),
  en('laptop screen', notSold('spare-screen')),
  en('laptop battery', notSold('battery')),
  en('screen protector for ipad', notSold('screen-protector')),
  en('power bank', notSold('power-bank')),
  en('xbox', notSold('console')),
  en('game controller', notSold('controller')),
  en('smart tv', notSold('television')),
  en('bluetooth speaker', notSold('speaker')),
  en('microphone', notSold('microphone')),
  en('apple watch strap', notSold('strap')),
  en('vacuum cleaner', notSold('large-appliance')),
  en('electric scooter', notSold('vehicle')),
  en('cpu cooler', notSold('cooler')),
  en('monitor stand', notSold('stand')),
  en('memory card reader', notSold('card-reader')),
  en('cushion for laptop', notSold(true)),
  en('ipad case', notSold('device-case')),
  bcs('hdmi na vga adapter', notSold('adapter')),
  bcs('kamera za kuću', notSold('security-camera')),
  es('cargador tipo c', notSold('charger')),
  es('repuesto pantalla iphone', notSold('spare-part')),
  es('cargador para notebook', notSold('charger')),
  es('cargador de notebook', notSold('charger')),
  es('cargador', notSold('charger')),
  es('cargador iphone', notSold('charger')),
  es('consola', notSold('console')),
  es('nintendo switch', notSold('console')),
  es('funda para celular', notSold('device-case')),
  es('carcasa iphone 11', notSold('device-case')),
  es('mochila para notebook', notSold('bag')),
  es('silla gamer', notSold('chair')),
  es('parlante bluetooth', notSold('speaker')),
  es('televisor', notSold('television')),
  es('cable hdmi', notSold('cable')),
  es('cable de red', notSold('cable')),
  es('tinta para impresora', notSold('toner')),
  es('tóner', notSold('toner')),
  es('batería para notebook', notSold('battery')),
  es('pantalla para notebook', notSold('spare-screen')),
  es('soporte para notebook', notSold('stand')),
  es('mica para celular', notSold('screen-protector')),
  es('cámara de seguridad', notSold('security-camera')),
  es('lavadora', notSold('large-appliance')),
  es('control xbox', notSold('controller')),
  es('pad de mouse', notSold('mouse-pad')),
  es('cojín para notebook', notSold(true)),
]

/** The noun decides. */
const nouns: readonly JudgedQuery[] = [
  bcs('ram za laptop', memory),
  bcs('memorija za laptop', memory),
  bcs('ddr4 16 gb laptop', memory),
  bcs('laptop memorija', memory),
  bcs('ssd 1 tb', disks),
  bcs('ssd za laptop', disks),
  bcs('miš za laptop', types('Mouse')),
  bcs('laptop miš', types('Mouse')),
  bcs('tastatura za tablet', types('Keyboard')),
  bcs('monitor za laptop', types('Monitor')),
  bcs('kamera za laptop', types('Webcam')),
  bcs('slušalice za mobitel', types('Headphones')),
  bcs('memorijska kartica za telefon', types('Memory Card')),
  bcs('memorija za telefon', types('Memory Card')),
  bcs('laptop 16gb ram', laptops),
  bcs('laptop 16 gb ram 512 ssd', laptops),
  bcs('laptop sa ssd', laptops),
  bcs('laptop s punjačem', laptops),
  bcs('laptop i torba', laptops),
  bcs('laptop nvidia grafika', laptops),
  bcs('thinkpad 16gb ram', title(/ThinkPad/)),
  bcs('procesor i7', types('CPU')),
  bcs('matična ploča ddr4', types('Motherboard')),
  bcs('kompjuter za kancelariju', computers),
  bcs('štampač za kancelariju', types('Printer')),
  bcs('ruter za kuću', types('Router')),
  bcs('server za firmu', types('Server')),
  bcs('disk za server', disks),
  bcs('grafička za računar', types('GPU')),
  bcs('štampač na tintu', types('Printer')),
  en('laptop memory', memory),
  en('memory for laptop', memory),
  en('laptop ram 16gb', laptops),
  en('laptop keyboard', types('Keyboard')),
  en('wireless mouse for mac', types('Mouse')),
  en('server memory', memory),
  en('16gb ram', memory),
  en('samsung 512 gb ssd', title(/Samsung.*512/)),
  en('pc monitor', types('Monitor')),
  en('external drive for mac', types('External HDD', 'External SSD')),
  en('laptop with 16gb ram', laptops),
  en('laptop with ssd', laptops),
  en('rack server', types('Server')),
  en('graphics card for gaming', types('GPU')),
  en('headset for phone', types('Headphones')),
  en('power supply', types('PSU')),
  en('computer case', types('Case')),
  en('usb stick', types('USB Drive')),
  en('webcam for zoom', types('Webcam')),
  en('tablet for kids', types('Tablet')),
  en('hard disk 1tb', disks),
  en('nvme ssd', disks),
  en('phone memory card', types('Memory Card')),
  es('memoria para notebook', memory),
  es('memoria ram notebook', memory),
  es('notebook 16gb ram', laptops),
  es('disco ssd 1 tb', disks),
  es('disco duro para notebook', disks),
  es('mouse para notebook', types('Mouse')),
  es('teclado para tablet', types('Keyboard')),
  es('audífonos para celular', types('Headphones')),
  es('memoria para celular', types('Memory Card')),
  es('notebook con ssd', laptops),
  es('impresora de tinta', types('Printer')),
  es('computador de escritorio', computers),
  es('monitor para notebook', types('Monitor')),
  es('cámara para notebook', types('Webcam')),
  es('tarjeta de video para pc', types('GPU')),
  es('fuente de poder', types('PSU')),
  es('gabinete', types('Case')),
  es('pendrive', types('USB Drive')),
  es('celular samsung', title(/^Samsung/)),
  es('impresora para oficina', types('Printer')),
]

/** In Cyrillic as in Latin. */
const cyrillic: readonly JudgedQuery[] = [
  bcs('лаптоп', laptops),
  bcs('пуњач за лаптоп', notSold('charger')),
  bcs('штампач', types('Printer')),
  bcs('мобител самсунг', title(/^Samsung/)),
  bcs('ајфон 13', title(/iPhone 13/)),
  bcs('слушалице за телефон', types('Headphones')),
  bcs('гејмерска столица', notSold('chair')),
]

const priced = (from: number | null, to: number | null): Judgement => ({ price: [from, to] })

const prices: readonly JudgedQuery[] = [
  bcs('laptop do 500 KM', { ...laptops, ...priced(null, 500) }),
  bcs('laptop 400-600 KM', { ...laptops, ...priced(400, 600) }),
  bcs('laptop između 400 i 600', { ...laptops, ...priced(400, 600) }),
  bcs('laptop oko 500 KM', { ...laptops, ...priced(400, 600) }),
  bcs('mobitel do petsto maraka', { ...types('Smartphone'), ...priced(null, 500) }),
  bcs('laptop preko 1000 KM', { ...laptops, ...priced(1_000, null) }),
  bcs('laptop do 1.000,00 KM', { ...laptops, ...priced(null, 1_000) }),
  bcs('monitor ispod 300', { ...types('Monitor'), ...priced(null, 300) }),
  bcs('лаптоп до 500 КМ', { ...laptops, ...priced(null, 500) }),
  en('laptop under 500', { ...laptops, ...priced(null, 500) }),
  en('laptop between 400 and 800', { ...laptops, ...priced(400, 800) }),
  en('phone around 400 km', { ...types('Smartphone'), ...priced(320, 480) }),
  en('laptop under 1,000', { ...laptops, ...priced(null, 1_000) }),
  en('monitor over 200', { ...types('Monitor'), ...priced(200, null) }),
  es('notebook bajo 300.000', { ...laptops, ...priced(null, 300_000) }),
  es('notebook hasta medio millón', { ...laptops, ...priced(null, 500_000) }),
  es('celular entre 100 y 200 lucas', { ...types('Smartphone'), ...priced(100_000, 200_000) }),
  es('notebook sobre 300 mil', { ...laptops, ...priced(300_000, null) }),
  es('notebook 200-300 lucas', { ...laptops, ...priced(200_000, 300_000) }),
  es('monitor alrededor de 100 mil', { ...types('Monitor'), ...priced(80_000, 120_000) }),
]

const wished = (wish: WishId, judgement: Judgement): Judgement => ({ ...judgement, wish })

const wishes: readonly JudgedQuery[] = [
  bcs('laptop dobra baterija', wished('battery', laptops)),
  bcs('laptop sa dobrom baterijom', wished('battery', laptops)),
  bcs('lagan laptop', wished('light', laptops)),
  bcs('laptop veliki ekran', wished('large-screen', laptops)),
  bcs('veliki monitor', wished('large-screen', types('Monitor'))),
  bcs('tihi računar', wished('silent', computers)),
  bcs('laptop za studente', wished('students', laptops)),
  bcs('laptop za igrice', wished('games', laptops)),
  bcs('gejmerski laptop', wished('games', laptops)),
  bcs('jeftin laptop', wished('cheap', laptops)),
  bcs('polovan laptop za fakultet', wished('students', laptops)),
  es('iphone 11 barato', wished('cheap', title(/iPhone 11/))),
  en('laptop with good battery', wished('battery', laptops)),
  en('phone with long battery life', wished('battery', types('Smartphone'))),
  en('lightweight laptop', wished('light', laptops)),
  en('laptop with big screen', wished('large-screen', laptops)),
  en('quiet pc', wished('silent', computers)),
  en('laptop for students', wished('students', laptops)),
  en('gaming monitor', wished('games', types('Monitor'))),
  en('cheap laptop', wished('cheap', laptops)),
  es('notebook con buena batería', wished('battery', laptops)),
  es('notebook liviano', wished('light', laptops)),
  es('notebook pantalla grande', wished('large-screen', laptops)),
  es('computador silencioso', wished('silent', computers)),
  es('notebook para estudiantes', wished('students', laptops)),
  es('notebook gamer', wished('games', laptops)),
  es('celulares baratos', wished('cheap', types('Smartphone'))),
]

const mended = (correction: string, judgement: Judgement): Judgement => ({ ...judgement, correction })

const corrections: readonly JudgedQuery[] = [
  bcs('ajfn 13', mended('iPhone 13', title(/iPhone 13/))),
  bcs('thinkpda', mended('ThinkPad', title(/ThinkPad/))),
  bcs('štmapač', mended('štampač', types('Printer'))),
  bcs('punjc za laptop', notSold('charger')),
  en('lenvo laptop', mended('Lenovo laptop', { ...laptops, title: /^Lenovo/ })),
  en('keybord', types('Keyboard')),
  es('impersora', mended('impresora', types('Printer'))),
  es('audifnos', mended('audífonos', types('Headphones'))),
]

/** The thing and what is done with it, and words that look like others. */
const lookalikes: readonly JudgedQuery[] = [
  bcs('naljepnica za laptop', notSold('sticker')),
  en('laptop sticker', notSold('sticker')),
  es('sticker para notebook', notSold('sticker')),
  bcs('laptop za gledanje filmova', { ...laptops, wish: 'large-screen' }),
  en('laptop for watching movies', { ...laptops, wish: 'large-screen' }),
  es('notebook para ver películas', { ...laptops, wish: 'large-screen' }),
  en('apple watch', types('Smartwatch')),
  en('mesh wifi', types('Access Point', 'Router')),
  es('notebook medio millon', laptops),
  en('2-in-1 laptop', laptops),
  en('24 port switch', types('Switch')),
  bcs('sluške bežične', types('Headphones')),
]

export const judgedQueries: readonly JudgedQuery[] = [
  ...[...absent, ...nouns, ...cyrillic],
  ...[...prices, ...wishes, ...corrections, ...lookalikes],
]
