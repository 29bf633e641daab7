import { modelsOf } from '../catalogue/model.ts'
import {
  desk6,
  desk7,
  desk8,
  desk9,
  desk10,
  desk11,
  desk12,
  ram8,
  ram8to32,
  ram16,
  ssd256,
  ssd512,
  tiny6,
  tiny7,
  tiny8,
  tiny9,
  tiny10,
  tiny12,
} from './processors.ts'

const desktop = { type: 'Desktop', kind: 'desktop', body: 'black' } as const
const tower = { ...desktop, subcategory: 'torres', look: 'desktop-tower' } as const
const sff = { ...desktop, type: 'Small Form Factor', subcategory: 'small-form-factor', look: 'desktop-sff' } as const
const micro = { ...desktop, type: 'USFF', subcategory: 'mini-pc', look: 'desktop-usff' } as const
const aio = { ...desktop, type: 'All-in-One', subcategory: 'todo-en-uno', look: 'desktop-aio' } as const
const dell = { vendor: 'Dell', line: 'Dell OptiPlex' } as const
const hp = { vendor: 'HP' } as const
const lenovo = { vendor: 'Lenovo', line: 'Lenovo ThinkCentre' } as const

export const towers = [
  ...modelsOf({ ...tower, ...dell }, [
    ['3050 Tower', 2017, 79, 7930, `${desk7}, ${ram8}, ${ssd256}`, '240W PSU, DVD-RW'],
    ['7050 Tower', 2017, 95, 8950, `${desk7}, ${ram8to32}, ${ssd256}`, '240W PSU, DVD-RW'],
    ['7060 Tower', 2018, 149, 8690, `${desk8}, ${ram8to32}, ${ssd256}`, '260W PSU, DVD-RW'],
    ['5070 Tower', 2019, 165, 7930, `${desk9}, ${ram8to32}, ${ssd256}`, '260W PSU'],
    ['7080 Tower', 2020, 239, 8100, `${desk10}, ${ram8to32}, ${ssd256}`, '260W PSU'],
    ['5000 Tower', 2022, 379, 7100, `${desk12}, ${ram8to32}, ${ssd256}`, '300W PSU'],
  ]),
  ...modelsOf({ ...tower, ...hp }, [
    ['EliteDesk 800 G3 TWR', 2017, 99, 7720, `${desk7}, ${ram8to32}, ${ssd256}`, '250W PSU, DVD-RW'],
    ['EliteDesk 800 G4 TWR', 2018, 159, 7720, `${desk8}, ${ram8to32}, ${ssd256}`, '250W PSU'],
    ['ProDesk 400 G6 MT', 2019, 159, 5600, `${desk9}, ${ram8}, ${ssd256}`, '180W PSU, DVD-RW'],
    ['ProDesk 600 G4 MT', 2018, 139, 6500, `${desk8}, ${ram8to32}, ${ssd256}`, '250W PSU'],
  ]),
  ...modelsOf({ ...tower, ...lenovo }, [
    ['M710t', 2017, 79, 7400, `${desk7}, ${ram8}, ${ssd256}`, '180W PSU, DVD-RW'],
    ['M920t', 2018, 149, 8500, `${desk8}, ${ram8to32}, ${ssd256}`, '250W PSU'],
    ['M70t', 2020, 219, 6300, `${desk10}, ${ram8to32}, ${ssd256}`, '260W PSU'],
  ]),
]

export const smallDesktops = [
  ...modelsOf({ ...sff, ...dell }, [
    ['7040 SFF', 2015, 69, 5260, `${desk6}, ${ram8}, ${ssd256}`, '180W PSU, DVD-RW'],
    ['3050 SFF', 2017, 75, 5140, `${desk7}, ${ram8}, ${ssd256}`, '180W PSU'],
    ['7050 SFF', 2017, 85, 5140, `${desk7}, ${ram8to32}, ${ssd256}`, '180W PSU'],
    ['7060 SFF', 2018, 129, 5260, `${desk8}, ${ram8to32}, ${ssd256}`, '200W PSU'],
    ['7070 SFF', 2019, 149, 5260, `${desk9}, ${ram8to32}, ${ssd256}`, '200W PSU'],
    ['7080 SFF', 2020, 219, 4830, `${desk10}, ${ram8to32}, ${ssd256}`, '200W PSU'],
    ['7090 SFF', 2021, 279, 4830, `${desk11}, ${ram8to32}, ${ssd256}`, '200W PSU'],
  ]),
  ...modelsOf({ ...sff, ...hp }, [
    ['EliteDesk 800 G2 SFF', 2015, 65, 6000, `${desk6}, ${ram8}, ${ssd256}`, '200W PSU'],
    ['EliteDesk 800 G4 SFF', 2018, 135, 4920, `${desk8}, ${ram8to32}, ${ssd256}`, '250W PSU'],
    ['EliteDesk 800 G5 SFF', 2019, 155, 4920, `${desk9}, ${ram8to32}, ${ssd256}`, '250W PSU'],
    ['ProDesk 600 G3 SFF', 2017, 79, 5300, `${desk7}, ${ram8}, ${ssd256}`, '180W PSU'],
  ]),
  ...modelsOf({ ...sff, ...lenovo }, [
    ['M710s', 2017, 75, 5400, `${desk7}, ${ram8}, ${ssd256}`, '180W PSU'],
    ['M720s', 2018, 125, 5400, `${desk8}, ${ram8to32}, ${ssd256}`, '210W PSU'],
  ]),
]

export const miniPcs = [
  ...modelsOf({ ...micro, ...dell }, [
    ['3050 Micro', 2017, 79, 1180, `${tiny7}, ${ram8}, ${ssd256}`, '65W brick'],
    ['7050 Micro', 2017, 89, 1180, `${tiny7}, ${ram8to32}, ${ssd256}`, '65W brick'],
    ['7060 Micro', 2018, 135, 1180, `${tiny8}, ${ram8to32}, ${ssd256}`, '65W brick'],
    ['7070 Micro', 2019, 155, 1180, `${tiny9}, ${ram8to32}, ${ssd256}`, '90W brick'],
    ['7080 Micro', 2020, 229, 1160, `${tiny10}, ${ram8to32}, ${ssd256}`, '90W brick'],
    ['7000 Micro', 2022, 399, 1300, `${tiny12}, ${ram8to32}, ${ssd256}`, '130W brick'],
  ]),
  ...modelsOf({ ...micro, ...hp }, [
    ['EliteDesk 800 G2 DM', 2015, 69, 1300, `${tiny6}, ${ram8}, ${ssd256}`, '65W brick'],
    ['EliteDesk 800 G4 DM', 2018, 139, 1250, `${tiny8}, ${ram8to32}, ${ssd256}`, '65W brick'],
    ['ProDesk 400 G5 DM', 2019, 149, 1250, `${tiny9}, ${ram8}, ${ssd256}`, '65W brick'],
    ['EliteDesk 800 G6 DM', 2020, 229, 1420, `${tiny10}, ${ram8to32}, ${ssd256}`, '90W brick'],
  ]),
  ...modelsOf({ ...micro, ...lenovo }, [
    ['M710q Tiny', 2017, 75, 1300, `${tiny7}, ${ram8}, ${ssd256}`, '65W brick'],
    ['M720q Tiny', 2018, 139, 1300, `${tiny8}, ${ram8to32}, ${ssd256}`, '65W brick'],
    ['M920q Tiny', 2018, 149, 1320, `${tiny8}, ${ram8to32}, ${ssd256}`, '90W brick, vPro'],
  ]),
  ...modelsOf({ ...micro, vendor: 'Intel', line: 'Intel NUC' }, [
    ['8 Pro NUC8v5PNK', 2020, 149, 700, `${ram8}, ${ssd256}`, 'i5-8365U, 90W brick'],
    ['10 NUC10i5FNH', 2019, 169, 700, `${ram8to32}, ${ssd256}`, 'i5-10210U, 90W brick'],
  ]),
]

export const allInOnes = [
  ...modelsOf({ ...aio, ...dell }, [
    ['3240 AIO', 2016, 99, 6300, `${desk6}, ${ram8}, ${ssd256}`, '21.5in FHD, height stand'],
    ['5250 AIO', 2017, 125, 6100, `${desk7}, ${ram8}, ${ssd256}`, '21.5in FHD touch'],
    ['7460 AIO', 2018, 199, 6700, `${desk8}, ${ram8to32}, ${ssd256}`, '23.8in FHD'],
    ['7470 AIO', 2019, 229, 6700, `${desk9}, ${ram8to32}, ${ssd256}`, '23.8in FHD touch'],
    ['5480 AIO', 2020, 279, 6600, `${tiny10}, ${ram8}, ${ssd256}`, '23.8in FHD'],
  ]),
  ...modelsOf({ ...aio, ...hp }, [
    ['EliteOne 800 G3', 2017, 145, 7700, `${desk7}, ${ram8}, ${ssd256}`, '23.8in FHD'],
    ['EliteOne 800 G4', 2018, 209, 7700, `${desk8}, ${ram8to32}, ${ssd256}`, '23.8in FHD touch'],
    ['EliteOne 1000 G2', 2018, 259, 8600, `${desk8}, ${ram8to32}, ${ssd256}`, '23.8in FHD, pop-up webcam'],
    ['ProOne 440 G5', 2019, 199, 6900, `${tiny9}, ${ram8}, ${ssd256}`, '23.8in FHD'],
    ['ProOne 600 G5', 2019, 189, 6100, `${desk9}, ${ram8}, ${ssd256}`, '21.5in FHD'],
  ]),
  ...modelsOf({ ...aio, ...lenovo }, [
    ['M910z', 2017, 139, 7500, `${desk7}, ${ram8}, ${ssd256}`, '23.8in FHD'],
    ['M920z', 2018, 199, 7300, `${desk8}, ${ram8to32}, ${ssd256}`, '23.8in FHD touch'],
  ]),
]

const games = { ...desktop, subcategory: 'desktop-gamer', look: 'desktop-tower-gaming', vendor: 'HP' } as const

export const gamingDesktops = modelsOf(games, [
  ['OMEN 25L GT12', 2020, 649, 14200, `i5-10400F|i7-10700F, ${ram16}, ${ssd512}`, 'RTX 3060 Ti 8GB, 600W PSU'],
  ['OMEN 30L GT13', 2021, 999, 15800, `i7-10700K|i9-10850K, ${ram16}, ${ssd512}`, 'RTX 3080 10GB, 750W PSU'],
  [
    'Pavilion Gaming TG01',
    2020,
    429,
    5900,
    `Ryzen 5 3500|Ryzen 5 4600G, ${ram8}, ${ssd256}`,
    'GTX 1650 Super 4GB, 310W PSU',
  ],
  [
    'G5 5000',
    2020,
    449,
    8600,
    `i5-10400F|i7-10700F, ${ram8to32}, ${ssd512}`,
    'GTX 1660 Super 6GB, 360W PSU',
    { vendor: 'Dell' },
  ],
  [
    'XPS 8940',
    2020,
    489,
    7900,
    `i5-11400|i7-11700, ${ram8to32}, ${ssd512}`,
    'RTX 3060 Ti 8GB, 500W PSU',
    { vendor: 'Dell' },
  ],
  [
    'Alienware Aurora R10',
    2019,
    799,
    17800,
    `Ryzen 5 3600|Ryzen 7 5800, ${ram16}, ${ssd512}`,
    'RX 5700 XT 8GB, 1000W PSU',
    { vendor: 'Dell' },
  ],
  [
    'Alienware Aurora R12',
    2021,
    899,
    17800,
    `i5-11400F|i7-11700F, ${ram16}, ${ssd512}`,
    'RTX 3070 8GB, 750W PSU',
    { vendor: 'Dell' },
  ],
  [
    'Legion T5 28IMB05',
    2020,
    529,
    10000,
    `i5-10400F|i7-10700, ${ram16}, ${ssd512}`,
    'GTX 1660 Super 6GB, 400W PSU',
    { vendor: 'Lenovo' },
  ],
  [
    'Predator Orion 3000 PO3-620',
    2020,
    599,
    9100,
    `i5-10400F|i7-10700, ${ram16}, ${ssd512}`,
    'RTX 2060 6GB, 500W PSU',
    { vendor: 'Acer' },
  ],
  [
    'ROG Strix GA15 G15DH',
    2020,
    549,
    9600,
    `Ryzen 5 3600X|Ryzen 7 3700X, ${ram8to32}, ${ssd512}`,
    'GTX 1660 Ti 6GB, 500W PSU',
    { vendor: 'ASUS' },
  ],
  [
    'Trident 3 10SI',
    2020,
    559,
    3170,
    `i5-10400F|i7-10700F, ${ram16}, ${ssd512}`,
    'GTX 1660 Super 6GB, 330W brick',
    { vendor: 'MSI' },
  ],
])
