import { type Processor, processorSpecs } from '../processors/processor.ts'
import { productsOf } from '../product.ts'

/** Title, socket, power, price. */
type CpuRow = readonly [
  key: Processor,
  socket: string,
  watts: number,
  year: number,
  bam: number,
  more?: { readonly fresh?: true; readonly featured?: true; readonly gaming?: true },
]

const cpuRows: readonly CpuRow[] = [
  ['i7-8700', 'LGA 1151', 65, 2017, 199],
  ['R5-5600', 'AM4', 65, 2022, 239, { fresh: true, gaming: true, featured: true }],
  ['i5-8400', 'LGA 1151', 65, 2017, 119],
  ['i5-8500', 'LGA 1151', 65, 2018, 129],
  ['i5-7500', 'LGA 1151', 65, 2017, 69],
  ['i7-7700K', 'LGA 1151', 91, 2017, 169],
  ['i7-6700', 'LGA 1151', 65, 2015, 109],
  ['i7-4790', 'LGA 1150', 84, 2014, 79],
  ['i9-9900K', 'LGA 1151', 95, 2018, 369, { gaming: true }],
  ['i5-10400', 'LGA 1200', 65, 2020, 149],
  ['i5-11400F', 'LGA 1200', 65, 2021, 169, { gaming: true }],
  ['i5-12400', 'LGA 1700', 65, 2022, 279, { fresh: true }],
  ['R5-3600', 'AM4', 65, 2019, 119, { gaming: true }],
  ['R7-5700X', 'AM4', 65, 2022, 299, { fresh: true, gaming: true }],
  ['R5-2600', 'AM4', 65, 2018, 79],
  ['E5-2680v4', 'LGA 2011-3', 120, 2016, 49],
  ['E5-2690v4', 'LGA 2011-3', 135, 2016, 69],
  ['Gold-6148', 'LGA 3647', 150, 2017, 249],
]

const cpus = productsOf(
  'CPU',
  { look: 'cpu', body: 'silver' },
  cpuRows.map(([key, socket, watts, year, bam, more]) => {
    const { processor, ...facts } = processorSpecs(key)
    return { name: processor, socket, watts, year, bam, weightGrams: more?.fresh ? 350 : 100, ...facts, ...more }
  }),
)

const dimm = { look: 'ram-dimm', body: 'green', weightGrams: 40, formFactor: 'DIMM' } as const
const sodimm = { look: 'ram-sodimm', body: 'green', weightGrams: 20, formFactor: 'SO-DIMM' } as const
const rdimm = { look: 'ram-dimm', body: 'green', weightGrams: 45, formFactor: 'RDIMM' } as const

const memory = productsOf('RAM', {}, [
  {
    name: 'Kingston FURY Beast DDR4-3200',
    ...dimm,
    body: 'black',
    memoryGb: 8,
    memories: [8, 16, 32],
    step: 40,
    memoryType: 'DDR4-3200 CL16',
    bam: 49,
    fresh: true,
    gaming: true,
  },
  { name: 'Crucial 8 GB DDR4-2666 SODIMM', ...sodimm, memoryGb: 8, memoryType: 'DDR4-2666 CL19', bam: 35 },
  {
    name: 'Crucial 16 GB DDR4-3200 SODIMM',
    ...sodimm,
    memoryGb: 16,
    memoryType: 'DDR4-3200 CL22',
    bam: 69,
    fresh: true,
  },
  { name: 'Samsung 8 GB DDR4-2400 SODIMM', ...sodimm, memoryGb: 8, memoryType: 'DDR4-2400 CL17', bam: 29 },
  {
    name: 'SK hynix 8 GB DDR4-3200 SODIMM',
    vendor: 'SK hynix',
    ...sodimm,
    memoryGb: 8,
    memoryType: 'DDR4-3200 CL22',
    bam: 35,
  },
  { name: 'Samsung 4 GB DDR3L-1600 SODIMM', ...sodimm, memoryGb: 4, memoryType: 'DDR3L-1600 CL11', bam: 12 },
  { name: 'Kingston ValueRAM 8 GB DDR3L-1600 SODIMM', ...sodimm, memoryGb: 8, memoryType: 'DDR3L-1600 CL11', bam: 29 },
  {
    name: 'Crucial 16 GB DDR5-4800 SODIMM',
    ...sodimm,
    memoryGb: 16,
    memoryType: 'DDR5-4800 CL40',
    bam: 95,
    fresh: true,
  },
  {
    name: 'Corsair Vengeance LPX 16 GB (2 × 8) DDR4-3200',
    ...dimm,
    body: 'black',
    weightGrams: 80,
    memoryGb: 16,
    memoryType: 'DDR4-3200 CL16',
    bam: 79,
    gaming: true,
  },
  { name: 'Crucial 8 GB DDR4-2666 UDIMM', ...dimm, memoryGb: 8, memoryType: 'DDR4-2666 CL19', bam: 35 },
  { name: 'Samsung 16 GB DDR4-2400 ECC RDIMM', ...rdimm, memoryGb: 16, memoryType: 'DDR4-2400 ECC CL17', bam: 39 },
  {
    name: 'Samsung 32 GB DDR4-2666 ECC RDIMM',
    ...rdimm,
    memoryGb: 32,
    memoryType: 'DDR4-2666 ECC CL19',
    bam: 89,
    featured: true,
  },
  {
    name: 'Micron 64 GB DDR4-2933 ECC LRDIMM',
    ...rdimm,
    formFactor: 'LRDIMM',
    memoryGb: 64,
    memoryType: 'DDR4-2933 ECC CL21',
    bam: 179,
  },
  {
    name: 'Kingston FURY Beast 32 GB (2 × 16) DDR5-5600',
    ...dimm,
    body: 'black',
    weightGrams: 80,
    memoryGb: 32,
    memoryType: 'DDR5-5600 CL40',
    bam: 219,
    fresh: true,
    gaming: true,
  },
])

const board = { look: 'motherboard', body: 'black', weightGrams: 1100, memorySlots: 4, memoryType: 'DDR4' } as const
const small = { ...board, look: 'motherboard-matx', weightGrams: 800 } as const

const motherboards = productsOf('Motherboard', {}, [
  {
    name: 'MSI B450 TOMAHAWK MAX',
    ...board,
    year: 2019,
    socket: 'AM4',
    chipset: 'AMD B450',
    formFactor: 'ATX',
    bam: 159,
    gaming: true,
  },
  {
    name: 'Gigabyte B450M DS3H',
    ...small,
    year: 2018,
    socket: 'AM4',
    chipset: 'AMD B450',
    formFactor: 'Micro ATX',
    bam: 99,
  },
  {
    name: 'ASUS PRIME B550M-A',
    ...small,
    year: 2020,
    socket: 'AM4',
    chipset: 'AMD B550',
    formFactor: 'Micro ATX',
    bam: 189,
    fresh: true,
  },
  {
    name: 'ASUS TUF GAMING B550-PLUS',
    ...board,
    year: 2020,
    socket: 'AM4',
    chipset: 'AMD B550',
    formFactor: 'ATX',
    bam: 239,
    gaming: true,
  },
  {
    name: 'ASUS PRIME B360M-A',
    ...small,
    year: 2018,
    socket: 'LGA 1151',
    chipset: 'Intel B360',
    formFactor: 'Micro ATX',
    bam: 119,
  },
  {
    name: 'Gigabyte Z390 GAMING X',
    ...board,
    year: 2018,
    socket: 'LGA 1151',
    chipset: 'Intel Z390',
    formFactor: 'ATX',
    bam: 219,
    gaming: true,
  },
  {
    name: 'MSI PRO B660M-A DDR4',
    ...small,
    year: 2022,
    socket: 'LGA 1700',
    chipset: 'Intel B660',
    formFactor: 'Micro ATX',
    bam: 249,
    fresh: true,
  },
  {
    name: 'ASRock B365M Pro4',
    ...small,
    year: 2019,
    socket: 'LGA 1151',
    chipset: 'Intel B365',
    formFactor: 'Micro ATX',
    bam: 129,
  },
  {
    name: 'ASUS PRIME H510M-K',
    ...small,
    memorySlots: 2,
    year: 2021,
    socket: 'LGA 1200',
    chipset: 'Intel H510',
    formFactor: 'Micro ATX',
    bam: 119,
    held: 'no picture',
  },
])

export const components = [...cpus, ...memory, ...motherboards]
