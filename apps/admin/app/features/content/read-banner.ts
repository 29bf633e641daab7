import type { Language } from '@dvaput/domain/text/language'
import { languages } from '@dvaput/domain/text/language'
import type { FormTexts } from '../../lib/texts-of-form.ts'

/** What a banner says, in the order of the form. */
export const bannerTexts = ['title', 'subtitle', 'description', 'buttonLabel'] as const

type Texts = Readonly<Record<(typeof bannerTexts)[number], Readonly<Record<Language, string>>>>
type Banner = Texts & {
  readonly buttonLink: string
  readonly imageUrl: string
  readonly imageAlt: Readonly<Record<Language, string>>
}

const languagesOf = (typed: FormTexts, name: string) => {
  const say = (language: Language) => typed[`${name}.${language}`] ?? ''
  return { bcs: say('bcs'), en: say('en'), es: say('es') } satisfies Record<Language, string>
}

/** Of what was typed. */
export const readBanner = (typed: FormTexts): Banner => ({
  title: languagesOf(typed, 'title'),
  subtitle: languagesOf(typed, 'subtitle'),
  description: languagesOf(typed, 'description'),
  buttonLabel: languagesOf(typed, 'buttonLabel'),
  buttonLink: typed.buttonLink ?? '',
  imageUrl: typed.imageUrl ?? '',
  imageAlt: languagesOf(typed, 'imageAlt'),
})

/** Its fields under the names of the form. */
export const toBannerFields = ({ buttonLink, imageUrl, ...texts }: Banner): FormTexts => ({
  ...Object.fromEntries(
    ([...bannerTexts, 'imageAlt'] as const).flatMap((name) =>
      languages.map((language) => [`${name}.${language}`, texts[name][language]]),
    ),
  ),
  ...{ buttonLink, imageUrl },
})
