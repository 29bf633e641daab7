import type { Language } from '@dvaput/domain/text/language'

export const words = (bcs: string, en: string, es: string) =>
  ({ bcs, en, es }) as const satisfies Record<Language, string>

/** As the shop serves pictures at its own origin. */
export const bannerPicture = (name: string): string => `/cdn/shop/files/demo/banner-${name}.avif?v=1`
