import { type Facts, productsOf } from '../product.ts'
import type { Specs } from '../specs.ts'

type PhoneRow = readonly [
  name: string,
  year: number,
  processor: string,
  storageGb: number,
  screen: readonly [inches: number, resolution: string, panel: string],
  camera: string,
  weightGrams: number,
  bam: number,
  more: Pick<Facts, 'look' | 'body'> & Partial<Facts & Specs>,
]

const iphones = (rows: readonly PhoneRow[]) =>
  productsOf(
    'Smartphone',
    { vendor: 'Apple', line: 'Apple iPhone', system: 'iOS', sim: 'nano-SIM + eSIM' },
    rows.map(
      ([name, year, processor, storageGb, [screenInches, resolution, panel], camera, weightGrams, bam, more]) => ({
        ...{ name, year, processor, storageGb, screenInches, resolution, panel, camera, weightGrams, bam },
        ...more,
      }),
    ),
  )

const small = [4.7, '1334 × 750', 'IPS'] as const
const lcd = [6.1, '1792 × 828', 'IPS'] as const
const oled = [6.1, '2532 × 1170', 'OLED'] as const
const x = [5.8, '2436 × 1125', 'OLED'] as const
const max = [6.7, '2778 × 1284', 'OLED'] as const
const island = [6.1, '2556 × 1179', 'OLED'] as const
const a12 = 'Apple A12 Bionic'
const a13 = 'Apple A13 Bionic'
const a14 = 'Apple A14 Bionic'
const a15 = 'Apple A15 Bionic'
const button = { look: 'phone-home-button' } as const
const notch = { look: 'phone-notch' } as const
const pill = { look: 'phone-notch-x' } as const
const wide = { look: 'phone-notch-wide' } as const
const slim = { look: 'phone-notch-slim' } as const
const pro = { look: 'phone-notch-pro', body: 'graphite' } as const

export const applePhones = iphones([
  [
    '11',
    2019,
    a13,
    64,
    lcd,
    '12 + 12 MP',
    194,
    449,
    {
      ...wide,
      body: 'black',
      storages: [64, 128],
      colours: ['black', 'white', 'green'],
      step: 60,
      featured: true,
      grade: 'A',
      dimensionsMm: [75.7, 150.9, 8.3],
    },
  ],
  [
    '13 128 GB',
    2021,
    a15,
    128,
    oled,
    '12 + 12 MP',
    174,
    799,
    { ...slim, body: 'black', colours: ['black', 'blue', 'white'], featured: true, dimensionsMm: [71.5, 146.7, 7.65] },
  ],
  ['7 32 GB', 2016, 'Apple A10 Fusion', 32, small, '12 MP', 138, 129, { ...button, body: 'black', batteryMah: 1960 }],
  ['8 64 GB', 2017, 'Apple A11 Bionic', 64, small, '12 MP', 148, 179, { ...button, body: 'black', batteryMah: 1821 }],
  [
    'SE (2020) 64 GB',
    2020,
    a13,
    64,
    small,
    '12 MP',
    148,
    259,
    { ...button, body: 'black', colours: ['black', 'white', 'red'], batteryMah: 1821 },
  ],
  ['SE (2022) 64 GB', 2022, a15, 64, small, '12 MP', 144, 399, { ...button, body: 'black', batteryMah: 2018 }],
  ['X 64 GB', 2017, 'Apple A11 Bionic', 64, x, '12 + 12 MP', 174, 279, { ...pill, body: 'black', batteryMah: 2716 }],
  [
    'XR 64 GB',
    2018,
    a12,
    64,
    lcd,
    '12 MP',
    194,
    329,
    { ...notch, body: 'blue', colours: ['blue', 'black', 'red'], batteryMah: 2942 },
  ],
  ['XS 64 GB', 2018, a12, 64, x, '12 + 12 MP', 177, 349, { ...pill, body: 'black', batteryMah: 2658 }],
  ['11 Pro 64 GB', 2019, a13, 64, x, '12 + 12 + 12 MP', 188, 529, { ...pro, batteryMah: 3046 }],
  [
    '12 64 GB',
    2020,
    a14,
    64,
    oled,
    '12 + 12 MP',
    164,
    579,
    {
      ...notch,
      body: 'black',
      colours: ['black', 'white', 'blue'],
      batteryMah: 2815,
      dimensionsMm: [71.5, 146.7, 7.4],
    },
  ],
  [
    '12 mini 64 GB',
    2020,
    a14,
    64,
    [5.4, '2340 × 1080', 'OLED'],
    '12 + 12 MP',
    135,
    449,
    { ...notch, body: 'white', batteryMah: 2227 },
  ],
  ['12 Pro 128 GB', 2020, a14, 128, oled, '12 + 12 + 12 MP', 189, 699, { ...pro, batteryMah: 2815 }],
  ['12 Pro Max 128 GB', 2020, a14, 128, max, '12 + 12 + 12 MP', 228, 849, { ...pro, batteryMah: 3687 }],
  [
    '13 mini 128 GB',
    2021,
    a15,
    128,
    [5.4, '2340 × 1080', 'OLED'],
    '12 + 12 MP',
    141,
    649,
    { ...notch, body: 'pink', batteryMah: 2438 },
  ],
  ['13 Pro 128 GB', 2021, a15, 128, oled, '12 + 12 + 12 MP', 204, 999, { ...pro, refreshHz: 120, batteryMah: 3095 }],
  [
    '14 128 GB',
    2022,
    a15,
    128,
    oled,
    '12 + 12 MP',
    172,
    999,
    { ...slim, body: 'blue', colours: ['blue', 'black'], batteryMah: 3279 },
  ],
  [
    '14 Pro 128 GB',
    2022,
    'Apple A16 Bionic',
    128,
    island,
    '48 + 12 + 12 MP',
    206,
    1349,
    { look: 'phone-island', body: 'black', refreshHz: 120, batteryMah: 3200 },
  ],
  [
    '15 128 GB',
    2023,
    'Apple A16 Bionic',
    128,
    island,
    '48 + 12 MP',
    171,
    1299,
    { look: 'phone-island', body: 'black', colours: ['black', 'blue', 'pink'], batteryMah: 3349 },
  ],
])
