import type { Look } from '../pictures/looks.ts'
import { type Facts, productsOf } from '../product.ts'
import type { Specs } from '../specs.ts'

type MonitorRow = readonly [
  name: string,
  year: number,
  screenInches: number,
  resolution: string,
  panel: string,
  ports: readonly string[],
  weightGrams: number,
  bam: number,
  more?: Partial<Facts & Specs>,
]

const lookOf = (inches: number): Look => (inches < 23 ? 'monitor-22' : inches < 26 ? 'monitor-24' : 'monitor-27')

const monitorsOf = (shared: Pick<Facts, 'vendor' | 'line'> & Partial<Facts>, rows: readonly MonitorRow[]) =>
  productsOf(
    'Monitor',
    { body: 'black', refreshHz: 60 },
    rows.map(([name, year, screenInches, resolution, panel, ports, weightGrams, bam, more]) => ({
      ...{ look: lookOf(screenInches), name, year, screenInches, resolution, panel, ports, weightGrams, bam },
      ...shared,
      ...more,
    })),
  )

const fhd = '1920 × 1080'
const wuxga = '1920 × 1200'
const qhd = '2560 × 1440'
const uhd = '3840 × 2160'
const office = ['HDMI', 'DisplayPort', 'VGA', 'USB']
const pro = ['HDMI', '2 × DisplayPort', 'USB']
const usbC = ['USB-C', 'HDMI', 'DisplayPort', 'USB']

export const monitors = [
  ...monitorsOf({ vendor: 'Dell', line: 'Dell' }, [
    ['P2419H 23.8"', 2018, 23.8, fhd, 'IPS', office, 5340, 179],
    ['UltraSharp U2719D 27"', 2018, 27, qhd, 'IPS', pro, 6400, 349, { featured: true }],
    ['P2217H 21.5"', 2016, 21.5, fhd, 'IPS', office, 5060, 119],
    ['P2319H 23"', 2018, 23, fhd, 'IPS', office, 5200, 159],
    ['P2719H 27"', 2018, 27, fhd, 'IPS', office, 6900, 249],
    ['P2722H 27"', 2021, 27, fhd, 'IPS', office, 6300, 279],
    ['P2422H 23.8"', 2021, 23.8, fhd, 'IPS', office, 5300, 219],
    [
      'UltraSharp U2415 24"',
      2014,
      24.1,
      wuxga,
      'IPS',
      ['2 × HDMI', 'DisplayPort', 'Mini DisplayPort', 'USB'],
      6170,
      199,
    ],
    ['UltraSharp U2419HC 23.8"', 2018, 23.8, fhd, 'IPS', usbC, 5500, 239],
    ['UltraSharp U2720Q 27"', 2020, 27, uhd, 'IPS', usbC, 6600, 549],
    [
      'UltraSharp U3415W 34"',
      2014,
      34,
      '3440 × 1440',
      'IPS',
      ['HDMI', 'DisplayPort', 'Mini DisplayPort', 'USB'],
      11_400,
      499,
      { look: 'monitor-ultrawide' },
    ],
    ['P1917S 19"', 2016, 19, '1280 × 1024', 'IPS', office, 5300, 69, { look: 'monitor-square' }],
    [
      'S2721DGF 27"',
      2020,
      27,
      qhd,
      'IPS',
      ['2 × HDMI', 'DisplayPort', 'USB'],
      6400,
      499,
      { look: 'monitor-gaming', refreshHz: 165, gaming: true },
    ],
  ]),
  ...monitorsOf({ vendor: 'HP', line: 'HP' }, [
    ['EliteDisplay E243 23.8"', 2018, 23.8, fhd, 'IPS', office, 6200, 169],
    ['EliteDisplay E233 23"', 2018, 23, fhd, 'IPS', office, 6100, 149],
    ['EliteDisplay E222 21.5"', 2015, 21.5, fhd, 'IPS', office, 5800, 109],
    ['EliteDisplay E273q 27"', 2018, 27, qhd, 'IPS', ['HDMI', 'DisplayPort', 'USB-C', 'USB'], 7200, 329],
    ['Z24n G2 24"', 2017, 24, wuxga, 'IPS', ['HDMI', 'DisplayPort', 'DVI-D', 'USB'], 6400, 219],
    ['Z27n G2 27"', 2017, 27, qhd, 'IPS', ['HDMI', 'DisplayPort', 'DVI-D', 'USB-C', 'USB'], 7500, 359],
    ['E24 G4 23.8"', 2021, 23.8, fhd, 'IPS', office, 6100, 219],
    [
      'EliteDisplay E190i 18.9"',
      2013,
      18.9,
      '1280 × 1024',
      'IPS',
      ['DisplayPort', 'DVI-D', 'VGA', 'USB'],
      5400,
      59,
      { look: 'monitor-square' },
    ],
  ]),
  ...monitorsOf({ vendor: 'Lenovo', line: 'Lenovo ThinkVision' }, [
    ['T24i-10 23.8"', 2018, 23.8, fhd, 'IPS', office, 6000, 169],
    ['T2254p 22"', 2015, 22, '1680 × 1050', 'TN', ['HDMI', 'DisplayPort', 'VGA'], 5500, 79],
    ['P27h-10 27"', 2017, 27, qhd, 'IPS', ['2 × HDMI', 'DisplayPort', 'USB-C', 'USB'], 7500, 339],
    ['T27p-10 27"', 2018, 27, uhd, 'IPS', ['HDMI', 'DisplayPort', 'USB-C', 'USB'], 7500, 449],
  ]),
  ...monitorsOf({ vendor: 'Samsung', line: 'Samsung' }, [
    ['S24E650 24"', 2015, 23.6, fhd, 'PLS', ['HDMI', 'DisplayPort', 'VGA'], 5500, 129],
    [
      'Odyssey G5 C27G55T 27"',
      2020,
      27,
      qhd,
      'VA',
      ['HDMI', 'DisplayPort'],
      4500,
      349,
      { look: 'monitor-gaming', refreshHz: 144, gaming: true },
    ],
    ['S22F350 21.5"', 2016, 21.5, fhd, 'TN', ['HDMI', 'VGA'], 2800, 99],
  ]),
  ...monitorsOf({ vendor: 'LG', line: 'LG' }, [
    [
      '34WN80C 34"',
      2019,
      34,
      '3440 × 1440',
      'IPS',
      ['2 × HDMI', 'DisplayPort', 'USB-C', 'USB'],
      8400,
      649,
      { look: 'monitor-ultrawide' },
    ],
    ['27UL500 27"', 2019, 27, uhd, 'IPS', ['2 × HDMI', 'DisplayPort'], 5600, 399, { body: 'white' }],
    [
      '24MP59G 23.8"',
      2017,
      23.8,
      fhd,
      'IPS',
      ['HDMI', 'DisplayPort', 'VGA'],
      3600,
      149,
      { refreshHz: 75, gaming: true },
    ],
  ]),
  ...monitorsOf({ vendor: 'EIZO', line: 'EIZO FlexScan' }, [
    ['EV2451 23.8"', 2017, 23.8, fhd, 'IPS', ['HDMI', 'DisplayPort', 'DVI-D', 'VGA', 'USB'], 5800, 229],
    ['EV2456 24.1"', 2017, 24.1, wuxga, 'IPS', ['HDMI', 'DisplayPort', 'DVI-D', 'VGA', 'USB'], 5900, 269],
  ]),
  ...monitorsOf({ vendor: 'Philips', line: 'Philips' }, [
    ['Brilliance 241B7Q 23.8"', 2018, 23.8, fhd, 'IPS', office, 6000, 159, { held: 'no price' }],
    ['243V7QDSB 23.8"', 2018, 23.8, fhd, 'IPS', ['HDMI', 'DVI-D', 'VGA'], 3100, 139],
  ]),
]
