import type { FigureName } from '@dvaput/domain/markets/figures'
import { formatFigure } from '@dvaput/domain/markets/format-figure'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import type { LocalizedText } from './localized-text.ts'

export type DemoPage = {
  readonly kind: 'page' | 'policy'
  readonly handle: string
  readonly title: LocalizedText
  readonly bodyHtml: LocalizedText
}

export const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

/** A figure of the market in each language, marked with its name. */
export const showFigure = ({ figures }: Market) => {
  const show = (language: Language) => (name: FigureName) =>
    `<span data-figure="${name}">${formatFigure(figures, name, language)}</span>`
  return { bcs: show('bcs'), en: show('en'), es: show('es') } satisfies Record<Language, unknown>
}

const about: DemoPage = {
  kind: 'page',
  handle: 'about',
  title: { bcs: 'O nama', en: 'About us', es: 'Quiénes somos' },
  bodyHtml: {
    bcs: paragraphs(
      'Dvaput daje elektronici drugi život. Polovne i obnovljene uređaje iz naših zaliha prije prodaje provjeravamo po cijeloj listi za njihovu vrstu.',
      'Stanje, klasu i bateriju, ako je uređaj ima, navodimo na stranici proizvoda, a na sve dajemo garanciju.',
    ),
    en: paragraphs(
      'Dvaput gives electronics a second life. We test used and refurbished devices in our stock against the whole checklist for their kind before we sell them.',
      'Condition, grade and, where there is one, the battery are stated on the product page, and everything comes with a warranty.',
    ),
    es: paragraphs(
      'Dvaput da una segunda vida a la electrónica. Antes de venderlos, probamos los equipos usados y reacondicionados de nuestro stock con la lista de revisión completa de su tipo.',
      'El estado, el grado y la batería, si la tiene, están en la página del producto, y todo tiene garantía.',
    ),
  },
}

const contact = ({ contact: { email, phones, pickupPoint } }: Market): DemoPage => {
  const place = formatPlace(pickupPoint)
  const reach = `${email}, ${phones.join(', ')}`
  return {
    kind: 'page',
    handle: 'contact',
    title: { bcs: 'Kontakt', en: 'Contact', es: 'Contacto' },
    bodyHtml: {
      bcs: paragraphs(`Pišite nam ili nas nazovite: ${reach}.`, `Preuzimanje: ${place}.`),
      en: paragraphs(`Write to us or call: ${reach}.`, `Pickup: ${place}.`),
      es: paragraphs(`Escríbenos o llámanos: ${reach}.`, `Retiro: ${place}.`),
    },
  }
}

const faq = (market: Market): DemoPage => {
  const { bcs, en, es } = showFigure(market)
  return {
    kind: 'page',
    handle: 'faq',
    title: { bcs: 'Česta pitanja', en: 'FAQ', es: 'Preguntas frecuentes' },
    bodyHtml: {
      bcs: paragraphs(
        '<strong>Šta znače klase A+, A, B, C i D?</strong> Vanjski izgled uređaja; mana, ako je ima, navedena je u opisu.',
        `<strong>Mogu li vratiti robu?</strong> Da, u roku od ${bcs('returnWindow')} od prijema.`,
      ),
      en: paragraphs(
        '<strong>What do grades A+, A, B, C and D mean?</strong> How a device looks; a fault, if there is one, is named in the description.',
        `<strong>Can I return goods?</strong> Yes, within ${en('returnWindow')} of receipt.`,
      ),
      es: paragraphs(
        '<strong>¿Qué significan los grados A+, A, B, C y D?</strong> El aspecto del equipo; si hay una falla, la indica la descripción.',
        `<strong>¿Puedo devolver un producto?</strong> Sí, dentro de ${es('returnWindow')} desde que lo recibes.`,
      ),
    },
  }
}

export const demoPages = (market: Market): readonly DemoPage[] => [about, contact(market), faq(market)]
