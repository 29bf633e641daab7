/** Written out, because Tailwind finds class names in the source. A step is 0.25 rem. */
const widths = [
  ...['w-12', 'w-13', 'w-14', 'w-15', 'w-16', 'w-17', 'w-18', 'w-19', 'w-20', 'w-21', 'w-22', 'w-23', 'w-24'],
  ...['w-25', 'w-26', 'w-27', 'w-28', 'w-29', 'w-30', 'w-31', 'w-32', 'w-33', 'w-34', 'w-35', 'w-36', 'w-37'],
  ...['w-38', 'w-39', 'w-40', 'w-41', 'w-42', 'w-43', 'w-44'],
] as const
const narrowest = 12

/** In em. */
const widthOf = (letter: string): number => {
  if (/[ijlíI ]/.test(letter)) return 0.25
  if (/[frt()-]/.test(letter)) return 0.37
  if (/[mwM]/.test(letter)) return 0.85
  return /\p{Lu}|&/u.test(letter) ? 0.66 : 0.55
}

const letterHeightRem = 0.9375
const paddingRem = 0.875
const signRem = 0.875

/**
 * Width of an entry, estimated from its letters: a measured width would change when the font loads and move the other
 * entries.
 */
export const entryWidth = (label: string, hasSign: boolean): string => {
  const letters = [...label].reduce((sum, letter) => sum + widthOf(letter), 0) * letterHeightRem
  const steps = Math.ceil((letters + paddingRem + (hasSign ? signRem : 0)) * 4)
  return widths[Math.max(0, Math.min(widths.length - 1, steps - narrowest))] ?? ''
}
