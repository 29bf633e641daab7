import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/listings.ts'

export const messages = {
  'listing.titleWithPage': '{title} (página {page})',
  'listing.description':
    '{name}: equipos usados, reacondicionados y nuevos con su estado descrito, precio claro y garantía. Despacho o retiro en {city}.',
  'facet.type': 'Tipo',
  'facet.condition': 'Estado',
  'facet.grade': 'Grado',
  'facet.brand': 'Marca',
  'facet.processor': 'Procesador',
  'facet.memory': 'Memoria (RAM)',
  'facet.storage': 'Almacenamiento',
  'facet.screen': 'Pantalla',
  'facet.battery': 'Salud de la batería',
  'facet.batteryAtLeast': 'al menos {percent} %',
  'facet.leftOut': '{choice} (por ahora no se aplica)',
  'intro.all': 'Todo lo que tenemos: usado, reacondicionado y nuevo, con el estado descrito en palabras.',
  'intro.sale': 'El precio anterior aparece tachado y cada producto indica cuánto ahorras.',
  'intro.racunari-i-laptopi':
    'Notebooks y computadores para el trabajo, el estudio y la casa. Elige la memoria, el disco y el estado que te acomode.',
  'intro.komponente-i-nadogradnje': 'Procesadores, memorias, discos y placas para reparar o acelerar tu equipo.',
  'intro.mreze-i-serveri': 'Switches, routers, servidores y puntos de acceso para la oficina y la casa.',
  'intro.mobilni-telefoni': 'Celulares, tablets y relojes. Elige por estado, almacenamiento y salud de la batería.',
  'intro.oprema-i-periferija': 'Teclados, mouse, cámaras web y audífonos para tu escritorio.',
  'intro.pohrana': 'Discos externos, pendrives y tarjetas de memoria, en la capacidad que necesitas.',
  'intro.kancelarijska-i-poslovna-rjesenja': 'Impresoras, escáneres y proyectores para oficinas de todo tamaño.',
  'intro.monitori': 'Elige tu monitor por tamaño de pantalla y grado.',
  'intro.izdvojeno': 'Nuestra selección: buen precio para su estado.',
  'intro.ponude-i-akcije': 'Precios rebajados hasta agotar stock.',
} satisfies TranslationOf<typeof original>
