import type { Specs } from '../specs.ts'
import type { Words } from '../words.ts'

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
  readonly parts: readonly Words[]
  /** What comes with it. */
  readonly box: readonly Words[]
}

export const createBank = (
  openings: readonly Words[],
  checks: readonly Words[],
  box: readonly Words[],
  parts: readonly Words[] = [],
  history: readonly Words[] = [],
): ProseBank => ({ openings, checks, box, parts, history })
