import type { BannerInput } from '../banners.ts'
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

export const createPriceOffer = (buttonLink: string): BannerInput => ({
  title: words('Predložite svoju cijenu', 'Name your price', 'Propón tu precio'),
  subtitle: words(
    'Za svaki proizvod možete poslati ponudu',
    'Make an offer on any item',
    'Haz una oferta por cualquier artículo',
  ),
  description: words(
    'Prijavite se, upišite iznos na stranici proizvoda i sačekajte odgovor. Ponuda vas ne obavezuje na kupovinu.',
    'Log in, enter an amount on the item’s page and wait for our answer. An offer does not oblige you to buy.',
    'Inicia sesión, escribe un monto en la página del artículo y espera nuestra respuesta. La oferta no te obliga a comprar.',
  ),
  buttonLabel: words('Izaberite proizvod', 'Choose an item', 'Elegir un artículo'),
  buttonLink,
  imageUrl: bannerPicture('price-offer'),
})
