import { modelsOf } from '../catalogue/model.ts'
import { home8, home8b, home10, home11, ram8, ram16, ssd256, ssd512, u8, u8b, u10, u11, u12 } from './processors.ts'

const thin = {
  type: 'Laptop',
  kind: 'portable',
  subcategory: 'ultrabooks',
  look: 'laptop-thin-13',
  body: 'silver',
  vendor: 'Dell',
} as const
const black14 = { look: 'laptop-thin-14', body: 'black' } as const
const silver14 = { look: 'laptop-thin-14', body: 'silver' } as const

const folding = { ...thin, subcategory: 'notebooks-2-en-1', look: 'laptop-convertible-13' } as const
const detachable = { look: 'laptop-detachable-12', body: 'silver' } as const

export const ultrabooks = [
  ...modelsOf({ ...thin, line: 'Dell XPS 13' }, [
    ['9360', 2016, 189, 1290, `i5-7200U|i7-7500U, ${ram8}, ${ssd256}`, '13.3in FHD 1920x1080'],
    ['9370', 2018, 249, 1210, `${home8}, ${ram8}, ${ssd256}`, '13.3in FHD 1920x1080'],
    ['9380', 2019, 289, 1230, `${home8b}, ${ram8}, ${ssd256}`, '13.3in FHD 1920x1080'],
    ['9310', 2020, 429, 1200, `${home11}, ${ram8}, ${ssd256}`, '13.4in FHD+ 1920x1200'],
  ]),
  ...modelsOf({ ...thin, line: 'Dell Latitude' }, [
    ['7400', 2019, 185, 1360, `${u8b}, ${ram8}, ${ssd256}`, '14in FHD 1920x1080', black14],
    ['7410', 2020, 235, 1330, `${u10}, ${ram8}, ${ssd256}`, '14in FHD 1920x1080', black14],
    ['7420', 2021, 319, 1220, `${u11}, ${ram16}, ${ssd256}`, '14in FHD 1920x1080', black14],
  ]),
  ...modelsOf({ ...thin, vendor: 'Lenovo', line: 'Lenovo ThinkPad X1 Carbon', ...black14 }, [
    ['Gen 6', 2018, 229, 1130, `${u8}, ${ram8}, ${ssd256}`, '14in FHD 1920x1080'],
    ['Gen 7', 2019, 269, 1090, `${u8b}, ${ram8}, ${ssd256}`, '14in FHD 1920x1080'],
    ['Gen 8', 2020, 339, 1090, `${u10}, ${ram16}, ${ssd256}`, '14in FHD 1920x1080'],
    ['Gen 9', 2021, 459, 1130, `${u11}, ${ram16}, ${ssd512}`, '14in WUXGA 1920x1200'],
    ['Gen 10', 2022, 639, 1120, `${u12}, ${ram16}, ${ssd512}`, '14in WUXGA 1920x1200'],
  ]),
  ...modelsOf({ ...thin, vendor: 'HP' }, [
    ['EliteBook 1040 G4', 2017, 179, 1360, `i5-7300HQ|i7-7820HQ, ${ram8}, ${ssd256}`, '14in FHD 1920x1080', silver14],
    ['EliteBook 1030 G2', 2017, 169, 1280, `i5-7300U|i7-7600U, ${ram8}, ${ssd256}`, '13.3in FHD touch'],
    ['ENVY 13-aq', 2019, 259, 1300, `${home8b}, ${ram8}, ${ssd256}`, '13.3in FHD 1920x1080'],
  ]),
  ...modelsOf({ ...thin, vendor: 'Microsoft', line: 'Microsoft Surface Laptop' }, [
    ['2', 2018, 229, 1250, `${home8}, ${ram8}, ${ssd256}`, '13.5in 2256x1504 touch'],
    ['3', 2019, 319, 1270, `i5-1035G7|i7-1065G7, ${ram8}, ${ssd256}`, '13.5in 2256x1504 touch'],
    ['4', 2021, 449, 1270, `${u11}, ${ram8}, ${ssd256}`, '13.5in 2256x1504 touch'],
  ]),
  ...modelsOf({ ...thin, vendor: 'ASUS' }, [
    [
      'ZenBook 14 UX425EA',
      2020,
      379,
      1170,
      `${home11}, ${ram8}, ${ssd512}`,
      '14in FHD 1920x1080',
      { look: 'laptop-thin-14', body: 'grey' },
    ],
  ]),
]

export const convertibles = [
  ...modelsOf({ ...folding, vendor: 'Lenovo', line: 'Lenovo ThinkPad', body: 'black' }, [
    ['X380 Yoga', 2018, 179, 1440, `${u8}, ${ram8}, ${ssd256}`, '13.3in FHD touch, pen in slot'],
    ['X390 Yoga', 2019, 219, 1290, `${u8b}, ${ram8}, ${ssd256}`, '13.3in FHD touch, pen in slot'],
    ['X1 Yoga Gen 3', 2018, 239, 1400, `${u8}, ${ram8}, ${ssd256}`, '14in WQHD touch, pen in slot'],
    ['L13 Yoga', 2019, 199, 1430, `${home10}, ${ram8}, ${ssd256}`, '13.3in FHD touch, pen in slot'],
  ]),
  ...modelsOf({ ...folding, vendor: 'HP' }, [
    ['EliteBook x360 1030 G3', 2018, 235, 1250, `${u8}, ${ram8}, ${ssd256}`, '13.3in FHD touch'],
    ['EliteBook x360 1040 G6', 2019, 289, 1350, `${u8b}, ${ram16}, ${ssd256}`, '14in FHD touch'],
    ['EliteBook x360 830 G7', 2020, 319, 1340, `${u10}, ${ram16}, ${ssd256}`, '13.3in FHD touch'],
    ['Spectre x360 13-ap', 2018, 339, 1320, `${home8b}, ${ram8}, ${ssd256}`, '13.3in FHD touch'],
  ]),
  ...modelsOf(folding, [
    ['Latitude 7390 2-in-1', 2018, 189, 1410, `${u8}, ${ram8}, ${ssd256}`, '13.3in FHD touch', { body: 'black' }],
    ['Latitude 7400 2-in-1', 2019, 259, 1360, `${u8b}, ${ram8}, ${ssd256}`, '14in FHD touch'],
    [
      'Latitude 5289 2-in-1',
      2017,
      129,
      1330,
      `i5-7300U|i7-7600U, ${ram8}, ${ssd256}`,
      '12.5in FHD touch',
      { body: 'black' },
    ],
    ['Latitude 7200 2-in-1', 2019, 219, 1200, `${u8b}, ${ram8}, ${ssd256}`, '12.3in 1920x1280 touch', detachable],
  ]),
  ...modelsOf({ ...folding, vendor: 'Microsoft', line: 'Microsoft Surface', ...detachable }, [
    ['Pro 5', 2017, 159, 1080, `i5-7300U|i7-7660U, ${ram8}, ${ssd256}`, '12.3in 2736x1824 touch, with Type Cover'],
    ['Pro 6', 2018, 219, 1090, `${u8}, ${ram8}, ${ssd256}`, '12.3in 2736x1824 touch, with Type Cover'],
    ['Pro 7', 2019, 279, 1100, `i5-1035G4|i7-1065G7, ${ram8}, ${ssd256}`, '12.3in 2736x1824 touch, with Type Cover'],
    [
      'Go 2',
      2020,
      149,
      790,
      '4GB|8GB, 64GB eMMC|128GB SSD',
      '10.5in 1920x1280 touch, Pentium Gold 4425Y, with Type Cover',
    ],
  ]),
]
