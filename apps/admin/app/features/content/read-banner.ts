import { parseLocalTime, toLocalTime } from '@dvaput/domain/calendar/local-time'
import type { Language } from '@dvaput/domain/text/language'
import { languages } from '@dvaput/domain/text/language'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

/** What a banner says, in the order of the form. */
export const bannerTexts = ['title', 'subtitle', 'description', 'buttonLabel'] as const

type Texts = Readonly<Record<(typeof bannerTexts)[number], Readonly<Record<Language, string>>>>
type Banner = Texts & {
  readonly buttonLink: string
  readonly imageUrl: string
  readonly imageAlt: Readonly<Record<Language, string>>
  readonly shownFrom: Date | null
  readonly shownUntil: Date | null
}

const languagesOf = (typed: FormTexts, name: string) => {
  const say = (language: Language) => typed[`${name}.${language}`] ?? ''
  return { bcs: say('bcs'), en: say('en'), es: say('es') } satisfies Record<Language, string>
}

/** Null for none; undefined where that clock has no such moment. */
const readTime = (typed: string | undefined, timeZone: string): Date | null | undefined =>
  typed ? parseLocalTime(typed, timeZone) : null

/** Of what was typed; times are those of the market. */
export const readBanner = (typed: FormTexts, timeZone: string): Banner | 'no-such-time' => {
  const [shownFrom, shownUntil] = [readTime(typed.shownFrom, timeZone), readTime(typed.shownUntil, timeZone)]
  if (shownFrom === undefined || shownUntil === undefined) return 'no-such-time'
  return {
    ...{ shownFrom, shownUntil },
    title: languagesOf(typed, 'title'),
    subtitle: languagesOf(typed, 'subtitle'),
    description: languagesOf(typed, 'description'),
    buttonLabel: languagesOf(typed, 'buttonLabel'),
    buttonLink: typed.buttonLink ?? '',
    imageUrl: typed.imageUrl ?? '',
    imageAlt: languagesOf(typed, 'imageAlt'),
  }
}

/** Its fields under the names of the form. */
export const toBannerFields = (
  { buttonLink, imageUrl, shownFrom, shownUntil, ...texts }: Banner,
  timeZone: string,
): FormTexts => ({
  ...Object.fromEntries(
    ([...bannerTexts, 'imageAlt'] as const).flatMap((name) =>
      languages.map((language) => [`${name}.${language}`, texts[name][language]]),
    ),
  ),
  ...{ buttonLink, imageUrl },
  shownFrom: shownFrom ? toLocalTime(shownFrom, timeZone) : '',
  shownUntil: shownUntil ? toLocalTime(shownUntil, timeZone) : '',
})
