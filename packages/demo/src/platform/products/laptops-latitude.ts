import { screenedOf } from '../computers.ts'

const latitude = {
  vendor: 'Dell',
  line: 'Dell Latitude',
  body: 'black',
  memoryType: 'DDR4',
  storageType: 'SSD',
} as const
const fourteen = { ...latitude, look: 'laptop-business-14' } as const
const office = ['USB-C', '3 × USB-A', 'HDMI', 'VGA', 'RJ-45', '3.5 mm']
const thin = ['USB-C', '3 × USB-A', 'HDMI', 'RJ-45', '3.5 mm']
const thinThunderbolt = ['Thunderbolt 3', '3 × USB-A', 'HDMI', 'RJ-45', '3.5 mm']

export const latitudes = [
  ...screenedOf('Laptop', fourteen, [
    ['E5470', 2016, 'i5-6300U', 8, 256, 'fhd 14', 1750, 249, { ports: ['3 × USB-A', 'HDMI', 'VGA', 'RJ-45'] }],
    [
      'E7470',
      2016,
      'i5-6300U',
      8,
      256,
      'fhd 14',
      1560,
      279,
      { ports: ['3 × USB-A', 'Mini DisplayPort', 'HDMI', 'RJ-45'] },
    ],
    ['5480', 2017, 'i5-7300U', 8, 256, 'fhd 14', 1600, 329, { ports: office }],
    ['5490', 2018, 'i5-8350U', 8, 256, 'fhd 14', 1600, 449, { ports: office, memories: [8, 16], step: 50 }],
    ['5490 i7', 2018, 'i7-8650U', 16, 512, 'fhd 14', 1600, 549, { ports: office }],
    ['5400', 2019, 'i5-8365U', 8, 256, 'fhd 14', 1480, 519, { ports: thin }],
    ['5410', 2020, 'i5-10310U', 16, 256, 'fhd 14', 1480, 649, { ports: thin }],
    ['7480', 2017, 'i5-7300U', 8, 256, 'fhd 14', 1360, 369, { ports: thin }],
    ['7490', 2018, 'i5-8350U', 16, 256, 'fhd 14', 1400, 529, { ports: thin, featured: true }],
    ['7490 i7 Touch', 2018, 'i7-8650U', 16, 512, 'fhd 14', 1500, 629, { touch: true, ports: thinThunderbolt }],
    [
      '7400',
      2019,
      'i5-8365U',
      16,
      256,
      'fhd 14',
      1360,
      599,
      { ports: ['Thunderbolt 3', '2 × USB-A', 'HDMI', '3.5 mm'] },
    ],
    ['3490', 2018, 'i5-8250U', 8, 256, 'hd 14', 1720, 349, { ports: office }],
  ]),
  ...screenedOf('Laptop', { ...fourteen, ports: ['2 × Thunderbolt 4', '2 × USB-A', 'HDMI', 'RJ-45', '3.5 mm'] }, [
    ['5420', 2021, 'i5-1145G7', 16, 256, 'fhd 14', 1370, 849, { body: 'grey', storages: [256, 512], step: 60 }],
    ['5430', 2022, 'i5-1245U', 16, 512, 'fhd 14', 1370, 1099, { body: 'grey' }],
  ]),
  ...screenedOf(
    'Laptop',
    {
      ...fourteen,
      look: 'laptop-thin-14',
      ports: ['2 × Thunderbolt 4', 'USB-A', 'HDMI', '3.5 mm'],
      memoryType: 'LPDDR4X',
    },
    [['7420', 2021, 'i7-1185G7', 16, 512, 'fhd 14', 1220, 1049]],
  ),
  ...screenedOf('Laptop', { ...latitude, look: 'laptop-business-12', ports: thin }, [
    ['7280', 2017, 'i5-7300U', 8, 256, 'fhd 12.5', 1180, 319],
    ['7290', 2018, 'i5-8350U', 8, 256, 'fhd 12.5', 1170, 419],
    ['7390', 2018, 'i5-8350U', 16, 256, 'fhd 13.3', 1170, 499],
  ]),
  ...screenedOf('Laptop', { ...latitude, look: 'laptop-business-15' }, [
    ['5580', 2017, 'i5-7300U', 8, 256, 'fhd 15.6', 1930, 379, { ports: office }],
    ['5590', 2018, 'i5-8350U', 16, 256, 'fhd 15.6', 1880, 519, { ports: office }],
    ['5500', 2019, 'i5-8365U', 16, 512, 'fhd 15.6', 1820, 629, { ports: thin }],
    [
      '5520',
      2021,
      'i7-1185G7',
      16,
      512,
      'fhd 15.6',
      1590,
      1049,
      { body: 'black', ports: ['2 × Thunderbolt 4', '2 × USB-A', 'HDMI', 'RJ-45'] },
    ],
  ]),
  ...screenedOf('Laptop', { ...latitude, look: 'laptop-rugged' }, [
    ['5420 Rugged', 2018, 'i5-8350U', 8, 256, 'fhd 14', 2220, 899],
  ]),
]
