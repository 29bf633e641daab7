import { expect, it } from 'vitest'
import { findBreadcrumb } from './breadcrumb.ts'

it.each([
  ['Laptop', [], 'racunari-i-laptopi', 'laptop'],
  ['Laptop', ['izdvojeno', 'ponude-i-akcije'], 'racunari-i-laptopi', 'laptop'],
  // Of two menus that have it, the one it is in.
  ['Hard Disk/SSD', ['pohrana'], 'pohrana', 'hard-disk-ssd'],
  ['Hard Disk/SSD', [], 'komponente-i-nadogradnje', 'hard-disk-ssd'],
  ['Smartphone', ['mobilni-uredjaji'], 'mobilni-telefoni', 'smartphone'],
  // Of no menu: the collection it is in, if that is one of a kind.
  ['Drone', ['izdvojeno', 'monitori'], 'monitori', null],
  ['Drone', ['izdvojeno', 'something'], null, null],
  ['', [], null, null],
] as const)(
  'the breadcrumb of a product of the type %s in %j leads to %s, %s',
  (type, collections, collection, subcategory) => {
    expect(findBreadcrumb(type, collections)).toEqual({ collection, subcategory })
  },
)
