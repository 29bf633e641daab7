import { type Processor, processorSpecs } from '../processors/processor.ts'
import { type Facts, productsOf } from '../product.ts'
import type { Specs } from '../specs.ts'

type ServerRow = readonly [
  name: string,
  year: number,
  processorCount: number,
  processor: Processor,
  memoryGb: number,
  bays: string,
  weightGrams: number,
  bam: number,
  more?: Partial<Facts & Specs>,
]
type Shared = Pick<Facts, 'vendor' | 'line' | 'look'> & Pick<Specs, 'formFactor'> & Partial<Specs>

const serversOf = (shared: Shared, rows: readonly ServerRow[]) =>
  productsOf(
    'Server',
    { body: 'black' },
    rows.map(([name, year, processorCount, processor, memoryGb, bays, weightGrams, bam, more]) => ({
      memoryType: 'DDR4 ECC RDIMM',
      ...shared,
      ...processorSpecs(processor),
      ...{ name, year, processorCount, memoryGb, bays, weightGrams, bam },
      ...more,
    })),
  )

const udimm = { memoryType: 'DDR4 ECC UDIMM' } as const
const dell = { vendor: 'Dell', line: 'Dell PowerEdge' } as const
const hpe = { vendor: 'HPE', line: 'HPE ProLiant' } as const
const lenovo = { vendor: 'Lenovo', line: 'Lenovo ThinkSystem' } as const
const oneUnit = { look: 'server-1u', formFactor: '1U' } as const
const twoUnits = { look: 'server-2u', formFactor: '2U' } as const
const tower = { look: 'server-tower', formFactor: 'Tower' } as const

export const servers = [
  ...serversOf({ ...dell, ...oneUnit }, [
    [
      'R640',
      2017,
      2,
      'Silver-4114',
      64,
      '8 × 2.5"',
      21_900,
      1799,
      { memories: [64, 128], step: 300, featured: true, supplies: '2 × 750 W' },
    ],
    ['R640 Gold 6138', 2017, 2, 'Gold-6138', 128, '8 × 2.5"', 21_900, 2999, { supplies: '2 × 750 W' }],
    ['R630', 2014, 2, 'E5-2680v4', 64, '8 × 2.5"', 18_400, 899, { supplies: '2 × 750 W' }],
    ['R630 E5-2620 v3', 2014, 2, 'E5-2620v3', 32, '8 × 2.5"', 18_400, 649, { supplies: '2 × 750 W' }],
    ['R430', 2014, 1, 'E5-2620v4', 32, '4 × 3.5"', 19_900, 599],
    ['R440', 2017, 1, 'Silver-4110', 32, '4 × 3.5"', 17_500, 1299],
    ['R330', 2015, 1, 'E3-1220v6', 16, '4 × 3.5"', 13_400, 499, udimm],
    ['R230', 2015, 1, 'E3-1220v6', 16, '4 × 3.5"', 12_000, 449, udimm],
  ]),
  ...serversOf({ ...dell, ...twoUnits }, [
    ['R730', 2014, 2, 'E5-2650v4', 64, '8 × 3.5"', 31_000, 999, { supplies: '2 × 750 W' }],
    ['R730xd', 2014, 2, 'E5-2680v4', 128, '12 × 3.5" + 2 × 2.5"', 32_500, 1499, { supplies: '2 × 1100 W' }],
    ['R740', 2017, 2, 'Gold-6130', 128, '16 × 2.5"', 28_600, 2899, { supplies: '2 × 750 W' }],
    ['R740xd', 2017, 2, 'Silver-4210', 64, '12 × 3.5"', 33_100, 2999, { supplies: '2 × 1100 W' }],
    ['R540', 2017, 1, 'Silver-4208', 32, '12 × 3.5"', 25_400, 1599],
  ]),
  ...serversOf({ ...dell, ...tower }, [
    ['T330', 2015, 1, 'E3-1230v5', 16, '8 × 3.5"', 23_200, 599, udimm],
    ['T440', 2017, 1, 'Silver-4110', 32, '8 × 3.5"', 29_300, 1499],
    ['T140', 2018, 1, 'E-2124', 16, '4 × 3.5"', 11_800, 749, udimm],
  ]),
  ...serversOf({ ...hpe, ...oneUnit }, [
    ['DL360 Gen9', 2014, 2, 'E5-2640v4', 64, '8 × 2.5"', 15_300, 849, { supplies: '2 × 500 W' }],
    ['DL360 Gen10', 2017, 2, 'Silver-4110', 64, '8 × 2.5"', 16_300, 1699, { supplies: '2 × 500 W' }],
    ['DL360 Gen10 Gold 6148', 2017, 2, 'Gold-6148', 128, '8 × 2.5"', 16_300, 2999, { supplies: '2 × 800 W' }],
    ['DL20 Gen10', 2018, 1, 'E-2224', 16, '2 × 3.5"', 8800, 899, udimm],
    ['DL160 Gen10', 2018, 1, 'Bronze-3106', 16, '4 × 3.5"', 12_000, 1149],
  ]),
  ...serversOf({ ...hpe, ...twoUnits }, [
    ['DL380 Gen9', 2014, 2, 'E5-2690v4', 128, '8 × 2.5"', 23_600, 1199, { supplies: '2 × 500 W' }],
    ['DL380 Gen10', 2017, 1, 'Gold-5118', 32, '8 × 2.5"', 14_760, 1999, { supplies: '2 × 500 W' }],
    ['DL380 Gen10 12 LFF', 2017, 2, 'Silver-4214', 64, '12 × 3.5"', 23_600, 2799, { supplies: '2 × 800 W' }],
    ['DL180 Gen9', 2014, 1, 'E5-2630v3', 16, '8 × 3.5"', 20_000, 549],
  ]),
  ...serversOf({ ...hpe, ...tower }, [
    ['ML110 Gen10', 2017, 1, 'Silver-4108', 16, '4 × 3.5"', 18_000, 1199],
    ['ML30 Gen10', 2018, 1, 'E-2224', 16, '4 × 3.5"', 13_000, 849, udimm],
    [
      'MicroServer Gen10 Plus',
      2020,
      1,
      'E-2224',
      16,
      '4 × 3.5"',
      4200,
      1149,
      { ...udimm, look: 'server-cube', formFactor: 'Ultra Micro Tower' },
    ],
  ]),
  ...serversOf({ ...lenovo, ...twoUnits }, [
    ['SR650', 2017, 2, 'Silver-4114', 64, '8 × 2.5"', 19_000, 1899, { supplies: '2 × 750 W' }],
    ['SR630', 2017, 2, 'Silver-4110', 32, '8 × 2.5"', 16_500, 1499, { look: 'server-1u', formFactor: '1U' }],
  ]),
  ...serversOf({ vendor: 'Fujitsu', line: 'Fujitsu PRIMERGY', ...oneUnit }, [
    ['RX2530 M4', 2017, 2, 'Silver-4110', 32, '8 × 2.5"', 16_000, 1199, { held: 'coming' }],
    ['RX2530 M2', 2016, 1, 'E5-2620v4', 32, '4 × 2.5"', 16_000, 599],
  ]),
]
