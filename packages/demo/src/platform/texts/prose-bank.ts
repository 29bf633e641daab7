import type { LocalizedText } from '../localized-text.ts'
import type { Specs } from '../specs.ts'
import type { Zone } from './wear.ts'

/** A part that was changed takes its wear along. */
export type Part = LocalizedText & { readonly renews?: Zone }

export const renewing = (renews: Zone, part: LocalizedText): Part => ({ ...part, renews })

/** Sentences name specifications in braces; one whose specification is not known is not said. */
export type ProseBank = {
  readonly openings: readonly LocalizedText[]
  /** Said of what somebody had before, not of new products. */
  readonly history?: readonly LocalizedText[]
  /** What it is good for, where its figures say so. */
  readonly uses?: readonly { readonly when: (specs: Partial<Specs>) => boolean; readonly say: LocalizedText }[]
  /** What a refurbisher changes. */
  readonly parts: readonly Part[]
  /** What comes with it. */
  readonly box: readonly LocalizedText[]
}

export const createBank = (
  openings: readonly LocalizedText[],
  box: readonly LocalizedText[],
  parts: readonly Part[] = [],
  history: readonly LocalizedText[] = [],
): ProseBank => ({ openings, box, parts, history })
