import { desksOf } from '../computers.ts'

const ssd = { storageType: 'SSD', memoryType: 'DDR4', body: 'black' } as const
const dell = { ...ssd, vendor: 'Dell', line: 'Dell OptiPlex' } as const
const hp = { ...ssd, vendor: 'HP' } as const
const lenovo = { ...ssd, vendor: 'Lenovo', line: 'Lenovo ThinkCentre' } as const

const towers = [
  ...desksOf('Desktop', { ...dell, look: 'desktop-tower', weightGrams: 9000, dimensionsMm: [154, 274, 350] }, [
    ['7060 Tower', 2018, 'i7-8700', 16, 512, 599, { featured: true, ports: ['2 × DisplayPort', '10 × USB', 'RJ-45'] }],
    ['7050 Tower', 2017, 'i5-7500', 8, 256, 329],
    ['7040 Tower', 2016, 'i7-6700', 16, 256, 349],
    ['5060 Tower', 2018, 'i5-8500', 8, 256, 429],
    ['7070 Tower', 2019, 'i7-9700', 16, 512, 699],
  ]),
  ...desksOf('Desktop', { ...dell, look: 'desktop-tower', weightGrams: 7000 }, [
    ['3060 Tower', 2018, 'i3-8100', 8, 256, 349],
    ['3080 Tower', 2020, 'i5-10500', 8, 256, 549, { memories: [8, 16], step: 50 }],
    ['7080 Tower', 2020, 'i7-10700', 16, 512, 799],
  ]),
  ...desksOf('Desktop', { ...hp, look: 'desktop-tower', weightGrams: 7550 }, [
    [
      'EliteDesk 800 G4 Tower',
      2018,
      'i5-8500',
      8,
      256,
      479,
      { ports: ['2 × DisplayPort', 'USB-C', '10 × USB-A', 'RJ-45'] },
    ],
    ['EliteDesk 800 G3 Tower', 2017, 'i7-7700', 16, 512, 429],
    ['EliteDesk 800 G5 Tower', 2019, 'i7-9700', 16, 512, 679],
    ['ProDesk 600 G4 Microtower', 2018, 'i5-8400', 8, 256, 419],
    ['ProDesk 400 G5 Microtower', 2018, 'i3-8100', 8, 256, 329, { weightGrams: 6000 }],
    ['ProDesk 400 G7 Microtower', 2020, 'i5-10400', 16, 512, 619, { weightGrams: 6000 }],
    ['ProDesk 405 G4 Microtower', 2018, 'R5P-2400G', 8, 256, 369, { weightGrams: 6000, held: 'unpublished' }],
  ]),
  ...desksOf('Desktop', { ...lenovo, look: 'desktop-tower', weightGrams: 7500 }, [
    ['M920t', 2018, 'i7-8700', 16, 512, 579],
    ['M910t', 2017, 'i5-7500', 8, 256, 339],
    ['M720t', 2018, 'i5-8400', 8, 256, 419],
    ['M80t', 2020, 'i5-10500', 16, 512, 649],
  ]),
  ...desksOf('Desktop', { ...ssd, look: 'desktop-tower', weightGrams: 8000 }, [
    ['Fujitsu ESPRIMO P558', 2018, 'i5-8400', 8, 256, 379],
    ['Fujitsu ESPRIMO P556', 2016, 'i5-6500', 8, 256, 259],
    ['Acer Veriton M4660G', 2018, 'i5-8500', 8, 256, 399],
  ]),
  ...desksOf(
    'Desktop',
    { ...ssd, look: 'desktop-tower-gaming', weightGrams: 9500, system: 'Windows 11 Home', gaming: true },
    [
      ['Lenovo Legion T5 26AMR5', 2020, 'R5-3600', 16, 512, 1199, { graphics: 'NVIDIA GeForce GTX 1660 Super, 6 GB' }],
      ['HP Pavilion Gaming TG01', 2021, 'R5-5600G', 16, 512, 1149, { graphics: 'NVIDIA GeForce GTX 1660 Super, 6 GB' }],
      ['Dell G5 5000', 2020, 'i5-10400', 16, 512, 1099, { graphics: 'NVIDIA GeForce GTX 1660 Ti, 6 GB' }],
    ],
  ),
]

const smallOnes = [
  ...desksOf('Small Form Factor', { ...dell, look: 'desktop-sff', weightGrams: 5260, dimensionsMm: [92.6, 292, 290] }, [
    ['5060 SFF', 2018, 'i5-8500', 8, 256, 399, { featured: true }],
    ['7060 SFF', 2018, 'i7-8700', 16, 256, 529],
    ['7070 SFF', 2019, 'i5-9500', 16, 256, 549, { memories: [16, 32], step: 90 }],
    ['5070 SFF', 2019, 'i5-9500', 8, 256, 479],
    ['7050 SFF', 2017, 'i5-7500', 8, 256, 289],
    ['5050 SFF', 2017, 'i5-6500', 8, 256, 239],
    ['7040 SFF', 2016, 'i5-6500', 8, 256, 239],
    ['3060 SFF', 2018, 'i3-8100', 8, 256, 319],
    ['5080 SFF', 2020, 'i5-10500', 16, 256, 629],
    ['7020 SFF', 2014, 'i5-4590', 8, 240, 159, { memoryType: 'DDR3' }],
    ['9020 SFF', 2013, 'i7-4790', 8, 240, 189, { memoryType: 'DDR3' }],
  ]),
  ...desksOf('Small Form Factor', { ...hp, line: 'HP EliteDesk', look: 'desktop-sff', weightGrams: 5150 }, [
    ['800 G2 SFF', 2015, 'i5-6500', 8, 256, 229],
    ['800 G3 SFF', 2017, 'i5-7500', 8, 256, 289],
    ['800 G4 SFF', 2018, 'i5-8500', 16, 256, 449, { dimensionsMm: [270, 308, 100] }],
    ['800 G4 SFF i7', 2018, 'i7-8700', 16, 512, 549, { dimensionsMm: [270, 308, 100] }],
    ['800 G5 SFF', 2019, 'i5-9500', 16, 256, 529, { dimensionsMm: [270, 308, 100] }],
    ['705 G4 SFF', 2018, 'R5P-2400G', 8, 256, 379],
    ['800 G6 SFF', 2020, 'i7-10700', 16, 512, 749],
  ]),
  ...desksOf('Small Form Factor', { ...hp, line: 'HP ProDesk', look: 'desktop-sff', weightGrams: 4700 }, [
    ['600 G3 SFF', 2017, 'i5-7500', 8, 256, 279],
    ['600 G4 SFF', 2018, 'i5-8500', 8, 256, 399],
    ['400 G6 SFF', 2019, 'i5-9500', 8, 256, 439],
  ]),
  ...desksOf('Small Form Factor', { ...lenovo, look: 'desktop-sff', weightGrams: 5300 }, [
    ['M710s', 2017, 'i5-7500', 8, 256, 279],
    ['M720s', 2018, 'i5-8400', 8, 256, 389],
    ['M920s', 2018, 'i5-8500', 16, 256, 449],
    ['M70s', 2020, 'i5-10400', 8, 256, 529],
    ['M75s Gen 2', 2020, 'R5P-4650G', 16, 256, 579],
  ]),
  ...desksOf('Small Form Factor', { ...ssd, look: 'desktop-sff', weightGrams: 5000 }, [
    ['Fujitsu ESPRIMO D556', 2016, 'G-G4560', 8, 128, 149, { held: 'no price' }],
    ['Fujitsu ESPRIMO D757', 2017, 'i5-7500', 8, 256, 269],
  ]),
]

export const desktops = [...towers, ...smallOnes]
