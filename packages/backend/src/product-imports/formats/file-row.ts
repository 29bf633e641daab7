import type { NamedCells } from '../find-variant.ts'

/** A row of a file with its cells by our columns. */
export type FileRow = { readonly line: number; readonly cells: NamedCells }

/** Other shops' files leave out what they do not say; ours empties what is empty. */
export const withoutEmpty = (cells: NamedCells): NamedCells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))

/** `129990.00` of pesos, as others write amounts: our reader takes no digits that the currency does not have. */
export const withoutZeroCents = (text: string): string => text.replace(/[.,]0{1,2}$/, '')

const separators = /[|\n]/

/** Pictures of one cell. */
export const splitPictures = (text: string): readonly string[] => text.split(separators).map((each) => each.trim())

export const joinPictures = (pictures: readonly string[]): string => pictures.join('|')
