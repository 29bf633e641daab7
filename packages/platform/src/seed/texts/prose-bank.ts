import type { Specs } from '../specs.ts'
import type { Words } from '../translations.ts'
import type { Zone } from './wear.ts'

/** A part that was changed takes its wear along. */
export type Part = Words & { readonly renews?: Zone }

export const renewing = (renews: Zone, part: Words): Part => ({ ...part, renews })

/** Sentences name specifications in braces; one whose specification is not known is not said. */
export type ProseBank = {
  readonly openings: readonly Words[]
  /** Said of what somebody had before, not of new goods. */
  readonly history?: readonly Words[]
  /** What it is good for, where its figures say so. */
  readonly uses?: readonly { readonly when: (specs: Partial<Specs>) => boolean; readonly say: Words }[]
  /** What is looked at before it is sold, as things. */
  readonly checks: readonly Words[]
  /** What a refurbisher changes. */
  readonly parts: readonly Part[]
  /** What comes with it. */
  readonly box: readonly Words[]
}

export const createBank = (
  openings: readonly Words[],
  checks: readonly Words[],
  box: readonly Words[],
  parts: readonly Part[] = [],
  history: readonly Words[] = [],
): ProseBank => ({ openings, checks, box, parts, history })
