const gramsPer: Readonly<Record<string, number>> = { g: 1, kg: 1_000, lb: 453.59237, oz: 28.349523 }
const maxGrams = 2_000_000

/** Null for what no scale shows: the weight is then unknown. */
export const readGrams = ({ grams, weight, weight_unit, weightUnit }: Record<string, unknown>): number | null => {
  const unit = grams === undefined ? (weight_unit ?? weightUnit ?? 'g') : 'g'
  const written = grams ?? weight
  if (typeof unit !== 'string' || (typeof written !== 'number' && typeof written !== 'string')) return null
  const amount = Number(written) * (gramsPer[unit.toLowerCase()] ?? Number.NaN)
  return amount > 0 && amount <= maxGrams ? Math.round(amount) : null
}
