import { modelsOf } from '../catalogue/model.ts'

const apple = { vendor: 'Apple', line: 'Apple' } as const
const laptop = { ...apple, type: 'Laptop', kind: 'portable', look: 'laptop-thin-13', body: 'silver' } as const
const air = { ...laptop, line: 'Apple MacBook Air', subcategory: 'macbook-air' } as const
const pro = { ...laptop, line: 'Apple MacBook Pro', subcategory: 'macbook-pro', body: 'grey' } as const
const desk = { ...apple, kind: 'desktop', body: 'silver' } as const
const imac = { ...desk, type: 'All-in-One', line: 'Apple iMac', subcategory: 'imac', look: 'desktop-aio-chin' } as const
const mini = { ...desk, type: 'Desktop', subcategory: 'mac-mini-y-studio', look: 'desktop-cube' } as const
const thin14 = { look: 'laptop-thin-14' } as const
const thin16 = { look: 'laptop-thin-16' } as const

const ram8 = '8GB|16GB'
const to512 = '256GB SSD|512GB SSD'
const to1tb = '256GB SSD|512GB SSD|1TB SSD'
const from512 = '512GB SSD|1TB SSD'

export const macBookAirs = modelsOf(air, [
  ['13 A1466 (2015)', 2015, 139, 1350, `4GB|8GB, 128GB SSD|256GB SSD`, '13.3in 1440x900, i5-5250U'],
  ['13 A1466 (2017)', 2017, 169, 1350, `128GB SSD|256GB SSD`, '13.3in 1440x900, i5-5350U, 8GB'],
  ['13 A1932 (2018)', 2018, 219, 1250, `${ram8}, 128GB SSD|256GB SSD`, '13.3in Retina, i5-8210Y'],
  ['13 A1932 (2019)', 2019, 239, 1250, `${ram8}, 128GB SSD|256GB SSD`, '13.3in Retina True Tone, i5-8210Y'],
  ['13 A2179 (2020)', 2020, 289, 1290, `i3-1000NG4|i5-1030NG7, ${ram8}, ${to512}`, '13.3in Retina'],
  ['13 M1 A2337', 2020, 439, 1290, `${ram8}, ${to1tb}`, '13.3in Retina, M1 8-core'],
  ['13 M2 A2681', 2022, 619, 1240, `${ram8}, ${to1tb}`, '13.6in Liquid Retina, M2', { body: 'grey' }],
  ['15 M2 A2941', 2023, 789, 1510, `${ram8}, ${to1tb}`, '15.3in Liquid Retina, M2', { body: 'grey', ...thin16 }],
  ['13 M3 A3113', 2024, 819, 1240, `${ram8}, ${to512}`, '13.6in Liquid Retina, M3', { body: 'grey' }],
])

export const macBookPros = modelsOf(pro, [
  ['13 A1502 (2015)', 2015, 169, 1580, `${ram8}, 128GB SSD|256GB SSD`, '13.3in Retina, i5-5257U', { body: 'silver' }],
  ['15 A1398 (2015)', 2015, 249, 2040, `256GB SSD|512GB SSD`, '15.4in Retina, i7-4770HQ, 16GB', thin16],
  ['13 A1706 (2017)', 2017, 219, 1370, `${ram8}, ${to512}`, '13.3in Retina, Touch Bar, i5-7267U'],
  ['13 A1989 (2018)', 2018, 289, 1370, `${ram8}, ${to512}`, '13.3in Retina, Touch Bar, i5-8259U'],
  ['15 A1990 (2019)', 2019, 419, 1830, `i7-9750H|i9-9880H, 16GB|32GB, ${to512}`, '15.4in Retina, Touch Bar', thin16],
  [
    '16 A2141 (2019)',
    2019,
    499,
    2000,
    `i7-9750H|i9-9880H, 16GB|32GB|64GB, ${from512}`,
    '16in Retina, Touch Bar',
    thin16,
  ],
  ['13 M1 A2338', 2020, 499, 1400, `${ram8}, ${to1tb}`, '13.3in Retina, Touch Bar, M1'],
  ['13 M2 A2338', 2022, 679, 1400, `${ram8}, ${to512}`, '13.3in Retina, Touch Bar, M2'],
  ['14 M1 Pro A2442', 2021, 899, 1600, `16GB|32GB, ${from512}`, '14.2in XDR 120Hz, M1 Pro', thin14],
  ['16 M1 Pro A2485', 2021, 1049, 2100, `16GB|32GB, ${from512}`, '16.2in XDR 120Hz, M1 Pro', thin16],
  ['14 M2 Pro A2779', 2023, 1199, 1600, `16GB|32GB, ${from512}`, '14.2in XDR 120Hz, M2 Pro', thin14],
])

export const iMacs = modelsOf(imac, [
  ['21.5 A1418 (2015)', 2015, 149, 5680, `${ram8}, 1TB HDD|256GB SSD`, '21.5in 1920x1080, i5-5575R'],
  ['21.5 4K A1418 (2017)', 2017, 229, 5660, `${ram8}, 1TB Fusion|256GB SSD`, '21.5in 4K, i5-7400'],
  ['27 5K A1419 (2015)', 2015, 269, 9540, `i5-6500|i7-6700K, ${ram8}, 1TB Fusion|512GB SSD`, '27in 5K'],
  ['27 5K A1419 (2017)', 2017, 339, 9440, `i5-7500|i7-7700K, 8GB|16GB|32GB, 1TB Fusion|512GB SSD`, '27in 5K'],
  ['21.5 4K A2116 (2019)', 2019, 319, 5480, `i3-8100|i5-8500, ${ram8}, 1TB Fusion|256GB SSD`, '21.5in 4K'],
  ['27 5K A2115 (2019)', 2019, 499, 8920, `i5-8500|i9-9900K, 8GB|16GB|32GB, 1TB Fusion|512GB SSD`, '27in 5K'],
  ['27 5K A2115 (2020)', 2020, 699, 8920, `i5-10500|i7-10700K, 8GB|16GB|32GB, ${to512}`, '27in 5K'],
  ['24 M1 A2438', 2021, 649, 4480, `${ram8}, ${to512}`, '23.5in 4.5K, M1 8-core GPU', { body: 'blue' }],
])

export const macDesktops = modelsOf(mini, [
  ['Mac mini A1347 (2014)', 2014, 89, 1220, `4GB|8GB|16GB, 500GB HDD|256GB SSD`, 'i5-4260U'],
  [
    'Mac mini A1993 (2018)',
    2018,
    239,
    1300,
    `i3-8100B|i5-8500B|i7-8700B, 8GB|16GB|32GB, 128GB SSD|256GB SSD`,
    '4x Thunderbolt 3',
  ],
  ['Mac mini M1 A2348', 2020, 319, 1200, `${ram8}, ${to512}`, 'M1, 2x Thunderbolt'],
  ['Mac mini M2 A2686', 2023, 429, 1180, `${ram8}, ${to512}`, 'M2, 2x Thunderbolt 4'],
  ['Mac mini M2 Pro A2816', 2023, 869, 1280, `16GB|32GB, ${from512}`, 'M2 Pro, 4x Thunderbolt 4'],
  ['Mac Studio M1 Max A2615', 2022, 1199, 2700, `32GB|64GB, ${from512}`, 'M1 Max, 10GbE'],
  ['Mac Studio M1 Ultra A2615', 2022, 2199, 3600, `64GB|128GB, 1TB SSD|2TB SSD`, 'M1 Ultra, 10GbE'],
])
