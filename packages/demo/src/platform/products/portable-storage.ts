import { productsOf } from '../product.ts'

const wd = { vendor: 'Western Digital', line: 'WD' } as const

const pocket = { look: 'external-hdd', body: 'black', interface: 'USB 3.0' } as const

const desk = { look: 'external-hdd-desk', body: 'black', interface: 'USB 3.0' } as const

export const externalDisks = productsOf('External HDD', {}, [
  { ...wd, name: 'Elements Portable 2 TB', ...pocket, storageGb: 2000, weightGrams: 230, bam: 109, fresh: true },
  {
    ...wd,
    name: 'My Passport',
    ...pocket,
    storageGb: 1000,
    storages: [1000, 2000, 4000],
    step: 50,
    weightGrams: 120,
    bam: 95,
    fresh: true,
  },
  { ...wd, name: 'My Book 4 TB', ...desk, storageGb: 4000, weightGrams: 1000, bam: 149 },
  { name: 'Seagate Expansion Portable 1 TB', ...pocket, storageGb: 1000, weightGrams: 170, bam: 59 },
  { name: 'Seagate Backup Plus Slim 2 TB', ...pocket, body: 'silver', storageGb: 2000, weightGrams: 130, bam: 89 },
  { name: 'Seagate Expansion Desktop 8 TB', ...desk, storageGb: 8000, weightGrams: 940, bam: 249 },
  { name: 'Toshiba Canvio Basics 1 TB', ...pocket, storageGb: 1000, weightGrams: 150, bam: 85, fresh: true },
  { name: 'LaCie Rugged Mini 2 TB', ...pocket, body: 'silver', storageGb: 2000, weightGrams: 320, bam: 119 },
])

const flash = { look: 'external-ssd', body: 'black', interface: 'USB 3.2 Gen 2' } as const

export const externalSsds = productsOf('External SSD', flash, [
  {
    name: 'Samsung Portable SSD T7',
    body: 'grey',
    storageGb: 500,
    storages: [500, 1000],
    colours: ['grey', 'blue'],
    step: 80,
    readMbps: 1050,
    writeMbps: 1000,
    weightGrams: 58,
    bam: 139,
    fresh: true,
    featured: true,
  },
  { name: 'Samsung Portable SSD T5 500 GB', body: 'blue', storageGb: 500, readMbps: 540, weightGrams: 51, bam: 89 },
  { name: 'Samsung Portable SSD T5 1 TB', storageGb: 1000, readMbps: 540, weightGrams: 51, bam: 129 },
  {
    name: 'SanDisk Extreme Portable SSD',
    look: 'external-ssd-rugged',
    storageGb: 1000,
    storages: [1000, 2000],
    step: 120,
    readMbps: 1050,
    writeMbps: 1000,
    weightGrams: 52,
    bam: 199,
    fresh: true,
  },
  { name: 'Crucial X6 1 TB', storageGb: 1000, readMbps: 800, weightGrams: 42, bam: 149, fresh: true },
  {
    name: 'Kingston XS2000 1 TB',
    body: 'grey',
    interface: 'USB 3.2 Gen 2x2',
    storageGb: 1000,
    readMbps: 2000,
    writeMbps: 2000,
    weightGrams: 29,
    bam: 199,
    fresh: true,
  },
  {
    ...wd,
    name: 'My Passport SSD 500 GB',
    body: 'grey',
    storageGb: 500,
    readMbps: 1050,
    writeMbps: 1000,
    weightGrams: 46,
    bam: 99,
  },
])

const stick = { look: 'usb-drive', body: 'silver', interface: 'USB 3.0', fresh: true, weightGrams: 10 } as const

export const sticks = productsOf('USB Drive', stick, [
  { name: 'SanDisk Ultra Flair', storageGb: 32, storages: [32, 64, 128], step: 8, readMbps: 150, bam: 12 },
  { name: 'SanDisk Ultra Fit 128 GB', body: 'black', storageGb: 128, readMbps: 130, weightGrams: 5, bam: 25 },
  {
    name: 'SanDisk Extreme Pro 256 GB',
    body: 'black',
    interface: 'USB 3.2 Gen 1',
    storageGb: 256,
    readMbps: 420,
    writeMbps: 380,
    weightGrams: 20,
    bam: 99,
  },
  { name: 'Kingston DataTraveler Exodia 64 GB', body: 'black', interface: 'USB 3.2 Gen 1', storageGb: 64, bam: 12 },
  {
    name: 'Kingston DataTraveler Max 256 GB',
    body: 'black',
    interface: 'USB 3.2 Gen 2',
    storageGb: 256,
    readMbps: 1000,
    writeMbps: 900,
    weightGrams: 12,
    bam: 79,
  },
  { name: 'Samsung BAR Plus 128 GB', interface: 'USB 3.1', storageGb: 128, readMbps: 400, bam: 35 },
  {
    name: 'Samsung FIT Plus 64 GB',
    body: 'black',
    interface: 'USB 3.1',
    storageGb: 64,
    readMbps: 300,
    weightGrams: 4,
    bam: 22,
  },
])

const micro = { look: 'memory-card', body: 'red', weightGrams: 5, fresh: true } as const

const sd = { look: 'memory-card-sd', body: 'black', weightGrams: 5, fresh: true } as const

export const memoryCards = productsOf('Memory Card', {}, [
  {
    name: 'SanDisk Extreme microSDXC',
    ...micro,
    storageGb: 64,
    storages: [64, 128, 256],
    step: 20,
    interface: 'UHS-I, U3, V30, A2',
    readMbps: 160,
    bam: 25,
  },
  {
    name: 'SanDisk Ultra microSDXC 128 GB',
    ...micro,
    body: 'black',
    storageGb: 128,
    interface: 'UHS-I, A1',
    readMbps: 140,
    bam: 25,
  },
  {
    name: 'Samsung EVO Plus microSDXC 128 GB',
    ...micro,
    body: 'white',
    storageGb: 128,
    interface: 'UHS-I, U3, V30, A2',
    readMbps: 130,
    bam: 25,
  },
  {
    name: 'Samsung PRO Plus microSDXC 256 GB',
    ...micro,
    body: 'white',
    storageGb: 256,
    interface: 'UHS-I, U3, V30, A2',
    readMbps: 160,
    writeMbps: 120,
    bam: 59,
  },
  {
    name: 'Kingston Canvas Select Plus microSDXC 64 GB',
    ...micro,
    body: 'black',
    storageGb: 64,
    interface: 'UHS-I, U1, V10, A1',
    readMbps: 100,
    bam: 15,
  },
  {
    name: 'SanDisk Extreme PRO SDXC 128 GB',
    ...sd,
    storageGb: 128,
    interface: 'UHS-I, U3, V30',
    readMbps: 200,
    writeMbps: 90,
    bam: 59,
  },
  {
    name: 'Lexar Professional 1066x SDXC 64 GB',
    ...sd,
    storageGb: 64,
    interface: 'UHS-I, U3, V30',
    readMbps: 160,
    bam: 35,
  },
])
