import { screenedOf } from '../computers.ts'

const thinkpad = { vendor: 'Lenovo', line: 'Lenovo ThinkPad', body: 'black', storageType: 'SSD' } as const
const fourteen = { ...thinkpad, look: 'laptop-business-14', memoryType: 'DDR4' } as const
const twelve = { ...thinkpad, look: 'laptop-business-12', memoryType: 'DDR4' } as const
const large = { ...thinkpad, look: 'laptop-business-15', memoryType: 'DDR4' } as const
const withThunderbolt = ['Thunderbolt 3', 'USB-C', '2 × USB-A', 'HDMI', 'RJ-45', '3.5 mm']

export const thinkpads = [
  ...screenedOf('Laptop', { ...fourteen, ports: withThunderbolt, dimensionsMm: [336.6, 232.5, 19.95] }, [
    [
      'T480',
      2018,
      'i5-8350U',
      8,
      256,
      'fhd 14',
      1580,
      549,
      { memories: [8, 16], storages: [256, 512], step: 80, featured: true, grade: 'A' },
    ],
    ['T480 i7 16/512', 2018, 'i7-8650U', 16, 512, 'fhd 14', 1580, 649],
    ['T480 Touch', 2018, 'i5-8250U', 8, 256, 'fhd 14', 1650, 519, { touch: true }],
  ]),
  ...screenedOf(
    'Laptop',
    {
      ...fourteen,
      ports: ['Thunderbolt 3', '3 × USB-A', 'HDMI', 'RJ-45', '3.5 mm'],
      dimensionsMm: [336.6, 232.5, 19.95],
    },
    [
      ['T470', 2017, 'i5-6300U', 8, 256, 'fhd 14', 1580, 329],
      ['T470 i5-7300U', 2017, 'i5-7300U', 16, 256, 'fhd 14', 1580, 389],
    ],
  ),
  ...screenedOf(
    'Laptop',
    { ...fourteen, ports: ['3 × USB-A', 'Mini DisplayPort', 'HDMI', 'RJ-45', '3.5 mm'], memoryType: 'DDR4' },
    [
      ['T460', 2016, 'i5-6200U', 8, 240, 'fhd 14', 1700, 269, { memoryType: 'DDR3L' }],
      ['T460s', 2016, 'i5-6300U', 8, 256, 'fhd 14', 1360, 299],
    ],
  ),
  ...screenedOf(
    'Laptop',
    { ...fourteen, ports: ['3 × USB-A', 'Mini DisplayPort', 'VGA', 'RJ-45', '3.5 mm'], memoryType: 'DDR3L' },
    [
      ['T450', 2015, 'i5-5300U', 8, 240, 'hd 14', 1590, 199],
      ['T450s', 2015, 'i7-5600U', 12, 256, 'fhd 14', 1590, 259],
    ],
  ),
  ...screenedOf('Laptop', { ...fourteen, ports: withThunderbolt }, [
    ['T480s', 2018, 'i5-8350U', 8, 256, 'fhd 14', 1320, 569],
    ['T480s WQHD', 2018, 'i7-8650U', 24, 512, 'qhd 14', 1320, 749],
    ['T490', 2019, 'i5-8365U', 16, 256, 'fhd 14', 1460, 649],
    ['T490 i7 16/512', 2019, 'i7-8665U', 16, 512, 'fhd 14', 1460, 729],
    ['T490s', 2019, 'i5-8365U', 16, 256, 'fhd 14', 1270, 669],
    ['T14 Gen 1', 2020, 'i5-10310U', 16, 256, 'fhd 14', 1460, 749, { storages: [256, 512], step: 60 }],
  ]),
  ...screenedOf('Laptop', { ...fourteen, ports: ['2 × USB-C', '2 × USB-A', 'HDMI', 'RJ-45', '3.5 mm'] }, [
    ['T14 Gen 1 AMD', 2020, 'R5P-4650U', 16, 256, 'fhd 14', 1460, 729],
    ['T14s Gen 1 AMD', 2020, 'R7P-4750U', 16, 512, 'fhd 14', 1270, 849],
    ['T14 Gen 2 AMD', 2021, 'R5P-5650U', 16, 512, 'fhd 14', 1460, 949],
    ['L14 Gen 1', 2020, 'i5-10210U', 8, 256, 'fhd 14', 1610, 579],
  ]),
  ...screenedOf('Laptop', { ...fourteen, ports: ['2 × Thunderbolt 4', '2 × USB-A', 'HDMI', 'RJ-45', '3.5 mm'] }, [
    ['T14 Gen 2', 2021, 'i5-1145G7', 16, 512, 'fhd 14', 1470, 999, { featured: true }],
    ['T14 Gen 2 i7', 2021, 'i7-1165G7', 32, 512, 'fhd 14', 1470, 1199],
  ]),
  ...screenedOf(
    'Laptop',
    {
      ...fourteen,
      look: 'laptop-thin-14',
      memoryType: 'LPDDR3',
      ports: ['2 × Thunderbolt 3', '2 × USB-A', 'HDMI', '3.5 mm'],
    },
    [
      ['X1 Carbon Gen 5', 2017, 'i5-7300U', 8, 256, 'fhd 14', 1130, 479, { dimensionsMm: [323.5, 217.1, 15.95] }],
      ['X1 Carbon Gen 6', 2018, 'i5-8350U', 8, 256, 'fhd 14', 1130, 649, { dimensionsMm: [323.5, 217.1, 15.95] }],
      [
        'X1 Carbon Gen 7',
        2019,
        'i7-8565U',
        16,
        512,
        'fhd 14',
        1090,
        899,
        { dimensionsMm: [323, 217, 14.95], featured: true },
      ],
      ['X1 Carbon Gen 8', 2020, 'i5-10310U', 16, 512, 'fhd 14', 1090, 999, { dimensionsMm: [323, 217, 14.9] }],
    ],
  ),
  ...screenedOf(
    'Laptop',
    {
      ...fourteen,
      look: 'laptop-thin-14',
      memoryType: 'LPDDR4X',
      ports: ['2 × Thunderbolt 4', '2 × USB-A', 'HDMI', '3.5 mm'],
    },
    [['X1 Carbon Gen 9', 2021, 'i7-1165G7', 16, 512, 'wuxga 14', 1130, 1349]],
  ),
  ...screenedOf(
    'Laptop',
    {
      ...thinkpad,
      look: 'laptop-convertible-13',
      memoryType: 'LPDDR3',
      touch: true,
      ports: ['2 × Thunderbolt 3', '2 × USB-A', 'HDMI', '3.5 mm'],
    },
    [
      ['X1 Yoga Gen 3', 2018, 'i5-8350U', 8, 256, 'fhd 14', 1400, 699],
      ['X1 Yoga Gen 4', 2019, 'i7-8665U', 16, 512, 'fhd 14', 1350, 899],
    ],
  ),
  ...screenedOf('Laptop', twelve, [
    [
      'X250',
      2015,
      'i5-5300U',
      8,
      240,
      'fhd 12.5',
      1310,
      219,
      { memoryType: 'DDR3L', ports: ['2 × USB-A', 'Mini DisplayPort', 'VGA', 'RJ-45'] },
    ],
    [
      'X260',
      2016,
      'i5-6300U',
      8,
      256,
      'fhd 12.5',
      1320,
      269,
      { ports: ['3 × USB-A', 'Mini DisplayPort', 'HDMI', 'RJ-45'] },
    ],
    ['X270', 2017, 'i5-7300U', 8, 256, 'fhd 12.5', 1300, 329, { ports: ['USB-C', '2 × USB-A', 'HDMI', 'RJ-45'] }],
    [
      'X280',
      2018,
      'i5-8350U',
      8,
      256,
      'fhd 12.5',
      1130,
      479,
      { ports: ['Thunderbolt 3', 'USB-C', '2 × USB-A', 'HDMI'] },
    ],
    [
      'X390',
      2019,
      'i5-8265U',
      8,
      256,
      'fhd 13.3',
      1220,
      569,
      { ports: ['Thunderbolt 3', 'USB-C', '2 × USB-A', 'HDMI'] },
    ],
  ]),
  ...screenedOf('Laptop', large, [
    ['T580', 2018, 'i5-8350U', 16, 512, 'fhd 15.6', 1950, 629, { ports: withThunderbolt }],
    ['T590', 2019, 'i5-8265U', 16, 256, 'fhd 15.6', 1750, 679, { ports: withThunderbolt }],
    ['T15 Gen 1', 2020, 'i7-10510U', 16, 512, 'fhd 15.6', 1750, 849, { ports: withThunderbolt }],
    [
      'E15 Gen 2',
      2020,
      'i5-1135G7',
      16,
      512,
      'fhd 15.6',
      1700,
      799,
      { ports: ['Thunderbolt 4', '2 × USB-A', 'HDMI', 'RJ-45'] },
    ],
  ]),
  ...screenedOf('Laptop', { ...fourteen, ports: ['USB-C', '3 × USB-A', 'HDMI', 'RJ-45', '3.5 mm'] }, [
    ['E480', 2018, 'i5-8250U', 8, 256, 'fhd 14', 1750, 429],
    ['E490', 2019, 'i7-8565U', 16, 512, 'fhd 14', 1750, 559, { held: 'draft' }],
  ]),
]
