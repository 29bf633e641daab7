import type { Language } from '../text/language.ts'

type Texts = Readonly<Record<Language, string>>

const texts = (bcs: string, en: string, es: string): Texts => ({ bcs, en, es })

export const flagWords = { true: texts('da', 'yes', 'sí'), false: texts('ne', 'no', 'no') } as const

/** Values that are words and not names or figures; every other text is shown as the shop writes it. */
const words: Readonly<Record<string, Readonly<Record<string, Texts>>>> = {
  technology: {
    Laser: texts('laserska', 'laser', 'láser'),
    Inkjet: texts('tintna', 'inkjet', 'inyección de tinta'),
    'Direct thermal': texts('direktna termalna', 'direct thermal', 'térmica directa'),
    'Over-ear': texts('preko ušiju', 'over-ear', 'circumaurales'),
    'On-ear': texts('na ušima', 'on-ear', 'supraaurales'),
    'In-ear': texts('u ušima', 'in-ear', 'intraurales'),
  },
  keys: {
    'Full size': texts('puna veličina', 'full size', 'tamaño completo'),
    Compact: texts('kompaktna', 'compact', 'compacto'),
  },
  formFactor: {
    Desktop: texts('stolni', 'desktop', 'de escritorio'),
    Tower: texts('kućište tower', 'tower', 'torre'),
  },
  colour: {
    black: texts('Crna', 'Black', 'Negro'),
    graphite: texts('Grafitna', 'Graphite', 'Grafito'),
    grey: texts('Siva', 'Grey', 'Gris'),
    silver: texts('Srebrna', 'Silver', 'Plateado'),
    white: texts('Bijela', 'White', 'Blanco'),
    blue: texts('Plava', 'Blue', 'Azul'),
    green: texts('Zelena', 'Green', 'Verde'),
    red: texts('Crvena', 'Red', 'Rojo'),
    gold: texts('Zlatna', 'Gold', 'Dorado'),
    pink: texts('Roza', 'Pink', 'Rosado'),
    purple: texts('Ljubičasta', 'Purple', 'Morado'),
  },
}

export const wordOf = (name: string, value: string, language: Language): string | undefined =>
  Object.hasOwn(words, name) && Object.hasOwn(words[name] ?? {}, value) ? words[name]?.[value]?.[language] : undefined
