import { modelsOf } from '../catalogue/model.ts'
import {
  h8,
  h9,
  h10,
  h11,
  ram8,
  ram8to32,
  ram16,
  ram16to64,
  ssd256,
  ssd256to1tb,
  ssd512,
  u8,
  u8b,
} from './processors.ts'

const portable = { kind: 'portable', body: 'black', type: 'Laptop' } as const
const gaming = { ...portable, subcategory: 'notebooks-gamer', look: 'laptop-gaming-15', vendor: 'ASUS' } as const
const station = {
  ...portable,
  type: 'Mobile Workstation',
  subcategory: 'estaciones-moviles',
  look: 'laptop-workstation-15',
  vendor: 'Dell',
} as const
const school = {
  ...portable,
  type: 'Chromebook',
  subcategory: 'chromebooks',
  look: 'laptop-school-11',
  vendor: 'HP',
} as const
const rugged = { ...portable, subcategory: 'notebooks-reforzados', look: 'laptop-rugged', vendor: 'Panasonic' } as const
const school14 = { look: 'laptop-consumer-15', body: 'grey' } as const

export const gamingLaptops = modelsOf(gaming, [
  [
    'TUF Gaming FX505DT',
    2019,
    339,
    2200,
    `Ryzen 5 3550H|Ryzen 7 3750H, ${ram8}, ${ssd512}`,
    '15.6in FHD 120Hz, GTX 1650 4GB',
  ],
  ['TUF Gaming A15 FA506IV', 2020, 559, 2300, `${ram16}, ${ssd512}`, '15.6in FHD 144Hz, Ryzen 7 4800H, RTX 2060 6GB'],
  ['ROG Zephyrus G14 GA401IV', 2020, 649, 1650, `${ram16}, ${ssd512}`, '14in FHD 120Hz, Ryzen 9 4900HS, RTX 2060 6GB'],
  ['ROG Strix G15 G513QM', 2021, 749, 2300, `${ram16}, ${ssd512}`, '15.6in FHD 144Hz, Ryzen 7 5800H, RTX 3060 6GB'],
  [
    'Nitro 5 AN515-54',
    2019,
    349,
    2300,
    `i5-9300H|i7-9750H, ${ram8}, ${ssd256}`,
    '15.6in FHD, GTX 1650 4GB',
    { vendor: 'Acer' },
  ],
  [
    'Nitro 5 AN515-57',
    2021,
    519,
    2200,
    `i5-11400H|i7-11800H, ${ram8to32}, ${ssd512}`,
    '15.6in FHD 144Hz, RTX 3050 Ti 4GB',
    { vendor: 'Acer' },
  ],
  [
    'Predator Helios 300 PH315-53',
    2020,
    699,
    2400,
    `${ram16}, ${ssd512}`,
    '15.6in FHD 144Hz, i7-10750H, RTX 2060 6GB',
    { vendor: 'Acer' },
  ],
  [
    'Legion Y540-15IRH',
    2019,
    449,
    2300,
    `i5-9300HF|i7-9750H, ${ram8to32}, ${ssd256}`,
    '15.6in FHD, GTX 1660 Ti 6GB',
    { vendor: 'Lenovo' },
  ],
  [
    'Legion 5 15ACH6H',
    2021,
    729,
    2400,
    `Ryzen 5 5600H|Ryzen 7 5800H, ${ram16}, ${ssd512}`,
    '15.6in FHD 165Hz, RTX 3060 6GB',
    { vendor: 'Lenovo' },
  ],
  [
    'OMEN 15-dc1',
    2019,
    459,
    2380,
    `i5-9300H|i7-9750H, ${ram8to32}, ${ssd256}`,
    '15.6in FHD 144Hz, GTX 1660 Ti 6GB',
    { vendor: 'HP' },
  ],
  [
    'Pavilion Gaming 15-ec1',
    2020,
    389,
    1980,
    `Ryzen 5 4600H|Ryzen 7 4800H, ${ram8}, ${ssd256}`,
    '15.6in FHD, GTX 1650 4GB',
    { vendor: 'HP' },
  ],
  [
    'G5 5590',
    2019,
    489,
    2660,
    `i5-9300H|i7-9750H, ${ram8to32}, ${ssd256}`,
    '15.6in FHD, GTX 1660 Ti 6GB',
    { vendor: 'Dell' },
  ],
  [
    'GF63 Thin 10SC',
    2020,
    399,
    1860,
    `i5-10300H|i7-10750H, ${ram8}, ${ssd256}`,
    '15.6in FHD, GTX 1650 4GB Max-Q',
    { vendor: 'MSI' },
  ],
])

export const mobileWorkstations = [
  ...modelsOf({ ...station, line: 'Dell Precision' }, [
    ['5530', 2018, 359, 1780, `i5-8400H|i7-8850H, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro P2000 4GB'],
    ['5540', 2019, 449, 1780, `${h9}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro T2000 4GB'],
    ['7530', 2018, 379, 2580, `${h8}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro P2000 4GB'],
    ['7540', 2019, 459, 2510, `${h9}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro T2000 4GB'],
    ['5550', 2020, 599, 1840, `${h10}, ${ram16to64}, ${ssd512}`, '15.6in FHD+, Quadro T2000 4GB'],
    ['5560', 2021, 799, 1840, `${h11}, ${ram16to64}, ${ssd512}`, '15.6in FHD+, RTX A2000 4GB'],
  ]),
  ...modelsOf({ ...station, vendor: 'HP', line: 'HP ZBook', body: 'silver' }, [
    ['15 G5', 2018, 349, 2600, `${h8}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro P1000 4GB'],
    ['15 G6', 2019, 429, 2600, `${h9}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro T1000 4GB'],
    ['Studio G5', 2018, 379, 2060, `${h8}, ${ram16}, ${ssd256to1tb}`, '15.6in FHD, Quadro P1000 4GB'],
    [
      'Firefly 14 G7',
      2020,
      339,
      1410,
      `i5-10310U|i7-10610U, ${ram16}, ${ssd256}`,
      '14in FHD, Quadro P520 4GB',
      { look: 'laptop-business-14' },
    ],
  ]),
  ...modelsOf({ ...station, vendor: 'Lenovo', line: 'Lenovo ThinkPad' }, [
    ['P52', 2018, 369, 2450, `${h8}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro P1000 4GB'],
    ['P53', 2019, 469, 2450, `${h9}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro T2000 4GB'],
    ['P1 Gen 2', 2019, 499, 1700, `${h9}, ${ram16to64}, ${ssd256to1tb}`, '15.6in FHD, Quadro T2000 4GB'],
    ['P15 Gen 1', 2020, 659, 2740, `${h10}, ${ram16to64}, ${ssd512}`, '15.6in FHD, Quadro T2000 4GB'],
    [
      'P14s Gen 1',
      2020,
      289,
      1470,
      `i5-10310U|i7-10610U, ${ram16}, ${ssd256}`,
      '14in FHD, Quadro P520 2GB',
      { look: 'laptop-business-14' },
    ],
  ]),
]

export const chromebooks = [
  ...modelsOf(school, [
    ['Chromebook 11 G6 EE', 2018, 29, 1290, '4GB|8GB, 16GB eMMC|32GB eMMC', '11.6in HD, Celeron N3350'],
    ['Chromebook 11 G8 EE', 2020, 45, 1330, '4GB|8GB, 32GB eMMC|64GB eMMC', '11.6in HD, Celeron N4020'],
    ['Chromebook 14 G6', 2020, 69, 1540, '4GB|8GB, 32GB eMMC|64GB eMMC', '14in HD, Celeron N4020', school14],
    ['Chromebook x360 11 G3 EE', 2020, 59, 1450, '4GB|8GB, 32GB eMMC|64GB eMMC', '11.6in HD touch, Celeron N4020'],
  ]),
  ...modelsOf({ ...school, vendor: 'Dell' }, [
    ['Chromebook 3100', 2019, 42, 1300, '4GB|8GB, 16GB eMMC|32GB eMMC', '11.6in HD, Celeron N4020'],
    ['Chromebook 3100 2-in-1', 2019, 55, 1390, '4GB|8GB, 32GB eMMC|64GB eMMC', '11.6in HD touch, Celeron N4020'],
    [
      'Latitude 5400 Chromebook Enterprise',
      2019,
      109,
      1480,
      `${u8b}, ${ram8}, 128GB SSD|256GB SSD`,
      '14in FHD',
      { look: 'laptop-business-14' },
    ],
  ]),
  ...modelsOf({ ...school, vendor: 'Lenovo' }, [
    ['100e Chromebook 2nd Gen', 2018, 32, 1210, '4GB|8GB, 16GB eMMC|32GB eMMC', '11.6in HD, Celeron N4000'],
    ['300e Chromebook 2nd Gen', 2018, 39, 1320, '4GB|8GB, 32GB eMMC|64GB eMMC', '11.6in HD touch, Celeron N4000'],
    ['14e Chromebook', 2019, 65, 1480, '4GB|8GB, 32GB eMMC|64GB eMMC', '14in FHD, AMD A4-9120C', school14],
  ]),
  ...modelsOf({ ...school, vendor: 'Acer' }, [
    ['Chromebook Spin 511 R752T', 2019, 59, 1250, '4GB|8GB, 32GB eMMC|64GB eMMC', '11.6in HD touch, Celeron N4000'],
    ['Chromebook 311 C733', 2019, 45, 1300, '4GB|8GB, 32GB eMMC|64GB eMMC', '11.6in HD, Celeron N4000'],
  ]),
  ...modelsOf({ ...school, vendor: 'ASUS' }, [
    ['Chromebook Flip C214MA', 2019, 55, 1200, '4GB|8GB, 32GB eMMC|64GB eMMC', '11.6in HD touch, Celeron N4000'],
  ]),
]

export const ruggedLaptops = [
  ...modelsOf({ ...rugged, line: 'Panasonic Toughbook' }, [
    ['CF-31 Mk5', 2015, 219, 3700, `8GB|16GB, ${ssd256}`, '13.1in XGA touch 1200 nit, i5-5300U'],
    ['CF-33 Mk1', 2017, 389, 2760, `i5-7300U|i7-7600U, ${ram8}, ${ssd256}`, '12in QHD touch, detachable'],
    ['CF-54 Mk3', 2017, 269, 2090, `i5-7300U|i7-7600U, ${ram8}, ${ssd256}`, '14in FHD, carry handle'],
    ['FZ-55 Mk1', 2019, 459, 2080, `${u8b}, ${ram8to32}, ${ssd256}`, '14in FHD touch, carry handle'],
  ]),
  ...modelsOf({ ...rugged, vendor: 'Dell', line: 'Dell Latitude' }, [
    ['5404 Rugged', 2014, 149, 2930, `8GB|16GB, ${ssd256}`, '14in HD, i5-4310U'],
    ['5414 Rugged', 2016, 199, 2940, `i5-6300U|i7-6600U, ${ram8}, ${ssd256}`, '14in HD touch'],
    ['7414 Rugged Extreme', 2016, 269, 3580, `i5-6300U|i7-6600U, ${ram8}, ${ssd256}`, '14in HD touch 1000 nit'],
    ['5420 Rugged', 2018, 389, 2220, `${u8}, ${ram8to32}, ${ssd256}`, '14in FHD touch 1000 nit'],
    ['5424 Rugged', 2019, 429, 2490, `${u8}, ${ram8to32}, ${ssd256}`, '14in FHD touch, DVD'],
    ['7424 Rugged Extreme', 2019, 519, 3450, `${u8}, ${ram8to32}, ${ssd256}`, '14in FHD touch 1000 nit'],
  ]),
  ...modelsOf({ ...rugged, vendor: 'Getac' }, [
    ['S410 G2', 2018, 379, 2200, `i5-8265U|i7-8665U, ${ram8}, ${ssd256}`, '14in HD, spill resistant'],
    ['B300 G7', 2019, 459, 3500, `i5-8265U|i7-8665U, ${ram8}, ${ssd256}`, '13.3in XGA touch 1400 nit'],
    ['V110 G4', 2017, 359, 2200, `i5-7200U|i7-7500U, ${ram8}, ${ssd256}`, '11.6in HD touch, convertible'],
  ]),
]
