import type { BannerInput } from '@dvaput/backend/banners/banners'
import { bannerPicture, words } from './banner-picture.ts'
import { reduced, testing } from './shared-banners.ts'

export const chileanBanners: readonly BannerInput[] = [
  {
    title: words('Laptopi za manji budžet', 'Laptops for a smaller budget', 'Notebooks para cuidar el bolsillo'),
    subtitle: words('Izbor „Laptops 200“', 'The “Laptops 200” selection', 'La selección «Laptops 200»'),
    description: words(
      'Provjereni laptopi za učenje i kancelariju, od pedesetak hiljada pezosa.',
      'Tested laptops for study and office work, from about fifty thousand pesos.',
      'Notebooks probados para estudiar y trabajar, desde unos cincuenta mil pesos.',
    ),
    buttonLabel: words('Pogledajte izbor', 'See the selection', 'Ver la selección'),
    buttonLink: '/products/laptops-200',
    imageUrl: bannerPicture('budget-laptops'),
  },
  testing,
  {
    title: words('Uvoz na veliko', 'Imported wholesale lots', 'Lotes importados al por mayor'),
    subtitle: words('Za firme i preprodavače', 'For firms and resellers', 'Para empresas y revendedores'),
    description: words(
      'Iz inostranstva do vaših vrata. Za ponudu iz uvoza potreban je pristup; ako imate kod, unesite ga.',
      'Shipped to your door from abroad. The international catalogue needs access; if you have a code, enter it there.',
      'Con despacho desde el extranjero hasta tu puerta. El catálogo internacional pide acceso; si tienes un código, ingrésalo ahí.',
    ),
    buttonLabel: words('Ponuda iz uvoza', 'International catalogue', 'Catálogo internacional'),
    buttonLink: '/international-products',
    imageUrl: bannerPicture('wholesale-pallet'),
    // Until its page is there.
    isActive: false,
  },
  {
    title: words('Telefoni koji još dugo traju', 'Phones with years left in them', 'Celulares con años por delante'),
    subtitle: words(
      'Stanje baterije je izmjereno i napisano',
      'Battery health measured and stated',
      'Salud de la batería medida y publicada',
    ),
    description: words(
      'Polovni i obnovljeni pametni telefoni, s garancijom i iskrenim opisom ekrana i kućišta.',
      'Used and refurbished smartphones, with warranty and an honest word about screen and body.',
      'Celulares usados y reacondicionados, con garantía y una descripción honesta de pantalla y carcasa.',
    ),
    buttonLabel: words('Pogledajte telefone', 'See the phones', 'Ver celulares'),
    buttonLink: '/products/smartphones',
    imageUrl: bannerPicture('phones'),
  },
  reduced,
  {
    title: words('Preuzmite u Santiagu', 'Pick it up in Santiago', 'Retira en Santiago'),
    subtitle: words(
      'Pogledajte uređaj prije nego što ga ponesete',
      'See the device before you take it',
      'Mira el equipo antes de llevártelo',
    ),
    description: words(
      'Odaberite na internetu, a uređaj pogledajte kod nas. Adresa mjesta preuzimanja je na stranici za kontakt.',
      'Choose online and see the device in person. The address of the pickup point is on the contact page.',
      'Elige en línea y mira el equipo en persona. La dirección del punto de retiro está en la página de contacto.',
    ),
    buttonLabel: words('Gdje smo', 'Where we are', 'Dónde estamos'),
    buttonLink: '/contact',
    imageUrl: bannerPicture('shop-counter'),
  },
]
