import { productsOf } from '../product.ts'

const wired = 'USB-A'
const unifying = 'Bluetooth, Logi Unifying'
const keyboard = { look: 'keyboard', body: 'black' } as const
const mechanical = { look: 'keyboard-mechanical', body: 'black', gaming: true, backlight: true } as const

const keyboards = productsOf('Keyboard', {}, [
  {
    name: 'Logitech MX Keys',
    ...keyboard,
    connection: unifying,
    keys: 'Full size',
    backlight: true,
    weightGrams: 810,
    bam: 149,
    featured: true,
  },
  { name: 'Dell KB216', ...keyboard, connection: wired, keys: 'Full size', weightGrams: 503, bam: 15 },
  { name: 'HP 125', ...keyboard, connection: wired, keys: 'Full size', weightGrams: 530, bam: 25, fresh: true },
  { name: 'Lenovo Preferred Pro II', ...keyboard, connection: wired, keys: 'Full size', weightGrams: 700, bam: 15 },
  {
    name: 'Lenovo ThinkPad TrackPoint Keyboard II',
    ...keyboard,
    connection: 'Bluetooth, 2.4 GHz',
    keys: 'Compact',
    weightGrams: 516,
    bam: 149,
  },
  { name: 'Logitech K120', ...keyboard, connection: wired, keys: 'Full size', weightGrams: 550, bam: 25, fresh: true },
  {
    name: 'Logitech K380',
    ...keyboard,
    connection: 'Bluetooth',
    keys: 'Compact',
    colours: ['black', 'white', 'pink'],
    weightGrams: 423,
    bam: 69,
    fresh: true,
  },
  {
    name: 'Apple Magic Keyboard (2015)',
    ...keyboard,
    body: 'white',
    connection: 'Bluetooth, Lightning',
    keys: 'Compact',
    weightGrams: 231,
    bam: 99,
  },
  { name: 'Cherry KC 1000', ...keyboard, connection: wired, keys: 'Full size', weightGrams: 500, bam: 19 },
  { name: 'HyperX Alloy Core RGB', ...mechanical, connection: wired, keys: 'Full size', weightGrams: 1121, bam: 69 },
  { name: 'Logitech G413 Carbon', ...mechanical, connection: wired, keys: 'Full size', weightGrams: 1105, bam: 99 },
])

const mouse = { look: 'mouse', body: 'black' } as const
const wireless = { look: 'mouse-wireless', body: 'black' } as const

const mice = productsOf('Mouse', {}, [
  {
    name: 'Logitech MX Master 3',
    look: 'mouse-ergonomic',
    body: 'black',
    connection: unifying,
    dpi: 4000,
    batteryMah: 500,
    weightGrams: 141,
    bam: 119,
  },
  {
    name: 'Logitech MX Anywhere 2S',
    ...wireless,
    connection: unifying,
    dpi: 4000,
    batteryMah: 500,
    weightGrams: 106,
    bam: 69,
  },
  {
    name: 'Logitech M185',
    ...wireless,
    connection: '2.4 GHz',
    dpi: 1000,
    colours: ['grey', 'blue', 'red'],
    weightGrams: 75,
    bam: 25,
    fresh: true,
  },
  { name: 'Logitech B100', ...mouse, connection: wired, dpi: 800, weightGrams: 90, bam: 15, fresh: true },
  { name: 'Dell MS116', ...mouse, connection: wired, dpi: 1000, weightGrams: 86, bam: 9 },
  { name: 'HP 1000 Wired', ...mouse, connection: wired, dpi: 1200, weightGrams: 90, bam: 9 },
  {
    name: 'Apple Magic Mouse 2',
    ...wireless,
    body: 'white',
    connection: 'Bluetooth, Lightning',
    dpi: 1300,
    weightGrams: 99,
    bam: 89,
  },
  { name: 'Logitech G502 HERO', ...mouse, connection: wired, dpi: 25_600, weightGrams: 121, bam: 79, gaming: true },
  {
    name: 'Razer DeathAdder Essential',
    ...mouse,
    connection: wired,
    dpi: 6400,
    weightGrams: 96,
    bam: 45,
    fresh: true,
    gaming: true,
  },
  {
    name: 'Logitech M720 Triathlon',
    look: 'mouse-ergonomic',
    body: 'black',
    connection: unifying,
    dpi: 1000,
    weightGrams: 135,
    bam: 69,
  },
])

const webcams = productsOf('Webcam', { look: 'webcam', body: 'black', connection: wired }, [
  { name: 'Logitech C920 HD Pro', resolution: '1920 × 1080, 30 fps', weightGrams: 162, bam: 79, featured: true },
  { name: 'Logitech C270', resolution: '1280 × 720, 30 fps', weightGrams: 75, bam: 39, fresh: true },
  { name: 'Logitech C922 Pro Stream', resolution: '1920 × 1080, 30 fps', weightGrams: 162, bam: 109, gaming: true },
  { name: 'Logitech BRIO 4K', resolution: '3840 × 2160, 30 fps', weightGrams: 63, bam: 179 },
  { name: 'Logitech C930e', resolution: '1920 × 1080, 30 fps', weightGrams: 162, bam: 89 },
  { name: 'Microsoft LifeCam HD-3000', resolution: '1280 × 720, 30 fps', weightGrams: 90, bam: 29 },
  { name: 'Dell UltraSharp WB7022', resolution: '3840 × 2160, 30 fps', weightGrams: 200, bam: 229 },
])

const over = { look: 'headphones', body: 'black' } as const
const headset = { look: 'headset', body: 'black' } as const
const buds = { look: 'earbuds', body: 'white' } as const

const headphones = productsOf('Headphones', {}, [
  {
    name: 'Sony WH-1000XM4',
    ...over,
    connection: 'Bluetooth 5.0, 3.5 mm',
    technology: 'Over-ear',
    noiseCancelling: true,
    batteryHours: 30,
    colours: ['black', 'silver'],
    weightGrams: 254,
    bam: 299,
    featured: true,
  },
  {
    name: 'Sony WH-1000XM3',
    ...over,
    connection: 'Bluetooth 4.2, 3.5 mm',
    technology: 'Over-ear',
    noiseCancelling: true,
    batteryHours: 30,
    weightGrams: 255,
    bam: 199,
  },
  {
    name: 'Bose QuietComfort 35 II',
    ...over,
    connection: 'Bluetooth, 2.5 mm',
    technology: 'Over-ear',
    noiseCancelling: true,
    batteryHours: 20,
    weightGrams: 235,
    bam: 219,
  },
  {
    name: 'Jabra Evolve2 65',
    ...headset,
    connection: 'Bluetooth 5.0, USB-A',
    technology: 'On-ear',
    batteryHours: 37,
    weightGrams: 176,
    bam: 149,
  },
  {
    name: 'Jabra Evolve 40 MS',
    ...headset,
    connection: 'USB-A, 3.5 mm',
    technology: 'On-ear',
    weightGrams: 160,
    bam: 69,
  },
  {
    name: 'Plantronics Blackwire 3220',
    ...headset,
    connection: wired,
    technology: 'On-ear',
    weightGrams: 122,
    bam: 35,
  },
  {
    name: 'Logitech H390',
    ...headset,
    connection: wired,
    technology: 'On-ear',
    weightGrams: 197,
    bam: 59,
    fresh: true,
  },
  {
    name: 'HyperX Cloud II',
    ...headset,
    connection: 'USB-A, 3.5 mm',
    technology: 'Over-ear',
    weightGrams: 320,
    bam: 99,
    gaming: true,
  },
  {
    name: 'Apple AirPods (2nd generation)',
    ...buds,
    connection: 'Bluetooth 5.0',
    technology: 'In-ear',
    batteryHours: 5,
    weightGrams: 46,
    bam: 149,
  },
  {
    name: 'Apple AirPods Pro',
    ...buds,
    connection: 'Bluetooth 5.0',
    technology: 'In-ear',
    noiseCancelling: true,
    batteryHours: 4.5,
    weightGrams: 56,
    bam: 229,
  },
  {
    name: 'Samsung Galaxy Buds2',
    ...buds,
    connection: 'Bluetooth 5.2',
    technology: 'In-ear',
    noiseCancelling: true,
    batteryHours: 5,
    weightGrams: 51,
    bam: 119,
    fresh: true,
  },
])

export const peripherals = [...keyboards, ...mice, ...webcams, ...headphones]
