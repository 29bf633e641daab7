import { screenedOf } from '../computers.ts'

const hp = { vendor: 'HP', body: 'silver', memoryType: 'DDR4', storageType: 'SSD' } as const
const elite = { ...hp, line: 'HP EliteBook' } as const
const pro = { ...hp, line: 'HP ProBook' } as const
const dock = ['USB-C', '2 × USB-A', 'DisplayPort', 'VGA', 'RJ-45', '3.5 mm']
const thunderbolt = ['Thunderbolt 3', '2 × USB-A', 'HDMI', 'RJ-45', '3.5 mm']
const budget = ['USB-C', '3 × USB-A', 'HDMI', 'VGA', 'RJ-45', '3.5 mm']
const budgetNew = ['USB-C', '3 × USB-A', 'HDMI', 'RJ-45', '3.5 mm']

export const elitebooks = [
  ...screenedOf('Laptop', { ...elite, look: 'laptop-business-14' }, [
    ['840 G3', 2016, 'i5-6300U', 8, 256, 'fhd 14', 1540, 279, { ports: dock }],
    ['840 G4', 2017, 'i5-7300U', 8, 256, 'fhd 14', 1480, 339, { ports: dock }],
    ['840 G5', 2018, 'i5-8350U', 16, 256, 'fhd 14', 1480, 529, { ports: thunderbolt, featured: true }],
    ['840 G5 i7', 2018, 'i7-8650U', 16, 512, 'fhd 14', 1480, 619, { ports: thunderbolt }],
    ['840 G6', 2019, 'i5-8365U', 16, 256, 'fhd 14', 1480, 619, { ports: thunderbolt, memories: [16, 32], step: 90 }],
    [
      '840 G7',
      2020,
      'i5-10310U',
      16,
      256,
      'fhd 14',
      1330,
      749,
      { ports: ['2 × Thunderbolt 3', '2 × USB-A', 'HDMI', '3.5 mm'] },
    ],
    [
      '840 G8',
      2021,
      'i5-1145G7',
      16,
      512,
      'fhd 14',
      1330,
      949,
      { ports: ['2 × Thunderbolt 4', '2 × USB-A', 'HDMI', '3.5 mm'] },
    ],
    [
      '845 G7',
      2020,
      'R5P-4650U',
      16,
      256,
      'fhd 14',
      1330,
      699,
      { ports: ['2 × USB-C', '2 × USB-A', 'HDMI', '3.5 mm'] },
    ],
    [
      '845 G8',
      2021,
      'R7P-5850U',
      16,
      512,
      'fhd 14',
      1330,
      999,
      { ports: ['2 × USB-C', '2 × USB-A', 'HDMI', '3.5 mm'] },
    ],
  ]),
  ...screenedOf('Laptop', { ...elite, look: 'laptop-business-12' }, [
    ['820 G3', 2016, 'i5-6200U', 8, 256, 'fhd 12.5', 1260, 249, { ports: dock }],
    ['830 G5', 2018, 'i5-8250U', 8, 256, 'fhd 13.3', 1330, 469, { ports: thunderbolt }],
    ['830 G6', 2019, 'i5-8365U', 16, 256, 'fhd 13.3', 1330, 559, { ports: thunderbolt }],
  ]),
  ...screenedOf('Laptop', { ...elite, look: 'laptop-business-15' }, [
    ['850 G5', 2018, 'i7-8550U', 16, 512, 'fhd 15.6', 1780, 629, { ports: thunderbolt }],
    ['850 G3', 2016, 'i5-6300U', 8, 256, 'fhd 15.6', 1880, 319, { ports: dock }],
  ]),
  ...screenedOf(
    'Laptop',
    { ...elite, look: 'laptop-convertible-13', touch: true, ports: ['2 × Thunderbolt 3', 'USB-A', 'HDMI', '3.5 mm'] },
    [
      ['x360 1030 G3', 2018, 'i5-8350U', 8, 256, 'fhd 13.3', 1250, 649, { memoryType: 'LPDDR3' }],
      ['x360 1030 G4', 2019, 'i7-8665U', 16, 512, 'fhd 13.3', 1260, 849, { memoryType: 'LPDDR3' }],
    ],
  ),
  ...screenedOf('Laptop', { ...pro, look: 'laptop-business-14' }, [
    ['430 G5', 2018, 'i5-8250U', 8, 256, 'fhd 13.3', 1490, 399, { ports: budget }],
    ['440 G5', 2018, 'i3-8130U', 8, 128, 'hd 14', 1630, 319, { ports: budget }],
    ['445 G7', 2020, 'R5-4500U', 16, 256, 'fhd 14', 1600, 599, { ports: budgetNew }],
  ]),
  ...screenedOf('Laptop', { ...pro, look: 'laptop-business-15' }, [
    ['450 G5', 2018, 'i5-8250U', 8, 256, 'fhd 15.6', 2100, 429, { ports: budget }],
    ['450 G6', 2019, 'i5-8265U', 8, 256, 'fhd 15.6', 2000, 499, { ports: budgetNew }],
    ['450 G8', 2021, 'i5-1135G7', 16, 512, 'fhd 15.6', 1740, 779, { ports: budgetNew }],
  ]),
]
