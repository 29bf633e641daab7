import type { RetailCategory } from '@dvaput/domain/catalogue/menus/retail-categories'
import type { MainCollection } from '@dvaput/domain/markets/main-collections'
import type { Language } from '@dvaput/domain/text/language'

/** Names of the collections in the menus, and their synonyms. */
export const collectionSynonyms = {
  'racunari-i-laptopi':
    'računari i laptopi, computers & laptops, computadores y notebooks, računarstvo, computing, computación, informática',
  'komponente-i-nadogradnje':
    'komponente (i nadogradnje), nadogradnje, components (& upgrades), upgrades, componentes (y mejoras), dijelovi za računar, computer parts, partes y piezas',
  'mreze-i-serveri':
    'mreže i serveri, mreže, mrežna oprema, network & servers, network, networking, redes y servidores, redes',
  'mobilni-telefoni': 'mobilni uređaji, mobile devices, dispositivos móviles, celulares',
  'oprema-i-periferija':
    'oprema i periferija, periferija, dodatna oprema, peripherals (& accessories), accessories, periféricos (y accesorios), accesorios',
  pohrana: 'pohrana, storage, almacenamiento',
  'kancelarijska-i-poslovna-rjesenja':
    'ured i posao, kancelarijska i poslovna rješenja, office (& business), oficina (y empresa)',
  monitori: 'monitori, monitors, monitores',
  izdvojeno: 'izdvojeno, featured, destacado',
  'ponude-i-akcije':
    'ponude i akcije, akcija, akcije, na akciji, na sniženju, sniženo, popust, sale, sales, on sale, oferta, en oferta, descuento',
} as const satisfies Record<MainCollection, string>

/** As the menus write them: suggestions name them so. */
export const retailNames = {
  todos: { bcs: 'Cijela ponuda', en: 'The whole shop', es: 'Toda la tienda' },
  'budget-laptops': { bcs: 'Povoljni laptopi', en: 'Budget laptops', es: 'Notebooks económicos' },
  cell: { bcs: 'Mobiteli', en: 'Cell phones', es: 'Celulares' },
  'laptops-200': { bcs: 'Laptopi serije 200', en: 'Laptops 200', es: 'Notebooks 200' },
  tablets: { bcs: 'Tableti', en: 'Tablets', es: 'Tablets' },
  computadoras: { bcs: 'Računari', en: 'Computing', es: 'Computación' },
  laptops: { bcs: 'Laptopi', en: 'Laptops', es: 'Notebooks' },
  smartphones: { bcs: 'Pametni telefoni', en: 'Smartphones', es: 'Celulares' },
  gaming: { bcs: 'Gaming', en: 'Gaming', es: 'Gaming' },
  accesorios: { bcs: 'Dodatna oprema', en: 'Accessories', es: 'Accesorios' },
  audio: { bcs: 'Audio', en: 'Audio', es: 'Audio' },
  hogar: { bcs: 'Za dom', en: 'Home', es: 'Hogar' },
  televisores: { bcs: 'Televizori i ekrani', en: 'TVs and screens', es: 'Televisores y pantallas' },
  camaras: { bcs: 'Kamere', en: 'Cameras', es: 'Cámaras' },
  internacional: { bcs: 'Iz uvoza', en: 'Imported', es: 'Importados' },
  electronica: { bcs: 'Elektronika', en: 'Electronics', es: 'Electrónica' },
} as const satisfies Record<RetailCategory, Record<Language, string>>
