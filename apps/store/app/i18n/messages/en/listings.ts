import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/listings.ts'

export const messages = {
  'listing.titleWithPage': '{title} (page {page})',
  'listing.description':
    '{name}: used, refurbished and new devices with their condition described, a clear price and a warranty. Delivery, or pickup in {city}.',
  'facet.type': 'Type',
  'facet.condition': 'Condition',
  'facet.grade': 'Grade',
  'facet.brand': 'Brand',
  'facet.processor': 'Processor',
  'facet.memory': 'Memory (RAM)',
  'facet.storage': 'Storage',
  'facet.screen': 'Screen',
  'facet.battery': 'Battery health',
  'facet.batteryAtLeast': 'at least {percent}%',
  'facet.leftOut': '{choice} (not applied right now)',
  'intro.all': 'Everything we have: used, refurbished and new, with the condition described in words.',
  'intro.sale': 'The previous price is struck through, and each product shows how much you save.',
  'intro.racunari-i-laptopi':
    'Laptops and computers for work, school and home. Choose the memory, the disk and the condition that suit you.',
  'intro.komponente-i-nadogradnje': 'Processors, memory, disks and boards, for a repair or a faster machine.',
  'intro.mreze-i-serveri': 'Switches, routers, servers and access points for office and home.',
  'intro.mobilni-telefoni': 'Phones, tablets and watches. Choose by condition, storage and battery health.',
  'intro.oprema-i-periferija': 'Keyboards, mice, webcams and headphones for your desk.',
  'intro.pohrana': 'External disks, USB drives and memory cards, in the capacity you need.',
  'intro.kancelarijska-i-poslovna-rjesenja': 'Printers, scanners and projectors for offices of every size.',
  'intro.monitori': 'Choose a monitor by screen size and grade.',
  'intro.izdvojeno': 'Our picks: good value for their condition.',
  'intro.ponude-i-akcije': 'Reduced prices while stock lasts.',
} satisfies TranslationOf<typeof original>
