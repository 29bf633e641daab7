import type { BannerInput } from '@dvaput/backend/banners/banners'
import { bannerPicture, words } from './banner-picture.ts'
import { reduced, testing } from './shared-banners.ts'

export const bosnianBanners: readonly BannerInput[] = [
  {
    title: words(
      'Poslovni laptopi, drugi put',
      'Business laptops, second time around',
      'Notebooks de empresa, otra vez',
    ),
    subtitle: words('Obnovljeni i s garancijom', 'Refurbished, with warranty', 'Reacondicionados y con garantía'),
    description: words(
      'ThinkPad, Latitude i EliteBook vraćeni iz prvog najma. Očišćeni su, testirani i iskreno opisani.',
      'ThinkPad, Latitude and EliteBook machines back from their first lease. Cleaned, tested and honestly described.',
      'ThinkPad, Latitude y EliteBook que vuelven de su primer arriendo. Limpios, probados y descritos con honestidad.',
    ),
    buttonLabel: words('Pogledajte laptope', 'See the laptops', 'Ver notebooks'),
    buttonLink: '/products/racunari-i-laptopi/laptop',
    imageUrl: bannerPicture('business-laptops'),
  },
  testing,
  {
    title: words('Mreža za malu firmu', 'Networking for small businesses', 'Una red para tu empresa'),
    subtitle: words('Serveri, switchevi i NAS uređaji', 'Servers, switches and NAS', 'Servidores, switches y NAS'),
    description: words(
      'Oprema iz podatkovnih centara, polovna i ispravna, za dio cijene nove.',
      'Gear from data centres, used and in working order, for a fraction of the price of new.',
      'Equipos de centros de datos, usados y operativos, por una parte del precio de uno nuevo.',
    ),
    buttonLabel: words('Mreže i serveri', 'Network and servers', 'Redes y servidores'),
    buttonLink: '/products/mreze-i-serveri',
    imageUrl: bannerPicture('server-rack'),
  },
  reduced,
  {
    title: words('Preuzmite u Sarajevu', 'Pick it up in Sarajevo', 'Retira en Sarajevo'),
    subtitle: words(
      'Pogledajte uređaj prije nego što ga ponesete',
      'See the device before you take it',
      'Mira el equipo antes de llevártelo',
    ),
    description: words(
      'Odaberite na internetu, a uređaj pogledajte u našoj prodavnici. Adresa je na stranici za kontakt.',
      'Choose online and see the device at our shop. The address is on the contact page.',
      'Elige en línea y mira el equipo en nuestra tienda. La dirección está en la página de contacto.',
    ),
    buttonLabel: words('Gdje smo', 'Where we are', 'Dónde estamos'),
    buttonLink: '/contact',
    imageUrl: bannerPicture('shop-counter'),
  },
]
