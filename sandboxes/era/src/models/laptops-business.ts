import { modelsOf } from '../catalogue/model.ts'
import {
  home8b,
  home10,
  home11,
  ram8,
  ram8to32,
  ram16,
  ssd256,
  u6,
  u7,
  u8,
  u8b,
  u10,
  u11,
  u12,
  u13,
} from './processors.ts'

const business = {
  type: 'Laptop',
  kind: 'portable',
  subcategory: 'notebooks-empresariales',
  look: 'laptop-business-14',
  body: 'black',
} as const
const large = { look: 'laptop-business-15' } as const
const small = { look: 'laptop-business-12' } as const
const dell = { ...business, vendor: 'Dell', line: 'Dell Latitude' } as const
const hp = { ...business, vendor: 'HP', body: 'silver', line: 'HP EliteBook' } as const
const lenovo = { ...business, vendor: 'Lenovo', line: 'Lenovo ThinkPad' } as const

const fhd14 = '14in FHD 1920x1080'
const fhd15 = '15.6in FHD 1920x1080'
const fhd13 = '13.3in FHD 1920x1080'
const hd12 = '12.5in HD 1366x768'
const fhd12 = '12.5in FHD 1920x1080'

export const businessLaptops = [
  ...modelsOf(dell, [
    ['E7470', 2016, 88, 1560, `${u6}, ${ram8}, ${ssd256}`, fhd14],
    ['5480', 2017, 99, 1600, `${u7}, ${ram8}, ${ssd256}`, fhd14],
    ['7480', 2017, 112, 1360, `${u7}, ${ram8}, ${ssd256}`, fhd14],
    ['5490', 2018, 132, 1600, `${u8}, ${ram8to32}, ${ssd256}`, fhd14],
    ['7490', 2018, 149, 1400, `${u8}, ${ram8to32}, ${ssd256}`, fhd14],
    ['5400', 2019, 158, 1480, `${u8b}, ${ram8to32}, ${ssd256}`, fhd14],
    ['5410', 2020, 209, 1480, `${u10}, ${ram8to32}, ${ssd256}`, fhd14],
    ['5420', 2021, 269, 1370, `${u11}, ${ram8to32}, ${ssd256}`, fhd14, { body: 'grey' }],
    ['5430', 2022, 399, 1370, `${u12}, ${ram16}, ${ssd256}`, fhd14, { body: 'grey' }],
    ['5440', 2023, 539, 1390, `${u13}, ${ram16}, ${ssd256}`, fhd14, { body: 'grey' }],
    ['5590', 2018, 145, 1880, `${u8}, ${ram8to32}, ${ssd256}`, fhd15, large],
    ['5500', 2019, 165, 1820, `${u8b}, ${ram8to32}, ${ssd256}`, fhd15, large],
    ['5520', 2021, 289, 1590, `${u11}, ${ram8to32}, ${ssd256}`, fhd15, large],
    ['7290', 2018, 119, 1170, `${u8}, ${ram8}, ${ssd256}`, hd12, small],
  ]),
  ...modelsOf(hp, [
    ['840 G3', 2016, 89, 1540, `${u6}, ${ram8}, ${ssd256}`, fhd14],
    ['840 G4', 2017, 104, 1540, `${u7}, ${ram8}, ${ssd256}`, fhd14],
    ['840 G5', 2018, 142, 1480, `${u8}, ${ram8to32}, ${ssd256}`, fhd14],
    ['840 G6', 2019, 172, 1480, `${u8b}, ${ram8to32}, ${ssd256}`, fhd14],
    ['840 G7', 2020, 245, 1330, `${u10}, ${ram8to32}, ${ssd256}`, fhd14],
    ['840 G8', 2021, 309, 1320, `${u11}, ${ram8to32}, ${ssd256}`, fhd14],
    ['850 G5', 2018, 149, 1780, `${u8}, ${ram8to32}, ${ssd256}`, fhd15, large],
    ['850 G8', 2021, 329, 1700, `${u11}, ${ram16}, ${ssd256}`, fhd15, large],
    ['830 G6', 2019, 165, 1330, `${u8b}, ${ram8}, ${ssd256}`, fhd13, { look: 'laptop-thin-13' }],
  ]),
  ...modelsOf({ ...hp, line: 'HP ProBook' }, [
    ['430 G6', 2019, 129, 1490, `${home8b}, ${ram8}, ${ssd256}`, fhd13, { look: 'laptop-thin-13' }],
    ['440 G7', 2020, 189, 1600, `${home10}, ${ram8}, ${ssd256}`, fhd14],
    ['450 G6', 2019, 149, 2000, `${home8b}, ${ram8}, ${ssd256}`, fhd15, large],
    ['450 G8', 2021, 259, 1740, `${home11}, ${ram8to32}, ${ssd256}`, fhd15, large],
  ]),
  ...modelsOf(lenovo, [
    ['X260', 2016, 79, 1440, `${u6}, ${ram8}, ${ssd256}`, hd12, small],
    ['X280', 2018, 119, 1130, `${u8}, ${ram8}, ${ssd256}`, fhd12, small],
    ['X390', 2019, 155, 1290, `${u8b}, ${ram8}, ${ssd256}`, fhd13, small],
    ['T460', 2016, 85, 1740, `${u6}, ${ram8}, ${ssd256}`, fhd14],
    ['T470', 2017, 109, 1580, `${u7}, ${ram8}, ${ssd256}`, fhd14],
    ['T480', 2018, 152, 1580, `${u8}, ${ram8to32}, ${ssd256}`, fhd14],
    ['T480s', 2018, 158, 1320, `${u8}, ${ram8to32}, ${ssd256}`, fhd14],
    ['T490', 2019, 179, 1460, `${u8b}, ${ram8to32}, ${ssd256}`, fhd14],
    ['T14 Gen 1', 2020, 239, 1460, `${u10}, ${ram8to32}, ${ssd256}`, fhd14],
    ['T14 Gen 2', 2021, 309, 1460, `${u11}, ${ram8to32}, ${ssd256}`, fhd14],
    ['T14 Gen 3', 2022, 429, 1390, `${u12}, ${ram16}, ${ssd256}`, '14in WUXGA 1920x1200'],
    ['T580', 2018, 159, 1950, `${u8}, ${ram8to32}, ${ssd256}`, fhd15, large],
    ['T590', 2019, 185, 1750, `${u8b}, ${ram8to32}, ${ssd256}`, fhd15, large],
    ['L14 Gen 1', 2020, 199, 1610, `${home10}, ${ram8}, ${ssd256}`, fhd14],
    ['E14 Gen 2', 2020, 219, 1590, `${home11}, ${ram8}, ${ssd256}`, fhd14],
  ]),
]
