import { modelsOf } from '../catalogue/model.ts'

const tablet = {
  type: 'Tablet',
  kind: 'handheld',
  subcategory: 'tablets-android',
  look: 'tablet-wide',
  body: 'grey',
  vendor: 'Samsung',
} as const
const reader = {
  type: 'E-Reader',
  kind: 'reader',
  subcategory: 'lectores-electronicos',
  look: 'e-reader',
  body: 'black',
  vendor: 'Amazon',
} as const
const watch = {
  type: 'Smartwatch',
  kind: 'wearable',
  subcategory: 'relojes-inteligentes',
  look: 'watch-round',
  body: 'black',
  vendor: 'Samsung',
} as const
const square = { look: 'watch-square' } as const
const keys = { look: 'e-reader-keys' } as const
const signal = 'WiFi|WiFi + LTE'
const ads = 'with ads|no ads'

export const tablets = [
  ...modelsOf({ ...tablet, line: 'Samsung Galaxy Tab' }, [
    ['A 10.1 (2019)', 2019, 69, 469, `${signal}, 32GB|64GB`, '10.1in 1920x1200'],
    ['A7 10.4', 2020, 82, 476, `${signal}, 32GB|64GB`, '10.4in 2000x1200'],
    ['A8 10.5', 2021, 109, 508, `${signal}, 32GB|64GB|128GB`, '10.5in 1920x1200'],
    ['S5e', 2019, 129, 400, `${signal}, 64GB|128GB`, '10.5in AMOLED 2560x1600'],
    ['S6 Lite', 2020, 149, 467, `${signal}, 64GB|128GB`, '10.4in 2000x1200, S Pen'],
    ['S7', 2020, 239, 498, `${signal}, 128GB|256GB`, '11in 120Hz 2560x1600, S Pen'],
    ['S8', 2022, 349, 503, `${signal}, 128GB|256GB`, '11in 120Hz 2560x1600, S Pen'],
    ['Active3', 2020, 219, 430, `${signal}, 64GB|128GB`, '8in rugged, S Pen'],
  ]),
  ...modelsOf({ ...tablet, vendor: 'Lenovo', line: 'Lenovo Tab' }, [
    ['M8 FHD', 2019, 55, 305, '3GB|4GB, 32GB|64GB', '8in 1920x1200, Helio P22T'],
    ['M10 Plus 3rd Gen', 2022, 99, 465, '3GB|4GB, 32GB|64GB|128GB', '10.6in 2000x1200, Helio G80'],
    ['P11', 2021, 119, 490, '4GB|6GB, 64GB|128GB', '11in 2000x1200, Snapdragon 662'],
  ]),
  ...modelsOf({ ...tablet, vendor: 'Amazon', line: 'Amazon Fire' }, [
    ['HD 8 (10th Gen)', 2020, 39, 355, `${ads}, 32GB|64GB`, '8in 1280x800, 2GB RAM'],
    ['HD 10 (11th Gen)', 2021, 62, 465, `${ads}, 32GB|64GB`, '10.1in 1920x1200, 3GB RAM'],
  ]),
]

export const eReaders = [
  ...modelsOf({ ...reader, line: 'Amazon Kindle' }, [
    ['(8th Gen)', 2016, 25, 161, `${ads}, Black|White`, '6in 167ppi, 4GB'],
    ['(10th Gen)', 2019, 39, 174, `${ads}, 4GB|8GB`, '6in 167ppi, front light'],
    ['Paperwhite 3 (7th Gen)', 2015, 42, 205, `${ads}, Black|White`, '6in 300ppi, 4GB'],
    ['Paperwhite 4 (10th Gen)', 2018, 62, 182, `${ads}, 8GB|32GB`, '6in 300ppi, waterproof'],
    ['Paperwhite 5 (11th Gen)', 2021, 89, 205, `${ads}, 8GB|16GB`, '6.8in 300ppi, waterproof, USB-C'],
    ['Oasis 2 (9th Gen)', 2017, 99, 194, `${signal}, 8GB|32GB`, '7in 300ppi, page keys, waterproof', keys],
    ['Oasis 3 (10th Gen)', 2019, 129, 188, `${signal}, 8GB|32GB`, '7in 300ppi, page keys, warm light', keys],
  ]),
  ...modelsOf({ ...reader, vendor: 'Kobo', line: 'Kobo' }, [
    ['Clara HD', 2018, 69, 166, 'no cover|with SleepCover', '6in 300ppi, 8GB, warm light'],
    ['Libra H2O', 2019, 89, 192, 'Black|White, no cover|with SleepCover', '7in 300ppi, page keys, waterproof', keys],
    ['Forma', 2018, 119, 197, '8GB|32GB, no cover|with SleepCover', '8in 300ppi, page keys, waterproof', keys],
  ]),
  ...modelsOf({ ...reader, vendor: 'Barnes & Noble', line: 'Barnes & Noble Nook' }, [
    ['GlowLight 3', 2017, 45, 198, 'no cover|with cover', '6in 300ppi, 8GB'],
    ['GlowLight 4', 2021, 75, 170, 'no cover|with cover', '6in 300ppi, 32GB, USB-C'],
  ]),
]

export const smartwatches = [
  ...modelsOf({ ...watch, line: 'Samsung Galaxy Watch' }, [
    ['Active2', 2019, 55, 30, '40mm|44mm, Bluetooth|LTE', 'AMOLED, heart rate, ECG'],
    ['3', 2020, 72, 49, '41mm|45mm, Bluetooth|LTE', 'rotating bezel, ECG'],
    ['4', 2021, 85, 30, '40mm|44mm, Bluetooth|LTE', 'Wear OS, 16GB'],
    ['5', 2022, 115, 34, '40mm|44mm, Bluetooth|LTE', 'Wear OS, sapphire glass'],
  ]),
  ...modelsOf({ ...watch, vendor: 'Garmin', line: 'Garmin' }, [
    ['Forerunner 245', 2019, 99, 39, 'standard|Music', 'GPS, 42mm'],
    ['Fenix 5', 2017, 125, 85, '47mm|47mm Sapphire', 'GPS, steel bezel'],
    ['Fenix 6 Pro', 2019, 219, 83, 'steel|Sapphire titanium', 'GPS, maps, 47mm'],
    ['Venu', 2019, 109, 46, 'Black|Granite blue', 'AMOLED, GPS, 43mm'],
  ]),
  ...modelsOf({ ...watch, vendor: 'Fitbit', line: 'Fitbit', ...square }, [
    ['Versa 2', 2019, 39, 38, 'Carbon|Copper rose', 'AMOLED, Alexa'],
    ['Versa 3', 2020, 62, 40, 'Black|Midnight', 'AMOLED, GPS'],
    ['Sense', 2020, 75, 46, 'Carbon|Lunar white', 'GPS, ECG'],
  ]),
  ...modelsOf({ ...watch, vendor: 'Fossil', line: 'Fossil' }, [
    ['Gen 5 Carlyle HR', 2019, 59, 69, 'silicone strap|leather strap', 'Wear OS, 44mm'],
  ]),
]
