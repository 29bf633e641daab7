import { modelsOf } from '../catalogue/model.ts'

const part = { subcategory: 'partes-de-servidor' } as const
const card = { ...part, type: 'Storage Controller', kind: 'card', look: 'storage-controller', body: 'green' } as const
const memory = { ...part, type: 'RAM', kind: 'stick', look: 'ram-dimm', body: 'green', vendor: 'Samsung' } as const
const xeon = { ...part, type: 'CPU', kind: 'chip', look: 'cpu', body: 'silver', vendor: 'Intel' } as const
const supply = { ...part, type: 'PSU', kind: 'supply', look: 'psu', body: 'black' } as const
const nas = { type: 'NAS', kind: 'nas', subcategory: 'almacenamiento-nas', look: 'nas-4', body: 'black' } as const
const bracket = 'low profile|full height'
const kit = 'single|set of 4'
const pair = 'single|matched pair'
const two = { look: 'nas-2' } as const
const shelf = { look: 'server-2u' } as const
const drives = 'trays missing|all trays'

export const serverParts = [
  ...modelsOf({ ...card, vendor: 'Dell', line: 'Dell' }, [
    ['PERC H730P 0X4TTX', 2014, 69, 180, 'no battery|with battery', '12Gb/s SAS, 2GB cache, mini mono'],
    ['PERC H740P 05FMY4', 2017, 149, 190, 'no battery|with battery', '12Gb/s SAS, 8GB cache, mini mono'],
    ['HBA330 P2R3R', 2014, 49, 120, bracket, '12Gb/s SAS HBA, IT mode'],
  ]),
  ...modelsOf({ ...card, vendor: 'Broadcom', line: 'LSI' }, [
    ['9300-8i', 2013, 45, 140, bracket, '12Gb/s SAS HBA, IT mode'],
    ['9207-8i', 2012, 29, 130, bracket, '6Gb/s SAS HBA, IT mode'],
  ]),
  ...modelsOf({ ...card, vendor: 'HPE', line: 'HPE' }, [
    ['Smart Array P440ar 726736-B21', 2014, 39, 150, 'no battery|with battery', '12Gb/s SAS, 2GB cache'],
  ]),
  ...modelsOf({ ...card, vendor: 'Intel', line: 'Intel' }, [
    ['X520-DA2', 2011, 25, 120, bracket, '2x SFP+ 10GbE, PCIe x8', { type: 'Network Card' }],
    ['X710-DA4', 2014, 89, 150, bracket, '4x SFP+ 10GbE, PCIe x8', { type: 'Network Card' }],
  ]),
  ...modelsOf({ ...memory, line: 'Samsung' }, [
    ['M393A2K43BB1-CRC', 2016, 19, 50, kit, '16GB DDR4-2400 RDIMM'],
    ['M393A4K40CB2-CTD', 2018, 39, 50, kit, '32GB DDR4-2666 RDIMM'],
    ['M393A8G40MB2-CVF', 2019, 109, 50, kit, '64GB DDR4-2933 RDIMM'],
    ['M393B2G70BH0-YK0', 2012, 8, 45, kit, '16GB DDR3L-1600 RDIMM'],
  ]),
  ...modelsOf({ ...xeon, line: 'Intel Xeon' }, [
    ['E5-2680 v4 SR2N7', 2016, 22, 90, pair, '14 cores 2.4GHz, LGA 2011-3'],
    ['E5-2690 v4 SR2N2', 2016, 35, 90, pair, '14 cores 2.6GHz, LGA 2011-3'],
    ['Gold 6148 SR3B6', 2017, 89, 110, pair, '20 cores 2.4GHz, LGA 3647'],
  ]),
  ...modelsOf({ ...supply, vendor: 'Dell', line: 'Dell' }, [
    ['750W Platinum 05RHVVP', 2013, 25, 1050, '-', 'hot plug, for R630/R730'],
    ['1100W Platinum 0GDPF3', 2013, 29, 1100, '-', 'hot plug, for R630/R730'],
  ]),
]

export const storageBoxes = [
  ...modelsOf({ ...nas, vendor: 'Synology', line: 'Synology DiskStation' }, [
    ['DS218+', 2017, 179, 1300, drives, '2 bays, Celeron J3355, 2GB', two],
    ['DS220+', 2020, 239, 1300, drives, '2 bays, Celeron J4025, 2GB', two],
    ['DS418', 2017, 219, 2230, drives, '4 bays, RTD1296, 2GB'],
    ['DS918+', 2017, 339, 2280, drives, '4 bays, Celeron J3455, 4GB'],
    ['DS920+', 2020, 449, 2240, drives, '4 bays, Celeron J4125, 4GB'],
  ]),
  ...modelsOf({ ...nas, vendor: 'QNAP', line: 'QNAP' }, [
    ['TS-251+', 2015, 149, 1740, drives, '2 bays, Celeron J1900, 2GB', two],
    ['TS-453Be', 2018, 299, 2420, drives, '4 bays, Celeron J3455, 4GB'],
    ['TVS-472XT', 2019, 749, 5820, drives, '4 bays, i3-8100T, Thunderbolt 3, 10GbE'],
  ]),
  ...modelsOf({ ...nas, vendor: 'Dell', line: 'Dell' }, [
    ['PowerVault MD1200', 2010, 149, 29000, drives, '2U shelf, 12x 3.5in SAS 6Gb/s, 2x EMM', shelf],
    ['PowerVault MD1400', 2014, 399, 29000, drives, '2U shelf, 12x 3.5in SAS 12Gb/s, 2x EMM', shelf],
  ]),
  ...modelsOf({ ...nas, vendor: 'NetApp', line: 'NetApp' }, [
    ['DS4246', 2011, 299, 38000, drives, '4U shelf, 24x 3.5in, 2x IOM6', shelf],
  ]),
]
