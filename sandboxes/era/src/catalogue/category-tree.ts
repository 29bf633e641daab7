type Subcategory = {
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  readonly description: string
}
type Category = Subcategory & { readonly subcategories: readonly Subcategory[] }

const sub = (id: string, name: string, tags: readonly string[], description: string): Subcategory => ({
  id,
  name,
  tags: [id, ...tags],
  description,
})

/** The warehouse sells to Chile, so its names are Spanish; its tags are whatever clerks search by. // ENT-14 */
export const categories: readonly Category[] = [
  {
    id: 'notebooks',
    name: 'Notebooks',
    tags: ['notebooks', 'laptop'],
    description: 'Notebooks usados y reacondicionados, de oficina a estación móvil.',
    subcategories: [
      sub('notebooks-empresariales', 'Empresariales', ['business laptop'], 'ThinkPad, Latitude, EliteBook y ProBook.'),
      sub('ultrabooks', 'Ultrabooks', ['ultrabook'], 'Delgados y livianos, desde 12 pulgadas.'),
      sub('notebooks-2-en-1', '2 en 1', ['2-in-1', 'touch'], 'Convertibles y desmontables con pantalla táctil.'),
      sub('notebooks-gamer', 'Gamer', ['gaming'], 'Con tarjeta de video dedicada.'),
      sub('estaciones-moviles', 'Estaciones móviles', ['mobile workstation'], 'Precision, ZBook y ThinkPad P.'),
      sub('chromebooks', 'Chromebooks', ['chrome os'], 'Para colegios y trabajo en la nube.'),
      sub('notebooks-reforzados', 'Reforzados', ['rugged'], 'Para terreno: golpes, polvo y agua.'),
    ],
  },
  {
    id: 'smartphones-tablets',
    name: 'Smartphones y tablets',
    tags: ['smartphones-tablets', 'mobile'],
    description: 'Celulares liberados, tablets, lectores y relojes.',
    subcategories: [
      sub('samsung-galaxy', 'Samsung Galaxy', ['samsung', 'android phone'], 'Series S, A, Note y Z.'),
      sub('google-pixel', 'Google Pixel', ['pixel', 'android phone'], 'Del Pixel 3 al Pixel 8.'),
      sub('otros-android', 'Otros Android', ['android phone'], 'Motorola, OnePlus, Xiaomi, Sony y más.'),
      sub('tablets-android', 'Tablets Android', ['tablet'], 'Galaxy Tab, Lenovo Tab y Fire.'),
      sub('lectores-electronicos', 'Lectores electrónicos', ['e-reader'], 'Kindle, Kobo y Nook.'),
      sub('relojes-inteligentes', 'Relojes inteligentes', ['smartwatch'], 'Galaxy Watch, Garmin, Fitbit y más.'),
    ],
  },
  {
    id: 'apple',
    name: 'Apple',
    tags: ['apple'],
    description: 'Mac, iPhone, iPad, Apple Watch y AirPods.',
    subcategories: [
      sub('macbook-air', 'MacBook Air', ['mac', 'macbook'], 'Intel, M1, M2 y M3.'),
      sub('macbook-pro', 'MacBook Pro', ['mac', 'macbook'], 'De 13 a 16 pulgadas.'),
      sub('imac', 'iMac', ['mac', 'all-in-one'], 'De 21,5 a 27 pulgadas.'),
      sub('mac-mini-y-studio', 'Mac mini y Studio', ['mac', 'desktop mac'], 'Mac mini, Mac Studio y Mac Pro.'),
      sub('iphone', 'iPhone', ['ios', 'smartphone'], 'Liberados, con salud de batería medida.'),
      sub('ipad', 'iPad', ['ipados', 'tablet'], 'iPad, mini, Air y Pro.'),
      sub('apple-watch', 'Apple Watch', ['watchos', 'smartwatch'], 'Series 3 a 9, SE y Ultra.'),
      sub('airpods', 'AirPods y Beats', ['audio'], 'Audífonos probados y desinfectados.'),
    ],
  },
  {
    id: 'al-por-mayor',
    name: 'Al por mayor',
    tags: ['al-por-mayor', 'wholesale'],
    description: 'Cajas y pallets para revendedores, empresas y colegios.',
    subcategories: [
      sub('lotes-notebooks', 'Lotes de notebooks', ['lot', 'laptop lot'], 'Cajas de 5 a pallets de 60.'),
      sub('lotes-desktop', 'Lotes de desktop', ['lot', 'desktop lot'], 'Torres, SFF y mini PC.'),
      sub('lotes-celulares', 'Lotes de celulares', ['lot', 'phone lot'], 'Android y iPhone por caja.'),
      sub('lotes-tablets', 'Lotes de tablets', ['lot', 'tablet lot'], 'iPad, Galaxy Tab y lectores.'),
      sub('lotes-monitores', 'Lotes de monitores', ['lot', 'monitor lot'], 'Por pallet, con o sin base.'),
      sub(
        'lotes-memorias-y-discos',
        'Lotes de memorias y discos',
        ['lot', 'parts lot'],
        'RAM, SSD, HDD y CPU por bandeja.',
      ),
      sub(
        'lotes-redes-y-servidores',
        'Lotes de redes y servidores',
        ['lot', 'network lot'],
        'Retiros de centros de datos.',
      ),
    ],
  },
  {
    id: 'desktop',
    name: 'Desktop',
    tags: ['desktop', 'computers'],
    description: 'Computadores de escritorio, monitores y componentes.',
    subcategories: [
      sub('torres', 'Torres', ['tower'], 'Torres de oficina, ampliables.'),
      sub('small-form-factor', 'Small Form Factor', ['sff'], 'Un tercio de una torre.'),
      sub('mini-pc', 'Mini PC', ['usff', 'micro'], 'Micro, Tiny, Mini y NUC.'),
      sub('todo-en-uno', 'Todo en uno', ['all-in-one', 'aio'], 'Pantalla y computador en una pieza.'),
      sub('workstations', 'Workstations', ['workstation'], 'Precision, Z y ThinkStation.'),
      sub('desktop-gamer', 'Desktop gamer', ['gaming'], 'Con tarjeta de video dedicada.'),
      sub('monitores', 'Monitores', ['monitor'], 'De 19 a 34 pulgadas.'),
      sub('componentes', 'Componentes', ['parts'], 'CPU, RAM, GPU y fuentes.'),
      sub('discos', 'Discos y SSD', ['storage', 'parts'], 'SATA, NVMe y SAS, borrados y probados.'),
    ],
  },
  {
    id: 'equipos-empresariales',
    name: 'Equipos empresariales',
    tags: ['equipos-empresariales', 'enterprise'],
    description: 'Servidores, redes e impresión para empresas.',
    subcategories: [
      sub('servidores', 'Servidores', ['server'], 'PowerEdge, ProLiant y ThinkSystem.'),
      sub('switches', 'Switches', ['network', 'switch'], 'Cisco, Aruba, Juniper y más.'),
      sub('routers', 'Routers', ['network', 'router'], 'ISR, ASR, MikroTik y EdgeRouter.'),
      sub('firewalls', 'Firewalls', ['network', 'security'], 'FortiGate, ASA, Palo Alto y SonicWall.'),
      sub('access-points', 'Access points', ['network', 'wifi'], 'Wi-Fi 5 y Wi-Fi 6 de interior.'),
      sub('almacenamiento-nas', 'Almacenamiento y NAS', ['nas', 'storage'], 'Synology, QNAP y cabinas.'),
      sub('impresoras', 'Impresoras', ['printer'], 'Láser, multifunción y etiquetas.'),
      sub('escaneres', 'Escáneres', ['scanner'], 'De documentos y planos.'),
      sub('proyectores', 'Proyectores', ['projector'], 'Para salas y aulas.'),
      sub(
        'partes-de-servidor',
        'Partes de servidor',
        ['server parts', 'parts'],
        'Controladoras, memoria ECC y fuentes.',
      ),
    ],
  },
]

type ParentCategory = { readonly category: string; readonly tags: readonly string[] }

const parents = new Map<string, ParentCategory>(
  categories.flatMap(({ id, tags, subcategories }) =>
    subcategories.map((each) => [each.id, { category: id, tags: [...tags, ...each.tags] }] as const),
  ),
)

export const parentOf = (subcategory: string): ParentCategory => {
  const parent = parents.get(subcategory)
  if (!parent) throw new Error(`no subcategory ${subcategory}`)
  return parent
}

const names = new Map<string, string>(
  categories.flatMap(
    ({ id, name, subcategories }) =>
      [[id, name], ...subcategories.map((each) => [each.id, each.name])] as [string, string][],
  ),
)

export const categoryName = (id: string): string => names.get(id) ?? id

/** What the warehouse calls everything at once. */
export const everything: Category = {
  id: 'todos',
  name: 'Todos',
  tags: [],
  description: 'Todo el inventario.',
  subcategories: [],
}
