import type { Language } from '../text/language.ts'

/** What the alternative text of a rendered picture ends with. // divergences D-17 */
export const illustrationLabels = {
  model: { bcs: 'ilustracija modela', en: 'illustration of the model', es: 'ilustración del modelo' },
  severalModels: {
    bcs: 'ilustracija više modela',
    en: 'illustration of several models',
    es: 'ilustración de varios modelos',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

/** Whether one picture stands for several models. */
export const showsSeveralModels = (alt: string | null, language: Language): boolean =>
  alt?.includes(illustrationLabels.severalModels[language]) ?? false
