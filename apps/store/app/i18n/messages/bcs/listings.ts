import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'listing.titleWithPage': '{title} (stranica {page})',
  'listing.description':
    '{name}: polovni, obnovljeni i novi uređaji s opisanim stanjem, jasnom cijenom i garancijom. Dostava ili preuzimanje u gradu {city}.',
  'facet.type': 'Vrsta',
  'facet.condition': 'Stanje',
  'facet.grade': 'Klasa',
  'facet.brand': 'Marka',
  'facet.processor': 'Procesor',
  'facet.memory': 'Memorija (RAM)',
  'facet.storage': 'Pohrana',
  'facet.screen': 'Ekran',
  'facet.battery': 'Zdravlje baterije',
  'facet.batteryAtLeast': 'najmanje {percent} %',
  'facet.leftOut': '{choice} (trenutno se ne primjenjuje)',
  'intro.all': 'Sve što imamo: polovno, obnovljeno i novo, uz stanje opisano riječima.',
  'intro.sale': 'Ranija cijena je precrtana, a ušteda piše uz proizvod.',
  'intro.racunari-i-laptopi':
    'Laptopi i računari za posao, školu i dom. Izaberite memoriju, disk i stanje koje vam odgovara.',
  'intro.komponente-i-nadogradnje': 'Procesori, memorija, diskovi i ploče za popravku ili brži računar.',
  'intro.mreze-i-serveri': 'Switchevi, ruteri, serveri i pristupne tačke za ured i dom.',
  'intro.mobilni-telefoni': 'Telefoni, tableti i satovi. Birajte po stanju, pohrani i zdravlju baterije.',
  'intro.oprema-i-periferija': 'Tastature, miševi, kamere i slušalice za vaš radni sto.',
  'intro.pohrana': 'Vanjski diskovi, USB stikovi i memorijske kartice, po kapacitetu koji vam treba.',
  'intro.kancelarijska-i-poslovna-rjesenja': 'Štampači, skeneri i projektori za urede svih veličina.',
  'intro.monitori': 'Izaberite monitor po veličini ekrana i klasi.',
  'intro.izdvojeno': 'Naš izbor: dobar odnos cijene i stanja.',
  'intro.ponude-i-akcije': 'Snižene cijene dok traju zalihe.',
} as const satisfies Record<string, Message>
