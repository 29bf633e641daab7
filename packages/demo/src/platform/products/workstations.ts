import { desksOf, screenedOf } from '../computers.ts'

const pro = { storageType: 'SSD NVMe', memoryType: 'DDR4 ECC', body: 'black' } as const
const system = 'Windows 11 Pro for Workstations'
const mobile = { ...pro, memoryType: 'DDR4', look: 'laptop-workstation-15' } as const

export const workstations = [
  ...desksOf(
    'Workstation',
    { ...pro, vendor: 'Dell', line: 'Dell Precision', look: 'desktop-workstation', weightGrams: 17_000 },
    [
      ['5820 Tower', 2017, 'W-2123', 32, 512, 1299, { graphics: 'NVIDIA Quadro P2000, 5 GB', system, featured: true }],
      ['5820 Tower W-2145', 2017, 'W-2145', 64, 1000, 1899, { graphics: 'NVIDIA Quadro P4000, 8 GB', system }],
      ['T5810', 2014, 'E5-1620v4', 32, 512, 699, { graphics: 'NVIDIA Quadro K2200, 4 GB' }],
      ['T7810', 2014, 'E5-2680v4', 64, 512, 999, { processorCount: 2, graphics: 'NVIDIA Quadro M4000, 8 GB' }],
      [
        '3630 Tower',
        2018,
        'i7-8700',
        32,
        512,
        849,
        { graphics: 'NVIDIA Quadro P1000, 4 GB', memoryType: 'DDR4', weightGrams: 9000 },
      ],
      ['3620 Tower', 2015, 'E3-1245v5', 16, 256, 449, { graphics: 'NVIDIA Quadro P600, 2 GB', weightGrams: 10_000 }],
    ],
  ),
  ...desksOf('Workstation', { ...pro, vendor: 'HP', line: 'HP', look: 'desktop-workstation', weightGrams: 10_200 }, [
    [
      'Z440 Workstation',
      2014,
      'E5-1650v4',
      32,
      512,
      799,
      { graphics: 'NVIDIA Quadro M4000, 8 GB', weightGrams: 11_200 },
    ],
    ['Z240 Tower', 2015, 'E3-1230v5', 16, 256, 479, { graphics: 'NVIDIA Quadro K620, 2 GB' }],
    ['Z4 G4', 2017, 'W-2133', 32, 512, 1399, { graphics: 'NVIDIA Quadro P2200, 5 GB', system }],
    ['Z2 Tower G4', 2018, 'i7-8700', 32, 512, 899, { graphics: 'NVIDIA Quadro P1000, 4 GB', memoryType: 'DDR4' }],
    [
      'Z2 Mini G4',
      2018,
      'i7-8700',
      16,
      512,
      849,
      { graphics: 'NVIDIA Quadro P600, 4 GB', look: 'desktop-usff', memoryType: 'DDR4', weightGrams: 2100 },
    ],
  ]),
  ...desksOf(
    'Workstation',
    { ...pro, vendor: 'Lenovo', line: 'Lenovo ThinkStation', look: 'desktop-workstation', weightGrams: 11_000 },
    [
      ['P330 Tower', 2018, 'i7-8700', 16, 512, 799, { graphics: 'NVIDIA Quadro P1000, 4 GB', memoryType: 'DDR4' }],
      ['P520', 2017, 'W-2133', 32, 512, 1349, { graphics: 'NVIDIA Quadro P2000, 5 GB', weightGrams: 24_000, system }],
      [
        'P330 Tiny',
        2018,
        'i7-8700T',
        16,
        512,
        699,
        { graphics: 'NVIDIA Quadro P620, 2 GB', look: 'desktop-usff', memoryType: 'DDR4', weightGrams: 1320 },
      ],
      ['P620', 2020, 'TR-3945WX', 64, 1000, 3499, { graphics: 'NVIDIA RTX A4000, 16 GB', weightGrams: 24_000 }],
    ],
  ),
  ...screenedOf('Workstation', { ...mobile, vendor: 'Lenovo', line: 'Lenovo ThinkPad' }, [
    ['P52', 2018, 'i7-8850H', 32, 512, 'fhd 15.6', 2450, 949, { graphics: 'NVIDIA Quadro P2000, 4 GB' }],
    ['P53', 2019, 'i7-9850H', 32, 1000, 'fhd 15.6', 2500, 1249, { graphics: 'NVIDIA Quadro T2000, 4 GB' }],
    ['P51', 2017, 'i7-7820HQ', 16, 512, 'fhd 15.6', 2540, 649, { graphics: 'NVIDIA Quadro M2200, 4 GB' }],
  ]),
  ...screenedOf('Workstation', { ...mobile, vendor: 'HP', line: 'HP ZBook', body: 'silver' }, [
    ['15 G5', 2018, 'i7-8850H', 32, 512, 'fhd 15.6', 2600, 899, { graphics: 'NVIDIA Quadro P2000, 4 GB' }],
    ['15 G3', 2016, 'i7-6820HQ', 16, 512, 'fhd 15.6', 2590, 499, { graphics: 'NVIDIA Quadro M1000M, 2 GB' }],
    ['Studio G5', 2018, 'E-2176M', 32, 512, 'fhd 15.6', 2080, 1049, { graphics: 'NVIDIA Quadro P1000, 4 GB' }],
  ]),
  ...screenedOf('Workstation', { ...mobile, vendor: 'Dell', line: 'Dell Precision' }, [
    [
      '5530',
      2018,
      'i7-8850H',
      16,
      512,
      'fhd 15.6',
      1780,
      899,
      { graphics: 'NVIDIA Quadro P1000, 4 GB', look: 'laptop-thin-16', body: 'silver' },
    ],
    ['7530', 2018, 'i7-8850H', 32, 512, 'fhd 15.6', 2600, 999, { graphics: 'NVIDIA Quadro P2000, 4 GB' }],
    [
      '3541',
      2019,
      'i7-9850H',
      16,
      512,
      'fhd 15.6',
      1960,
      799,
      { graphics: 'NVIDIA Quadro P620, 4 GB', held: 'unpublished' },
    ],
  ]),
]
