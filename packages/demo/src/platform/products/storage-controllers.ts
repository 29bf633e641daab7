import { productsOf } from '../product.ts'

const sas = { look: 'storage-controller', body: 'green', interface: 'PCIe 3.0 × 8' } as const

const internal = '8 × SAS/SATA'

export const storageControllers = productsOf('Storage Controller', sas, [
  {
    name: 'MegaRAID SAS 9361-8i',
    vendor: 'Broadcom',
    line: 'LSI',
    ports: [internal],
    speed: '12 Gb/s',
    memoryMb: 1024,
    raid: '0, 1, 5, 6, 10, 50, 60',
    weightGrams: 200,
    bam: 229,
  },
  {
    name: 'SAS 9300-8i',
    vendor: 'Broadcom',
    line: 'LSI',
    ports: [internal],
    speed: '12 Gb/s',
    weightGrams: 150,
    bam: 99,
  },
  {
    name: 'SAS 9211-8i',
    vendor: 'Broadcom',
    line: 'LSI',
    ports: [internal],
    speed: '6 Gb/s',
    interface: 'PCIe 2.0 × 8',
    weightGrams: 150,
    bam: 59,
  },
  {
    name: 'Dell PERC H730 1 GB',
    ports: [internal],
    speed: '12 Gb/s',
    memoryMb: 1024,
    raid: '0, 1, 5, 6, 10, 50, 60',
    weightGrams: 200,
    bam: 99,
  },
  { name: 'Dell PERC H330', ports: [internal], speed: '12 Gb/s', raid: '0, 1, 5, 10, 50', weightGrams: 150, bam: 69 },
  {
    name: 'Dell PERC H740P',
    ports: [internal],
    speed: '12 Gb/s',
    memoryMb: 8192,
    raid: '0, 1, 5, 6, 10, 50, 60',
    interface: 'PCIe 3.1 × 8',
    weightGrams: 200,
    bam: 249,
  },
  {
    name: 'HPE Smart Array P440ar 2 GB',
    ports: [internal],
    speed: '12 Gb/s',
    memoryMb: 2048,
    raid: '0, 1, 5, 6, 10, 50, 60',
    weightGrams: 200,
    bam: 89,
  },
  {
    name: 'HPE Smart Array P408i-a SR Gen10',
    ports: [internal],
    speed: '12 Gb/s',
    memoryMb: 2048,
    raid: '0, 1, 5, 6, 10, 50, 60',
    weightGrams: 200,
    bam: 199,
  },
])
