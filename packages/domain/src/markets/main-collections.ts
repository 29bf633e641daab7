/** In their fixed order. // CAT-12 */
export const mainCollections = [
  'racunari-i-laptopi',
  'komponente-i-nadogradnje',
  'mreze-i-serveri',
  'mobilni-telefoni',
  'oprema-i-periferija',
  'pohrana',
  'kancelarijska-i-poslovna-rjesenja',
  'monitori',
  'izdvojeno',
  'ponude-i-akcije',
] as const
export type MainCollection = (typeof mainCollections)[number]
