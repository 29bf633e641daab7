import { productsOf } from '../product.ts'

const catalyst = { vendor: 'Cisco', line: 'Cisco Catalyst', body: 'grey', formFactor: '1U', managed: true } as const
const aruba = { vendor: 'HPE', body: 'grey', formFactor: '1U', managed: true } as const
const juniper = { vendor: 'Juniper', body: 'grey', formFactor: '1U', managed: true } as const
const unifi = { vendor: 'Ubiquiti', line: 'Ubiquiti UniFi', body: 'grey', managed: true } as const
const desk = { look: 'switch-8', body: 'black', formFactor: 'Desktop' } as const

const ge24 = { look: 'switch-24', ports: ['24 × 1 GbE'] } as const
const ge48 = { look: 'switch-48', ports: ['48 × 1 GbE'] } as const

const sfp4 = '4 × SFP'
const sfpPlus2 = '2 × SFP+'
const sfpPlus4 = '4 × SFP+'

export const switches = [
  ...productsOf('Switch', { ...catalyst, ...ge24 }, [
    {
      name: '2960X-24TS-L',
      year: 2013,
      uplinks: sfp4,
      throughputGbps: 216,
      weightGrams: 4000,
      bam: 349,
      featured: true,
    },
    { name: '2960X-24PS-L', year: 2013, uplinks: sfp4, poeWatts: 370, weightGrams: 5800, bam: 449 },
    { name: '3650-24PS-S', year: 2013, uplinks: sfp4, poeWatts: 390, weightGrams: 7000, bam: 549 },
    { name: '3850-24T-S', year: 2013, weightGrams: 7300, bam: 499 },
    { name: '9300-24T-E', year: 2017, weightGrams: 7300, bam: 2199 },
    { name: '9200L-24T-4G', year: 2019, uplinks: sfp4, throughputGbps: 56, weightGrams: 4300, bam: 1299 },
  ]),
  ...productsOf('Switch', { ...catalyst, ...ge48 }, [
    { name: '2960X-48TS-L', year: 2013, uplinks: sfp4, throughputGbps: 216, weightGrams: 4200, bam: 429 },
    { name: '2960X-48FPS-L', year: 2013, uplinks: sfp4, poeWatts: 740, weightGrams: 5800, bam: 599 },
    { name: '2960S-48TS-L', year: 2010, uplinks: sfp4, weightGrams: 4600, bam: 199 },
    { name: '3750X-48P-S', year: 2010, poeWatts: 435, weightGrams: 7600, bam: 299 },
    { name: '3850-48P-S', year: 2013, poeWatts: 435, weightGrams: 7500, bam: 649 },
  ]),
  ...productsOf('Switch', { ...aruba, ...ge24 }, [
    { name: 'Aruba 2530-24G J9776A', year: 2013, uplinks: sfp4, throughputGbps: 56, weightGrams: 2770, bam: 259 },
    {
      name: 'Aruba 2930F 24G 4SFP+ JL253A',
      year: 2016,
      uplinks: sfpPlus4,
      throughputGbps: 128,
      weightGrams: 2860,
      bam: 699,
    },
    { name: 'Aruba 2530-24G-PoE+ J9773A', year: 2013, uplinks: sfp4, poeWatts: 195, weightGrams: 4000, bam: 389 },
  ]),
  ...productsOf('Switch', { ...aruba, ...ge48 }, [
    { name: 'Aruba 2530-48G J9775A', year: 2013, uplinks: sfp4, throughputGbps: 104, weightGrams: 2990, bam: 349 },
    {
      name: 'Aruba 2930F 48G PoE+ 4SFP+ JL256A',
      year: 2016,
      uplinks: sfpPlus4,
      poeWatts: 370,
      weightGrams: 4900,
      bam: 1099,
    },
    {
      name: 'Aruba 2540 48G 4SFP+ JL355A',
      year: 2016,
      uplinks: sfpPlus4,
      throughputGbps: 176,
      weightGrams: 3000,
      bam: 649,
    },
  ]),
  ...productsOf('Switch', juniper, [
    { name: 'EX2200-24T-4G', year: 2010, ...ge24, uplinks: sfp4, throughputGbps: 56, weightGrams: 2720, bam: 179 },
    { name: 'EX3300-48P', year: 2011, ...ge48, uplinks: sfpPlus4, poeWatts: 740, weightGrams: 7300, bam: 349 },
    { name: 'EX2300-48T', year: 2016, ...ge48, uplinks: sfpPlus4, weightGrams: 4300, bam: 799 },
  ]),
  ...productsOf('Switch', { vendor: 'Dell', body: 'grey', formFactor: '1U', managed: true }, [
    {
      name: 'PowerConnect 5548',
      year: 2011,
      ...ge48,
      uplinks: sfpPlus2,
      throughputGbps: 176,
      weightGrams: 4000,
      bam: 229,
    },
    {
      name: 'Networking N1524',
      year: 2014,
      ...ge24,
      uplinks: sfpPlus4,
      throughputGbps: 128,
      weightGrams: 3600,
      bam: 349,
    },
    {
      name: 'Networking S4048-ON',
      year: 2015,
      look: 'switch-fibre',
      ports: ['48 × SFP+', '6 × QSFP+'],
      throughputGbps: 1440,
      weightGrams: 8500,
      bam: 1499,
    },
  ]),
  ...productsOf('Switch', { ...unifi, formFactor: '1U' }, [
    {
      name: 'Switch US-24-250W',
      year: 2015,
      ...ge24,
      uplinks: '2 × SFP',
      poeWatts: 250,
      throughputGbps: 52,
      weightGrams: 4700,
      bam: 429,
    },
    {
      name: 'Switch US-48',
      year: 2015,
      ...ge48,
      uplinks: '2 × SFP, 2 × SFP+',
      throughputGbps: 140,
      weightGrams: 4200,
      bam: 499,
    },
  ]),
  ...productsOf('Switch', { ...desk }, [
    {
      name: 'Ubiquiti UniFi Switch US-8-60W',
      year: 2017,
      ports: ['8 × 1 GbE'],
      poeWatts: 60,
      managed: true,
      body: 'black',
      weightGrams: 720,
      bam: 129,
    },
    { name: 'TP-Link TL-SG108', ports: ['8 × 1 GbE'], throughputGbps: 16, weightGrams: 470, bam: 39, fresh: true },
    { name: 'TP-Link TL-SG108PE', ports: ['8 × 1 GbE'], throughputGbps: 16, weightGrams: 800, bam: 99, fresh: true },
    { name: 'Netgear GS308', ports: ['8 × 1 GbE'], throughputGbps: 16, weightGrams: 500, bam: 35 },
    {
      name: 'Cisco SG350-10',
      ports: ['8 × 1 GbE', '2 × RJ-45/SFP'],
      managed: true,
      throughputGbps: 20,
      weightGrams: 1300,
      bam: 199,
    },
    {
      name: 'MikroTik CRS326-24G-2S+RM',
      look: 'switch-24',
      formFactor: '1U',
      ports: ['24 × 1 GbE', '2 × SFP+'],
      managed: true,
      weightGrams: 2600,
      bam: 299,
      fresh: true,
    },
    {
      name: 'MikroTik CRS305-1G-4S+IN',
      ports: ['4 × SFP+', '1 × 1 GbE'],
      managed: true,
      weightGrams: 500,
      bam: 259,
      held: 'draft',
    },
  ]),
]
