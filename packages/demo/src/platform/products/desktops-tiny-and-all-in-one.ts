import { desksOf, screenedOf } from '../computers.ts'

const ssd = { storageType: 'SSD', memoryType: 'DDR4', body: 'black' } as const
const micro = { ...ssd, vendor: 'Dell', line: 'Dell OptiPlex', look: 'desktop-usff' } as const
const mini = { ...ssd, vendor: 'HP', look: 'desktop-usff' } as const
const tiny = { ...ssd, vendor: 'Lenovo', line: 'Lenovo ThinkCentre', look: 'desktop-usff' } as const
const mac = { vendor: 'Apple', line: 'Apple', storageType: 'SSD', system: 'macOS' } as const

const tinyOnes = [
  ...desksOf('USFF', { ...micro, weightGrams: 1180, dimensionsMm: [36, 178, 182] }, [
    [
      '7070 Micro',
      2019,
      'i5-9500T',
      16,
      256,
      479,
      { featured: true, ports: ['2 × DisplayPort', 'USB-C', '5 × USB-A', 'RJ-45'] },
    ],
    ['7060 Micro', 2018, 'i5-8500T', 8, 256, 409, { memories: [8, 16], step: 50 }],
    ['7050 Micro', 2017, 'i5-7500T', 8, 256, 269, { ports: ['DisplayPort', 'HDMI', 'USB-C', '5 × USB-A', 'RJ-45'] }],
    ['3060 Micro', 2018, 'i3-8100T', 8, 128, 299],
    ['3070 Micro', 2019, 'i5-9500T', 8, 256, 429],
    ['7040 Micro', 2016, 'i5-6500T', 8, 256, 229],
    ['7080 Micro', 2020, 'i7-10700T', 16, 512, 749],
    ['3080 Micro', 2020, 'i5-10500T', 8, 256, 549],
  ]),
  ...desksOf('USFF', { ...mini, weightGrams: 1250, dimensionsMm: [177, 175, 34] }, [
    ['EliteDesk 800 G4 Mini', 2018, 'i5-8500T', 16, 256, 449],
    ['EliteDesk 800 G3 Mini', 2017, 'i5-7500T', 8, 256, 279],
    ['EliteDesk 800 G2 Mini', 2015, 'i5-6500T', 8, 256, 229],
    ['EliteDesk 800 G5 Mini', 2019, 'i5-9500T', 16, 256, 519],
    ['EliteDesk 800 G6 Mini', 2020, 'i5-10500T', 16, 256, 629],
    ['EliteDesk 705 G4 Mini', 2018, 'R5P-2400GE', 8, 256, 339],
    ['ProDesk 600 G4 Mini', 2018, 'i5-8500T', 8, 256, 399],
    ['ProDesk 400 G5 Mini', 2019, 'i5-9500T', 8, 256, 429],
  ]),
  ...desksOf('USFF', { ...tiny, weightGrams: 1320, dimensionsMm: [179, 183, 34.5] }, [
    ['M720q Tiny', 2018, 'i5-8400T', 8, 256, 379, { memories: [8, 16], step: 60 }],
    ['M920q Tiny', 2018, 'i5-8500T', 16, 256, 449],
    ['M920x Tiny', 2018, 'i7-8700', 16, 512, 649],
    ['M710q Tiny', 2017, 'i5-7500T', 8, 256, 259],
    ['M700 Tiny', 2016, 'i5-6500T', 8, 128, 199],
    ['M75q-1 Tiny', 2019, 'R5P-3400GE', 8, 256, 399],
    ['M70q Tiny', 2020, 'i5-10500T', 8, 256, 529],
    ['M90q Gen 3 Tiny', 2022, 'i5-12500T', 16, 512, 899, { memoryType: 'DDR5', storageType: 'SSD NVMe' }],
  ]),
  ...desksOf(
    'USFF',
    { ...mac, look: 'desktop-cube', body: 'silver', weightGrams: 1200, dimensionsMm: [197, 197, 36] },
    [
      [
        'Mac mini M1 (2020)',
        2020,
        'M1',
        8,
        256,
        849,
        { featured: true, ports: ['2 × Thunderbolt', '2 × USB-A', 'HDMI', 'RJ-45'] },
      ],
      [
        'Mac mini M2 (2023)',
        2023,
        'M2',
        8,
        256,
        1149,
        { weightGrams: 1180, ports: ['2 × Thunderbolt 4', '2 × USB-A', 'HDMI', 'RJ-45'] },
      ],
    ],
  ),
]

const aio = { ...ssd, look: 'desktop-aio' } as const

const allInOnes = [
  ...screenedOf('All-in-One', { ...aio, vendor: 'HP', line: 'HP' }, [
    ['EliteOne 800 G4 23.8"', 2018, 'i5-8500', 16, 256, 'fhd 23.8', 8510, 699, { featured: true }],
    ['EliteOne 800 G3 23.8"', 2017, 'i5-7500', 8, 256, 'fhd 23.8', 8510, 519],
    ['EliteOne 800 G5 23.8"', 2019, 'i5-9500', 16, 512, 'fhd 23.8', 8510, 849, { touch: true }],
    ['ProOne 600 G4 21.5"', 2018, 'i5-8500', 8, 256, 'fhd 21.5', 7300, 569],
    ['ProOne 440 G6 23.8"', 2020, 'i5-10500T', 16, 256, 'fhd 23.8', 7100, 799],
  ]),
  ...screenedOf('All-in-One', { ...aio, vendor: 'Dell', line: 'Dell OptiPlex' }, [
    ['7460 AIO', 2018, 'i5-8500', 16, 256, 'fhd 23.8', 7500, 699],
    ['7450 AIO', 2017, 'i5-7500', 8, 256, 'fhd 23.8', 7500, 499],
    ['5260 AIO', 2018, 'i5-8500', 8, 256, 'fhd 21.5', 6700, 579],
    ['3280 AIO', 2020, 'i5-10500T', 8, 256, 'fhd 21.5', 6500, 729],
  ]),
  ...screenedOf('All-in-One', { ...aio, vendor: 'Lenovo', line: 'Lenovo ThinkCentre' }, [
    ['M920z', 2018, 'i5-8500', 8, 256, 'fhd 23.8', 6900, 649],
    ['M820z', 2018, 'i5-8400', 8, 256, 'fhd 21.5', 6600, 569],
  ]),
  ...screenedOf('All-in-One', { ...mac, look: 'desktop-aio-chin', body: 'silver' }, [
    [
      'iMac 21.5" Retina 4K (2019)',
      2019,
      'i3-8100',
      8,
      256,
      'imac 21.5',
      5480,
      949,
      { graphics: 'AMD Radeon Pro 555X, 2 GB', memoryType: 'DDR4' },
    ],
    [
      'iMac 27" Retina 5K (2019)',
      2019,
      'i5-8600',
      16,
      512,
      'imac 27',
      8920,
      1349,
      { graphics: 'AMD Radeon Pro 575X, 4 GB', memoryType: 'DDR4' },
    ],
    [
      'iMac 24" M1 (2021)',
      2021,
      'M1',
      8,
      256,
      'imac 24',
      4480,
      1699,
      { body: 'blue', colours: ['blue', 'silver', 'green'] },
    ],
  ]),
]

export const tinyAndAllInOne = [...tinyOnes, ...allInOnes]
