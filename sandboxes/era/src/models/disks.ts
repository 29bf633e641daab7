import { modelsOf } from '../catalogue/model.ts'

const disk = { kind: 'disk', subcategory: 'discos', type: 'Hard Disk/SSD' } as const
const m2 = { ...disk, look: 'ssd-m2', body: 'black' } as const
const sata = { ...disk, look: 'ssd-2.5', body: 'black' } as const
const spinning = { ...disk, look: 'hdd', body: 'silver' } as const
const to1tb = '256GB|512GB|1TB'

export const disks = [
  ...modelsOf({ ...m2, vendor: 'Samsung', line: 'Samsung' }, [
    ['PM981a NVMe', 2018, 19, 10, to1tb, 'M.2 2280 PCIe 3.0 x4, OEM pull'],
    ['970 EVO Plus', 2019, 32, 10, '250GB|500GB|1TB', 'M.2 2280 PCIe 3.0 x4'],
    ['PM9A1 NVMe', 2020, 29, 10, to1tb, 'M.2 2280 PCIe 4.0 x4, OEM pull'],
  ]),
  ...modelsOf({ ...m2, vendor: 'Western Digital', line: 'WD' }, [
    ['PC SN730 NVMe', 2019, 18, 10, to1tb, 'M.2 2280 PCIe 3.0 x4, OEM pull'],
    ['PC SN530 NVMe', 2019, 15, 6, '256GB|512GB', 'M.2 2230 PCIe 3.0 x4, OEM pull'],
  ]),
  ...modelsOf({ ...m2, vendor: 'SK hynix', line: 'SK hynix' }, [
    ['PC711 NVMe', 2020, 19, 10, to1tb, 'M.2 2280 PCIe 3.0 x4, OEM pull'],
    ['BC711 NVMe', 2020, 16, 6, '256GB|512GB', 'M.2 2230 PCIe 3.0 x4, OEM pull'],
  ]),
  ...modelsOf({ ...sata, vendor: 'Samsung', line: 'Samsung' }, [
    ['860 EVO', 2018, 29, 50, '250GB|500GB|1TB', '2.5in SATA'],
    ['PM883', 2018, 69, 70, '960GB|1.92TB|3.84TB', '2.5in SATA, enterprise'],
  ]),
  ...modelsOf({ ...sata, vendor: 'Intel', line: 'Intel' }, [
    ['D3-S4510', 2018, 59, 90, '480GB|960GB|1.92TB', '2.5in SATA, enterprise', { body: 'silver' }],
  ]),
  ...modelsOf({ ...sata, vendor: 'Crucial', line: 'Crucial' }, [
    ['MX500', 2018, 25, 50, '250GB|500GB|1TB', '2.5in SATA', { body: 'silver' }],
  ]),
  ...modelsOf({ ...spinning, vendor: 'Seagate', line: 'Seagate' }, [
    ['Exos 7E8 SATA', 2018, 45, 700, '4TB|6TB|8TB', '3.5in 7200rpm, 512e'],
    ['Exos X16 SAS', 2019, 99, 670, '12TB|14TB|16TB', '3.5in 7200rpm SAS 12Gb/s'],
    ['BarraCuda', 2017, 19, 490, '1TB|2TB|4TB', '3.5in SATA'],
  ]),
  ...modelsOf({ ...spinning, vendor: 'HGST', line: 'HGST' }, [
    ['Ultrastar He10', 2016, 69, 650, '8TB|10TB', '3.5in 7200rpm SATA, helium'],
    ['Ultrastar C10K1800 SAS', 2014, 29, 220, '600GB|900GB|1.2TB', '2.5in 10k SAS 12Gb/s, with or without caddy'],
  ]),
  ...modelsOf({ ...spinning, vendor: 'Western Digital', line: 'WD' }, [
    ['Red', 2017, 39, 600, '3TB|4TB|6TB', '3.5in SATA for NAS'],
  ]),
]
