import { type ProductKind, productKinds } from './product-kinds.ts'
import { createRandom, type Random } from './random.ts'

const colours = ['Black', 'Silver', 'Blue', 'Red', 'White']
const grades = ['A', 'A', 'B', 'B', 'C']
const conditions = ['Refurbished', 'Used', 'New']
const memory = ['8 GB', '16 GB', '32 GB', '64 GB']
const storage = ['256 GB', '512 GB', '1 TB', '2 TB']
const processors = ['Intel Core i5', 'Intel Core i7', 'AMD Ryzen 5', 'AMD Ryzen 7', 'Apple M1']
const campaigns = ['Sale', 'Office', 'School', 'Gaming', 'Clearance', 'Gift']
const sentences = [
  'Checked, cleaned and tested by our technicians.',
  'The battery holds at least four fifths of its first capacity.',
  'Small traces of use on the lid do not affect its work.',
  'Delivered with a charger and a warranty card.',
  'Quiet under load and quick to start.',
  'The keyboard has local letters.',
  'A good choice for study, office and travel.',
  'Every part was measured before it left the workshop.',
]

const imagesEach = 2

const kindOf = (random: Random): ProductKind => {
  let left = random.below(1_000)
  for (const kind of productKinds) {
    left -= kind.share
    if (left < 0) return kind
  }
  return productKinds[0] as ProductKind
}

const field = (value: string) => ({ type: 'single_line_text_field', value })

/** The product with this number, the same in every run. */
export const makeProduct = (number: number) => {
  const random = createRandom(number * 7_919 + 17)
  const kind = kindOf(random)
  const vendor = random.pick(Object.keys(kind.brands))
  const model = random.pick(kind.brands[vendor] ?? [])
  const [ram, disk, grade] = [random.pick(memory), random.pick(storage), random.pick(grades)]
  const title = `${vendor} ${model} ${ram} ${disk} ${number}`
  const [from, to] = kind.price
  const price = (from + random.below(to - from)) * 100 + random.pick([0, 50, 90])
  const values = colours.slice(0, 1 + random.below(3))
  const sentence = () => random.pick(sentences)
  return {
    title,
    handle: `${vendor} ${model} ${number}`.toLowerCase().replaceAll(' ', '-'),
    descriptionHtml: `<p>${Array.from({ length: 8 }, sentence).join(' ')}</p>`,
    productType: kind.type,
    vendor,
    tags: [random.pick(campaigns), `year-${2016 + random.below(9)}`, `batch-${number % 200}`],
    metafields: {
      'custom.condition': field(random.pick(conditions)),
      'custom.grade': field(grade),
      'custom.processor': field(random.pick(processors)),
      'custom.memory': field(ram),
      'custom.storage': field(disk),
      'custom.battery_health': { type: 'number_integer', value: String(80 + random.below(21)) },
    },
    translations: { es: { title: `${vendor} ${model} ${ram} ${disk} ${number}`, productType: kind.spanish } },
    options: [{ name: 'Colour', values }],
    images: Array.from({ length: imagesEach }, (_, index) => ({
      pictureKey: `bench/${number}-${index}`,
      altText: title,
      width: 1_600,
      height: 1_200,
      placeholder: '#dddddd',
    })),
    variants: values.map((value, index) => ({
      value,
      price: price + index * 1_000,
      compareAtPrice: random.chance(0.2) ? price * 2 : null,
      sku: `SKU-${number}-${index + 1}`,
      weightGrams: 1_500,
      stock: random.chance(0.7) ? 1 + random.below(50) : 0,
    })),
    unitsSold: random.below(random.below(200) + 1),
    createdAt: new Date(Date.UTC(2023, 0, 1) + number * 61_000).toISOString(),
  }
}

export type MadeProduct = ReturnType<typeof makeProduct>
