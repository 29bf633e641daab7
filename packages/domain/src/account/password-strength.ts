export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const

export type PasswordStrength = (typeof passwordStrengths)[number]

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** Bits that a guesser needs at most: distinct characters count, a character that follows its neighbour does not. */
const bitsOf = (password: string): number => {
  const characters = [...password]
  const steps = characters.filter((character, index) => {
    const before = characters[index - 1]
    return before === undefined || Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1
  })
  const distinct = new Set(characters).size
  const variety = 3 + kinds.filter((kind) => kind.test(password)).length / 2
  return Math.min(steps.length, distinct * 1.5) * variety
}

/** A hint beside the field, never a rule. */
export const passwordStrength = (password: string): PasswordStrength => {
  const bits = bitsOf(password)
  if (bits < 28) return 'weak'
  if (bits < 44) return 'fair'
  return bits < 58 ? 'good' : 'strong'
}
