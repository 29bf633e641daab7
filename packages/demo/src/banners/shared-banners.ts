import type { BannerInput } from '@dvaput/backend/banners/banners'
import { bannerPicture, words } from './banner-picture.ts'

export const testing: BannerInput = {
  title: words('Znate šta kupujete', 'Know what you are buying', 'Sabes lo que compras'),
  subtitle: words('Kako testiramo i ocjenjujemo', 'How we test and grade', 'Cómo probamos y clasificamos'),
  description: words(
    'Svaki uređaj prolazi provjeru dio po dio. Klasa govori o izgledu, a tragovi korištenja stoje u opisu.',
    'Every device is checked part by part. The grade tells you about its looks, and marks of use are in the description.',
    'Cada equipo se revisa pieza por pieza. El grado habla de su aspecto y las marcas de uso están en la descripción.',
  ),
  buttonLabel: words('Pogledajte klasu A', 'See grade A', 'Ver grado A'),
  buttonLink: '/products?condition=refurbished&grade=a',
  imageUrl: bannerPicture('workbench'),
}

export const reduced: BannerInput = {
  title: words('Snižene cijene', 'Reduced prices', 'Precios rebajados'),
  subtitle: words(
    'Ista provjera, ista garancija',
    'The same tests, the same warranty',
    'La misma revisión, la misma garantía',
  ),
  description: words(
    'Ranija cijena stoji uz novu, pa uvijek vidite koliko ste uštedjeli.',
    'The earlier price stands beside the new one, so you always see how much you save.',
    'El precio anterior aparece junto al nuevo, así siempre ves cuánto ahorras.',
  ),
  buttonLabel: words('Pogledajte sniženja', 'See what is reduced', 'Ver rebajas'),
  buttonLink: '/products/sale',
  imageUrl: bannerPicture('sale-shelf'),
}
