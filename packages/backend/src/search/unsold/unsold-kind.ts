import type { InLanguages } from '@dvaput/integrations/storefront/catalogue-record'

/** A thing that an electronics shop is asked for, and that has no product type of ours. */
export type UnsoldKind = {
  readonly id: string
  /** As they follow "we do not sell". */
  readonly names: InLanguages
  /** What it is called, in any of our languages; what stands in brackets may be left out. */
  readonly words: string
  /** Slugs of the product types that come closest. */
  readonly near: readonly string[]
  /** It comes with these types, where their descriptions mention it. */
  readonly included?: { readonly types: readonly string[]; readonly note: InLanguages }
  /** A part of a device that also describes it: a laptop with a good battery. */
  readonly isBuiltIn?: true
  /** It is used by itself: a console beside a monitor is what the monitor is for. */
  readonly isDevice?: true
}

type Names = readonly [bcs: string, en: string, es: string]

export const inLanguages = ([bcs, en, es]: Names): InLanguages => ({ bcs, en, es })

export const unsold = (
  id: string,
  names: Names,
  words: string,
  more: Partial<Omit<UnsoldKind, 'id' | 'names' | 'words'>> = {},
): UnsoldKind => ({ id, names: inLanguages(names), words, near: [], ...more })
