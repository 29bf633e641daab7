import { modelsOf } from '../catalogue/model.ts'

const office = { body: 'white' } as const
const printer = {
  ...office,
  type: 'Printer',
  kind: 'printer',
  subcategory: 'impresoras',
  look: 'printer-laser',
} as const
const scanner = {
  ...office,
  type: 'Scanner',
  kind: 'scanner',
  subcategory: 'escaneres',
  look: 'scanner-sheet',
  body: 'black',
} as const
const projector = {
  ...office,
  type: 'Projector',
  kind: 'projector',
  subcategory: 'proyectores',
  look: 'projector',
} as const
const copier = { look: 'printer-mfp' } as const
const label = { look: 'printer-label', body: 'black' } as const
const flat = { look: 'scanner-flat' } as const
const toner = 'no toner|with starter toner'
const power = 'no adapter|with adapter'
const lamp = 'under 1000 lamp hours|under 300 lamp hours'

export const printers = [
  ...modelsOf({ ...printer, vendor: 'HP', line: 'HP LaserJet' }, [
    ['Pro M402dne', 2015, 89, 8600, toner, 'mono, 38ppm, duplex, network'],
    ['Pro M404dn', 2019, 129, 8600, toner, 'mono, 38ppm, duplex, network'],
    ['Enterprise M507dn', 2019, 199, 12300, toner, 'mono, 43ppm, duplex, network'],
    ['Enterprise M608dn', 2017, 249, 23800, `${toner}, one tray|two trays`, 'mono, 61ppm, duplex, network'],
    ['Color Pro M454dn', 2019, 179, 18900, toner, 'colour, 27ppm, duplex, network'],
    ['Pro MFP M428fdw', 2019, 199, 12900, toner, 'mono MFP, 38ppm, duplex, Wi-Fi', copier],
    ['Enterprise MFP M527dn', 2015, 229, 22700, toner, 'mono MFP, 43ppm, duplex, network', copier],
  ]),
  ...modelsOf({ ...printer, vendor: 'Brother', line: 'Brother' }, [
    ['HL-L2350DW', 2017, 62, 7200, toner, 'mono, 30ppm, duplex, Wi-Fi'],
    ['HL-L6200DW', 2016, 109, 11900, toner, 'mono, 46ppm, duplex, Wi-Fi'],
    ['MFC-L5850DW', 2016, 159, 16300, toner, 'mono MFP, 40ppm, duplex, Wi-Fi', copier],
  ]),
  ...modelsOf({ ...printer, vendor: 'Zebra', line: 'Zebra', ...label }, [
    ['GK420d', 2010, 99, 1400, power, 'direct thermal, 4in, 203dpi, USB'],
    ['ZD420', 2016, 149, 1600, power, 'direct thermal, 4in, 203dpi, USB'],
    ['ZT410', 2014, 349, 16300, '203dpi|300dpi', 'thermal transfer, 4in, network'],
  ]),
  ...modelsOf({ ...printer, vendor: 'Epson', line: 'Epson', ...label }, [
    ['TM-T88V', 2010, 69, 1600, power, 'receipt, 80mm, USB + serial'],
  ]),
]

export const scanners = [
  ...modelsOf({ ...scanner, vendor: 'Fujitsu', line: 'Fujitsu' }, [
    ['ScanSnap iX500', 2013, 129, 3000, power, '25ppm duplex, Wi-Fi'],
    ['ScanSnap iX1500', 2018, 199, 3400, power, '30ppm duplex, Wi-Fi, touch', { body: 'white' }],
    ['fi-7160', 2013, 229, 4200, `${power}, no chute|with chute`, '60ppm duplex, USB 3.0'],
    ['fi-7180', 2013, 299, 4200, `${power}, no chute|with chute`, '80ppm duplex, USB 3.0'],
    ['fi-7260', 2013, 349, 8800, power, '60ppm duplex with flatbed', flat],
  ]),
  ...modelsOf({ ...scanner, vendor: 'Epson', line: 'Epson' }, [
    ['WorkForce DS-530', 2017, 159, 3600, power, '35ppm duplex, USB 3.0'],
    ['Perfection V39', 2014, 45, 1500, 'no cable|with cable', 'flatbed, 4800dpi, USB powered', flat],
    ['Perfection V600', 2009, 149, 4100, power, 'flatbed, 6400dpi, film holders', flat],
  ]),
  ...modelsOf({ ...scanner, vendor: 'Canon', line: 'Canon' }, [
    ['imageFORMULA DR-C225', 2014, 119, 2700, power, '25ppm duplex, USB'],
    ['CanoScan LiDE 300', 2018, 39, 1700, 'no cable|with cable', 'flatbed, 2400dpi, USB powered', flat],
  ]),
  ...modelsOf({ ...scanner, vendor: 'Brother', line: 'Brother' }, [
    ['ADS-2700W', 2018, 149, 2600, power, '35ppm duplex, Wi-Fi'],
  ]),
]

export const projectors = [
  ...modelsOf({ ...projector, vendor: 'Epson', line: 'Epson' }, [
    ['PowerLite X39', 2017, 149, 2400, lamp, 'XGA 3500lm 3LCD, HDMI'],
    ['PowerLite 1781W', 2016, 229, 1800, lamp, 'WXGA 3200lm 3LCD, Wi-Fi'],
    ['Home Cinema 2150', 2017, 299, 3900, lamp, 'FHD 2500lm 3LCD, HDMI'],
    ['PowerLite L510U', 2018, 799, 8600, '-', 'WUXGA 5000lm laser'],
  ]),
  ...modelsOf({ ...projector, vendor: 'BenQ', line: 'BenQ' }, [
    ['MW535A', 2018, 179, 2400, lamp, 'WXGA 3600lm DLP, 2x HDMI'],
    ['TH585', 2019, 299, 2800, lamp, 'FHD 3500lm DLP, 2x HDMI'],
  ]),
  ...modelsOf({ ...projector, vendor: 'ViewSonic', line: 'ViewSonic' }, [
    ['PA503S', 2017, 129, 2200, lamp, 'SVGA 3600lm DLP, HDMI'],
    ['PX701HD', 2020, 299, 2600, lamp, 'FHD 3500lm DLP, 2x HDMI'],
  ]),
  ...modelsOf({ ...projector, vendor: 'Optoma', line: 'Optoma' }, [
    ['HD146X', 2019, 299, 2800, lamp, 'FHD 3600lm DLP, HDMI'],
    ['EH412', 2019, 399, 3500, lamp, 'FHD 4500lm DLP, 2x HDMI'],
  ]),
  ...modelsOf({ ...projector, vendor: 'NEC', line: 'NEC' }, [
    ['NP-M403H', 2015, 229, 3700, lamp, 'FHD 4200lm DLP, 2x HDMI'],
  ]),
]
