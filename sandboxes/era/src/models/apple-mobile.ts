import { modelsOf } from '../catalogue/model.ts'

const apple = { vendor: 'Apple', body: 'black' } as const
const iphone = {
  ...apple,
  line: 'Apple iPhone',
  type: 'Smartphone',
  kind: 'handheld',
  subcategory: 'iphone',
  look: 'phone-notch',
} as const
const ipad = {
  ...apple,
  line: 'Apple iPad',
  type: 'Tablet',
  kind: 'handheld',
  subcategory: 'ipad',
  look: 'tablet-home-button',
  body: 'grey',
} as const
const watch = {
  ...apple,
  line: 'Apple Watch',
  type: 'Smartwatch',
  kind: 'wearable',
  subcategory: 'apple-watch',
  look: 'watch-square',
  body: 'grey',
} as const
const audio = {
  ...apple,
  line: 'Apple',
  type: 'Headphones',
  kind: 'audio',
  subcategory: 'airpods',
  look: 'earbuds',
  body: 'white',
} as const
const button = { look: 'phone-home-button' } as const
const pill = { look: 'phone-notch-x' } as const
const wide = { look: 'phone-notch-wide' } as const
const slim = { look: 'phone-notch-slim' } as const
const pro = { look: 'phone-notch-pro', body: 'graphite' } as const
const island = { look: 'phone-island' } as const
const edge = { look: 'tablet-edge' } as const
const over = { look: 'headphones', body: 'black' } as const

const carrier = 'Carrier locked|Unlocked'
const to256 = '64GB|128GB|256GB'
const from128 = '128GB|256GB|512GB'
const signal = 'WiFi|WiFi + Cellular'
const gps = 'GPS|GPS + Cellular'

export const iPhones = modelsOf(iphone, [
  ['7', 2016, 45, 138, `${carrier}, 32GB|128GB`, '4.7in, A10 Fusion', button],
  ['8', 2017, 69, 148, `${carrier}, ${to256}`, '4.7in, A11 Bionic', button],
  ['SE (2nd Gen)', 2020, 85, 148, `${carrier}, ${to256}`, '4.7in, A13 Bionic', button],
  ['SE (3rd Gen)', 2022, 149, 144, `${carrier}, ${to256}`, '4.7in, A15 Bionic, 5G', button],
  ['X', 2017, 109, 174, `${carrier}, 64GB|256GB`, '5.8in OLED, A11 Bionic', pill],
  ['XR', 2018, 119, 194, `${carrier}, ${to256}`, '6.1in, A12 Bionic', { body: 'white' }],
  ['XS Max', 2018, 155, 208, `${carrier}, 64GB|256GB|512GB`, '6.5in OLED, A12 Bionic', pill],
  ['11', 2019, 175, 194, `${carrier}, ${to256}`, '6.1in, A13 Bionic', wide],
  ['11 Pro', 2019, 209, 188, `${carrier}, 64GB|256GB|512GB`, '5.8in OLED, A13 Bionic', pro],
  ['12', 2020, 229, 164, `${carrier}, ${to256}`, '6.1in OLED, A14 Bionic, 5G', { body: 'blue' }],
  ['12 Pro', 2020, 289, 189, `${carrier}, ${from128}`, '6.1in OLED, A14 Bionic, 5G', pro],
  ['13', 2021, 329, 174, `${carrier}, ${from128}`, '6.1in OLED, A15 Bionic, 5G', slim],
  ['13 Pro Max', 2021, 469, 240, `${carrier}, ${from128}|1TB`, '6.7in 120Hz, A15 Bionic, 5G', pro],
  ['14', 2022, 419, 172, `${carrier}, ${from128}`, '6.1in OLED, A15 Bionic, eSIM only', { ...slim, body: 'blue' }],
  ['14 Pro', 2022, 559, 206, `${carrier}, ${from128}|1TB`, '6.1in 120Hz, A16 Bionic, eSIM only', island],
  ['15', 2023, 579, 171, `${carrier}, ${from128}`, '6.1in OLED, A16 Bionic, USB-C', island],
])

export const iPads = modelsOf(ipad, [
  ['6th Gen', 2018, 119, 469, `${signal}, 32GB|128GB`, '9.7in Retina, A10 Fusion'],
  ['7th Gen', 2019, 139, 483, `${signal}, 32GB|128GB`, '10.2in Retina, A10 Fusion'],
  ['8th Gen', 2020, 175, 490, `${signal}, 32GB|128GB`, '10.2in Retina, A12 Bionic'],
  ['9th Gen', 2021, 219, 487, `${signal}, 64GB|256GB`, '10.2in Retina, A13 Bionic'],
  ['10th Gen', 2022, 289, 477, `${signal}, 64GB|256GB`, '10.9in Liquid Retina, A14 Bionic', edge],
  ['mini 4', 2015, 85, 299, `${signal}, 16GB|64GB|128GB`, '7.9in Retina, A8'],
  ['mini 5', 2019, 189, 301, `${signal}, 64GB|256GB`, '7.9in Retina, A12 Bionic'],
  ['Air 3', 2019, 209, 456, `${signal}, 64GB|256GB`, '10.5in Retina, A12 Bionic'],
  ['Air 4', 2020, 299, 458, `${signal}, 64GB|256GB`, '10.9in Liquid Retina, A14 Bionic', edge],
  ['Air 5', 2022, 399, 461, `${signal}, 64GB|256GB`, '10.9in Liquid Retina, M1', edge],
  ['Pro 11', 2018, 359, 468, `${signal}, 64GB|256GB|512GB`, '11in 120Hz, A12X Bionic', edge],
  ['Pro 12.9', 2021, 619, 682, `${signal}, 128GB|256GB|512GB`, '12.9in XDR 120Hz, M1', edge],
])

export const appleWatches = modelsOf(watch, [
  ['Series 3', 2017, 45, 26, `${gps}, 38mm|42mm`, 'aluminium, S3'],
  ['Series 4', 2018, 79, 30, `${gps}, 40mm|44mm`, 'aluminium, ECG'],
  ['Series 5', 2019, 95, 31, `${gps}, 40mm|44mm`, 'aluminium, always-on display'],
  ['SE (1st Gen)', 2020, 99, 31, `${gps}, 40mm|44mm`, 'aluminium, S5'],
  ['Series 6', 2020, 119, 31, `${gps}, 40mm|44mm`, 'aluminium, blood oxygen'],
  ['Series 7', 2021, 149, 32, `${gps}, 41mm|45mm`, 'aluminium, S7'],
  ['SE (2nd Gen)', 2022, 139, 27, `${gps}, 40mm|44mm`, 'aluminium, S8', { body: 'black' }],
  ['Series 8', 2022, 199, 32, `${gps}, 41mm|45mm`, 'aluminium, temperature sensor', { body: 'black' }],
  ['Series 9', 2023, 259, 32, `${gps}, 41mm|45mm`, 'aluminium, S9', { body: 'black' }],
  ['Ultra', 2022, 449, 61, 'Ocean band|Trail loop', 'titanium 49mm, GPS + Cellular', { body: 'black' }],
])

export const appleAudio = [
  ...modelsOf(audio, [
    ['AirPods (2nd Gen)', 2019, 49, 46, 'wired case|wireless case', 'A2031/A2032'],
    ['AirPods (3rd Gen)', 2021, 79, 46, 'Lightning case|MagSafe case', 'A2564/A2565'],
    ['AirPods Pro (1st Gen)', 2019, 79, 57, 'Qi case|MagSafe case', 'noise cancelling, A2083/A2084'],
    ['AirPods Pro (2nd Gen)', 2022, 129, 61, 'Lightning case|USB-C case', 'noise cancelling, A2698/A2699'],
    ['AirPods Max', 2020, 259, 385, 'Space Gray|Silver', 'noise cancelling, A2096', over],
  ]),
  ...modelsOf({ ...audio, vendor: 'Beats', line: 'Beats' }, [
    ['Studio3 Wireless', 2017, 79, 260, 'Matte black|Red', 'noise cancelling, W1', over],
    ['Solo3 Wireless', 2016, 55, 215, 'Black|Silver', 'on-ear, W1', over],
    ['Solo Pro', 2019, 79, 267, 'Black|Grey', 'noise cancelling, H1', over],
    ['Powerbeats Pro', 2019, 75, 129, 'Black|Navy', 'ear hooks, H1'],
    ['Fit Pro', 2021, 99, 67, 'Black|White', 'noise cancelling, H1'],
    ['Studio Buds', 2021, 59, 58, 'Black|White', 'noise cancelling'],
  ]),
]
