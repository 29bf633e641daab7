import { modelsOf } from '../catalogue/model.ts'

const phone = { type: 'Smartphone', kind: 'handheld', look: 'phone-punch-hole', body: 'black' } as const
const galaxy = { ...phone, vendor: 'Samsung', line: 'Samsung Galaxy', subcategory: 'samsung-galaxy' } as const
const pixel = { ...phone, vendor: 'Google', line: 'Google Pixel', subcategory: 'google-pixel' } as const
const other = { ...phone, vendor: 'Motorola', subcategory: 'otros-android' } as const
const grey = { body: 'grey' } as const
const notch = { look: 'phone-notch' } as const
const visor = { look: 'phone-visor' } as const

const carrier = 'Verizon locked|Unlocked'
const to256 = '128GB|256GB'
const to512 = '128GB|256GB|512GB'

export const galaxies = modelsOf(galaxy, [
  ['S9', 2018, 62, 163, `${carrier}, 64GB|128GB`, '5.8in, Snapdragon 845, 4GB RAM, SM-G960U'],
  ['S10', 2019, 89, 157, `${carrier}, 128GB|512GB`, '6.1in, Snapdragon 855, 8GB RAM, SM-G973U'],
  ['S10e', 2019, 79, 150, `${carrier}, ${to256}`, '5.8in, Snapdragon 855, 6GB RAM, SM-G970U'],
  ['S20 5G', 2020, 119, 163, `${carrier}, 128GB`, '6.2in, Snapdragon 865, 12GB RAM, SM-G981U', grey],
  ['S20 FE 5G', 2020, 115, 190, `${carrier}, ${to256}`, '6.5in, Snapdragon 865, 6GB RAM, SM-G781U'],
  ['S21 5G', 2021, 149, 171, `${carrier}, ${to256}`, '6.2in, Snapdragon 888, 8GB RAM, SM-G991U', grey],
  ['S21 Ultra 5G', 2021, 239, 229, `${carrier}, ${to512}`, '6.8in, Snapdragon 888, 12GB RAM, SM-G998U'],
  ['S22', 2022, 219, 168, `${carrier}, ${to256}`, '6.1in, Snapdragon 8 Gen 1, 8GB RAM, SM-S901U'],
  ['S23', 2023, 379, 168, `${carrier}, ${to256}`, '6.1in, Snapdragon 8 Gen 2, 8GB RAM, SM-S911U'],
  ['Note 9', 2018, 109, 201, `${carrier}, 128GB|512GB`, '6.4in, Snapdragon 845, S Pen, SM-N960U'],
  ['Note 20 Ultra 5G', 2020, 249, 208, `${carrier}, 128GB|512GB`, '6.9in, Snapdragon 865+, S Pen, SM-N986U'],
  ['A32 5G', 2021, 69, 205, `${carrier}, 64GB`, '6.5in, Dimensity 720, 4GB RAM, SM-A326U', notch],
  ['A52 5G', 2021, 99, 189, `${carrier}, 128GB`, '6.5in, Snapdragon 750G, 6GB RAM, SM-A526U'],
  ['A53 5G', 2022, 129, 189, `${carrier}, 128GB`, '6.5in, Exynos 1280, 6GB RAM, SM-A536U'],
  ['Z Flip3 5G', 2021, 159, 183, `${carrier}, ${to256}`, '6.7in folding, Snapdragon 888, SM-F711U'],
])

export const pixels = modelsOf(pixel, [
  ['3', 2018, 49, 148, `${carrier}, 64GB|128GB`, '5.5in, Snapdragon 845, 4GB RAM'],
  ['3a', 2019, 52, 147, `${carrier}, 64GB`, '5.6in, Snapdragon 670, 4GB RAM'],
  ['4', 2019, 65, 162, `${carrier}, 64GB|128GB`, '5.7in, Snapdragon 855, 6GB RAM'],
  ['4a', 2020, 82, 143, `${carrier}, 128GB`, '5.8in, Snapdragon 730G, 6GB RAM'],
  ['5', 2020, 109, 151, `${carrier}, 128GB`, '6.0in, Snapdragon 765G, 8GB RAM'],
  ['5a 5G', 2021, 99, 183, `${carrier}, 128GB`, '6.34in, Snapdragon 765G, 6GB RAM'],
  ['6', 2021, 139, 207, `${carrier}, ${to256}`, '6.4in, Tensor, 8GB RAM', visor],
  ['6 Pro', 2021, 189, 210, `${carrier}, ${to512}`, '6.7in, Tensor, 12GB RAM', visor],
  ['6a', 2022, 129, 178, `${carrier}, 128GB`, '6.1in, Tensor, 6GB RAM', visor],
  ['7', 2022, 199, 197, `${carrier}, ${to256}`, '6.3in, Tensor G2, 8GB RAM', visor],
  ['7 Pro', 2022, 259, 212, `${carrier}, ${to512}`, '6.7in, Tensor G2, 12GB RAM', visor],
  ['8', 2023, 349, 187, `${carrier}, ${to256}`, '6.2in, Tensor G3, 8GB RAM', visor],
])

export const otherPhones = [
  ...modelsOf({ ...other, line: 'Motorola Moto' }, [
    ['G7 Power', 2019, 42, 193, `${carrier}, 32GB|64GB`, '6.2in, Snapdragon 632, 5000mAh', notch],
    ['G Power 2021', 2021, 59, 206, `${carrier}, 32GB|64GB`, '6.6in, Snapdragon 662, 5000mAh'],
    ['G Stylus 5G 2022', 2022, 99, 215, `${carrier}, 128GB|256GB`, '6.8in, Snapdragon 695, stylus'],
    ['Edge 2021', 2021, 129, 200, `${carrier}, 128GB|256GB`, '6.8in 144Hz, Snapdragon 778G'],
  ]),
  ...modelsOf({ ...other, vendor: 'OnePlus' }, [
    ['6T', 2018, 85, 185, 'T-Mobile locked|Unlocked, 128GB|256GB', '6.41in, Snapdragon 845', notch],
    ['8', 2020, 135, 180, 'T-Mobile locked|Unlocked, 128GB|256GB', '6.55in 90Hz, Snapdragon 865'],
    ['Nord N10 5G', 2020, 79, 190, 'T-Mobile locked|Unlocked, 128GB', '6.49in 90Hz, Snapdragon 690'],
    ['9 Pro', 2021, 219, 197, 'T-Mobile locked|Unlocked, 256GB', '6.7in 120Hz, Snapdragon 888'],
  ]),
  ...modelsOf({ ...other, vendor: 'Xiaomi' }, [
    ['Redmi Note 10 Pro', 2021, 119, 193, '6GB|8GB, 64GB|128GB', '6.67in 120Hz, Snapdragon 732G, global version'],
    ['Poco X3 NFC', 2020, 95, 215, '6GB, 64GB|128GB', '6.67in 120Hz, Snapdragon 732G, global version'],
    ['11T', 2021, 169, 203, '8GB, 128GB|256GB', '6.67in 120Hz, Dimensity 1200, global version'],
  ]),
  ...modelsOf({ ...other, vendor: 'Sony', line: 'Sony Xperia' }, [
    ['XZ2 Compact', 2018, 75, 168, 'Black|Green', '5.0in, Snapdragon 845, 64GB'],
    ['5 II', 2020, 199, 163, '128GB|256GB', '6.1in 120Hz, Snapdragon 865'],
  ]),
  ...modelsOf({ ...other, vendor: 'LG' }, [
    ['V60 ThinQ 5G', 2020, 99, 213, `${carrier}, 128GB|256GB`, '6.8in, Snapdragon 865', notch],
  ]),
]
