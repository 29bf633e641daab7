import { modelsOf } from '../catalogue/model.ts'
import { ram16to64, ssd256to1tb, ssd512 } from './processors.ts'

const station = {
  type: 'Workstation',
  kind: 'desktop',
  subcategory: 'workstations',
  look: 'desktop-workstation',
  body: 'black',
} as const
const screen = { type: 'Monitor', kind: 'screen', subcategory: 'monitores', look: 'monitor-24', body: 'black' } as const
const ecc = '32GB ECC|64GB ECC|128GB ECC'

export const workstations = [
  ...modelsOf({ ...station, vendor: 'Dell', line: 'Dell Precision' }, [
    ['3630 Tower', 2018, 219, 9500, `i7-8700|i9-9900, ${ram16to64}, ${ssd256to1tb}`, 'Quadro P620 2GB, 300W PSU'],
    ['5820 Tower', 2017, 289, 15800, `W-2123|W-2145, ${ecc}, ${ssd256to1tb}`, 'Quadro P2000 5GB, 950W PSU'],
    [
      '7820 Tower',
      2017,
      449,
      20300,
      `2x Silver 4114|2x Gold 6136, ${ecc}, ${ssd256to1tb}`,
      'Quadro P4000 8GB, 950W PSU',
    ],
    [
      'T5810',
      2014,
      129,
      14300,
      `E5-1620 v3|E5-1650 v4, 16GB ECC|32GB ECC|64GB ECC, ${ssd256to1tb}`,
      'Quadro K2200 4GB, 685W PSU',
    ],
    ['T7910', 2014, 299, 19500, `2x E5-2630 v3|2x E5-2680 v4, ${ecc}, ${ssd256to1tb}`, 'Quadro M4000 8GB, 1300W PSU'],
  ]),
  ...modelsOf({ ...station, vendor: 'HP' }, [
    ['Z240 Tower', 2015, 139, 11300, `i7-6700|E3-1245 v5, ${ram16to64}, ${ssd256to1tb}`, 'Quadro K620 2GB, 400W PSU'],
    ['Z2 Tower G4', 2018, 239, 10600, `i7-8700|i9-9900K, ${ram16to64}, ${ssd256to1tb}`, 'Quadro P1000 4GB, 500W PSU'],
    [
      'Z440',
      2014,
      149,
      13200,
      `E5-1620 v3|E5-1650 v4, 16GB ECC|32GB ECC|64GB ECC, ${ssd256to1tb}`,
      'Quadro M2000 4GB, 700W PSU',
    ],
    ['Z4 G4', 2017, 309, 12500, `W-2123|W-2145, ${ecc}, ${ssd256to1tb}`, 'Quadro P2000 5GB, 750W PSU'],
    ['Z840', 2014, 349, 22200, `2x E5-2640 v3|2x E5-2690 v4, ${ecc}, ${ssd256to1tb}`, 'Quadro M4000 8GB, 1125W PSU'],
  ]),
  ...modelsOf({ ...station, vendor: 'Lenovo', line: 'Lenovo ThinkStation' }, [
    ['P330 Tower', 2018, 229, 10900, `i7-8700|i9-9900, ${ram16to64}, ${ssd256to1tb}`, 'Quadro P620 2GB, 400W PSU'],
    ['P520', 2018, 329, 17200, `W-2123|W-2135, ${ecc}, ${ssd256to1tb}`, 'Quadro P2000 5GB, 900W PSU'],
    ['P620', 2020, 1299, 24000, `TR PRO 3945WX|TR PRO 3955WX, ${ecc}, ${ssd512}`, 'RTX A4000 16GB, 1000W PSU'],
  ]),
]

const stand = 'no stand|with stand'
const large = { look: 'monitor-27' } as const
const small = { look: 'monitor-22' } as const
const square = { look: 'monitor-square' } as const
const wide = { look: 'monitor-ultrawide' } as const
const fast = { look: 'monitor-gaming' } as const

export const monitors = [
  ...modelsOf({ ...screen, vendor: 'Dell', line: 'Dell' }, [
    ['P1917S', 2016, 29, 5300, stand, '19in 1280x1024 IPS, HDMI, DP, VGA', square],
    ['P2217H', 2016, 39, 5200, stand, '21.5in FHD IPS, HDMI, DP, VGA', small],
    ['E2216H', 2015, 29, 3900, stand, '21.5in FHD TN, DP, VGA', small],
    ['P2419H', 2018, 62, 5600, stand, '23.8in FHD IPS, HDMI, DP, VGA, USB hub'],
    ['U2415', 2014, 72, 5700, stand, '24.1in 1920x1200 IPS, 2x HDMI, DP, mDP'],
    ['U2419H', 2018, 79, 5400, stand, '23.8in FHD IPS, HDMI, DP, USB hub'],
    ['P2719H', 2018, 89, 6800, stand, '27in FHD IPS, HDMI, DP, VGA, USB hub', large],
    ['U2719D', 2018, 129, 6500, stand, '27in QHD IPS, HDMI, DP, USB hub', large],
    ['U2720Q', 2020, 219, 6600, stand, '27in 4K IPS, USB-C 90W, HDMI, DP', large],
    ['U3419W', 2018, 289, 10300, stand, '34in 3440x1440 curved IPS, USB-C', wide],
  ]),
  ...modelsOf({ ...screen, vendor: 'HP', line: 'HP' }, [
    ['EliteDisplay E223', 2018, 42, 5500, stand, '21.5in FHD IPS, HDMI, DP, VGA', small],
    ['EliteDisplay E243', 2018, 62, 6600, stand, '23.8in FHD IPS, HDMI, DP, VGA'],
    ['Z24n G2', 2018, 92, 6400, stand, '24in 1920x1200 IPS, HDMI, DP'],
    ['E27q G4', 2020, 129, 7200, stand, '27in QHD IPS, HDMI, DP', large],
  ]),
  ...modelsOf({ ...screen, vendor: 'Lenovo', line: 'Lenovo ThinkVision' }, [
    ['T24i-10', 2017, 59, 5600, stand, '23.8in FHD IPS, HDMI, DP, VGA'],
    ['P27h-20', 2020, 149, 7300, stand, '27in QHD IPS, USB-C 90W, HDMI, DP', large],
  ]),
  ...modelsOf({ ...screen, vendor: 'ASUS', line: 'ASUS' }, [
    ['VG248QE', 2013, 85, 5500, stand, '24in FHD TN 144Hz, HDMI, DP, DVI', fast],
    ['TUF VG27AQ', 2019, 169, 5800, stand, '27in QHD IPS 165Hz, 2x HDMI, DP', fast],
  ]),
]
