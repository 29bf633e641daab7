import { productsOf } from '../product.ts'

const kindle = { vendor: 'Amazon', line: 'Amazon Kindle', look: 'e-reader', body: 'black', wireless: 'Wi-Fi' } as const

const carta = 'E Ink Carta, 300 ppi'

export const eReaders = [
  ...productsOf('E-Reader', kindle, [
    {
      name: 'Paperwhite (10th generation)',
      year: 2018,
      storageGb: 8,
      screenInches: 6,
      panel: carta,
      waterproof: 'IPX8',
      weightGrams: 182,
      bam: 149,
    },
    {
      name: 'Paperwhite (11th generation)',
      year: 2021,
      storageGb: 8,
      screenInches: 6.8,
      panel: carta,
      waterproof: 'IPX8',
      weightGrams: 205,
      bam: 219,
    },
    {
      name: '(10th generation)',
      year: 2019,
      storageGb: 8,
      screenInches: 6,
      panel: 'E Ink, 167 ppi',
      weightGrams: 174,
      bam: 89,
    },
    {
      name: 'Oasis (9th generation)',
      year: 2017,
      storageGb: 8,
      screenInches: 7,
      panel: carta,
      waterproof: 'IPX8',
      weightGrams: 194,
      bam: 249,
      look: 'e-reader-keys',
    },
  ]),
  ...productsOf('E-Reader', { body: 'black', look: 'e-reader', wireless: 'Wi-Fi' }, [
    { name: 'Kobo Clara HD', year: 2018, storageGb: 8, screenInches: 6, panel: carta, weightGrams: 166, bam: 149 },
    {
      name: 'Kobo Libra H2O',
      year: 2019,
      storageGb: 8,
      screenInches: 7,
      panel: carta,
      waterproof: 'IPX8',
      weightGrams: 192,
      bam: 199,
      look: 'e-reader-keys',
    },
    {
      name: 'PocketBook Touch Lux 4',
      year: 2018,
      storageGb: 8,
      screenInches: 6,
      panel: 'E Ink Carta, 212 ppi',
      weightGrams: 155,
      bam: 119,
    },
  ]),
]

export const smartwatches = [
  ...productsOf(
    'Smartwatch',
    { vendor: 'Apple', line: 'Apple Watch', look: 'watch-square', body: 'grey', panel: 'OLED', waterproof: '50 m' },
    [
      {
        name: 'SE 40 mm GPS',
        year: 2020,
        wireless: 'Wi-Fi, Bluetooth 5.0, GPS',
        storageGb: 32,
        weightGrams: 31,
        bam: 249,
        featured: true,
      },
      {
        name: 'Series 3 42 mm GPS',
        year: 2017,
        wireless: 'Wi-Fi, Bluetooth 4.2, GPS',
        storageGb: 8,
        weightGrams: 32,
        bam: 119,
      },
      {
        name: 'Series 5 44 mm GPS',
        year: 2019,
        wireless: 'Wi-Fi, Bluetooth 5.0, GPS',
        storageGb: 32,
        weightGrams: 36,
        bam: 249,
      },
      {
        name: 'Series 7 45 mm GPS',
        year: 2021,
        wireless: 'Wi-Fi, Bluetooth 5.0, GPS',
        storageGb: 32,
        weightGrams: 39,
        bam: 399,
      },
    ],
  ),
  ...productsOf('Smartwatch', { look: 'watch-round', body: 'black', panel: 'AMOLED', waterproof: '5 ATM' }, [
    {
      name: 'Samsung Galaxy Watch4 44 mm',
      year: 2021,
      wireless: 'Wi-Fi, Bluetooth 5.0, GPS',
      weightGrams: 30,
      batteryMah: 361,
      bam: 189,
    },
    {
      name: 'Samsung Galaxy Watch Active2 40 mm',
      year: 2019,
      wireless: 'Wi-Fi, Bluetooth 5.0, GPS',
      weightGrams: 26,
      batteryMah: 247,
      bam: 119,
    },
    {
      name: 'Garmin Forerunner 245',
      year: 2019,
      wireless: 'Bluetooth, ANT+, GPS',
      panel: 'MIP',
      weightGrams: 39,
      bam: 229,
    },
    {
      name: 'Huawei Watch GT 2 46 mm',
      year: 2019,
      wireless: 'Bluetooth 5.1, GPS',
      weightGrams: 41,
      batteryMah: 455,
      bam: 139,
    },
    {
      name: 'Amazfit GTS 2',
      year: 2020,
      wireless: 'Wi-Fi, Bluetooth 5.0, GPS',
      weightGrams: 25,
      batteryMah: 246,
      bam: 129,
      look: 'watch-square',
    },
  ]),
]
