const ids = ['id', 'item_id', 'id as text'] as const
const prices = ['number', 'text', 'money'] as const
const imageFields = ['imageUrl', 'image_url'] as const
const imageForms = ['strings', 'src', 'url', 'mixed'] as const
const stockFields = ['inventoryQuantity', 'stock', 'total_inventory'] as const
const typeFields = ['product_type', 'item_condition'] as const
const weightUnits = ['g', 'kg', 'lb'] as const

/** How the program that booked a batch writes its fields: a reader must expect every one of these. // ENT-09, ENT-10 */
export type Dialect = {
  readonly id: (typeof ids)[number]
  readonly price: (typeof prices)[number]
  readonly imageField: (typeof imageFields)[number]
  readonly images: (typeof imageForms)[number]
  readonly stock: (typeof stockFields)[number]
  readonly type: (typeof typeFields)[number]
  readonly weightUnit: (typeof weightUnits)[number]
  /** Booked by the office in Santiago: the price is already in pesos. */
  readonly pesos: boolean
}

const axes = [ids, prices, imageFields, imageForms, stockFields, typeFields]
const combinations = axes.reduce((product, values) => product * values.length, 1)
/** Shares no factor with the number of combinations, so that the walk meets each of them once. */
const stride = 175
const pesosEvery = 8

/** No two batches look alike, for as many batches as there are combinations. */
export const dialectOf = (batch: number): Dialect => {
  let left = (batch * stride) % combinations
  const choose = <Value>(values: readonly Value[]): Value => {
    const chosen = values[left % values.length] as Value
    left = Math.floor(left / values.length)
    return chosen
  }
  return {
    id: choose(ids),
    price: choose(prices),
    imageField: choose(imageFields),
    images: choose(imageForms),
    stock: choose(stockFields),
    type: choose(typeFields),
    weightUnit: weightUnits[batch % weightUnits.length] ?? 'g',
    pesos: batch % pesosEvery === 3,
  }
}
