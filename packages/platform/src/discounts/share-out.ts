/** Shares in proportion to the weights that add up to the amount exactly: largest remainder first. */
export const shareOut = (amount: number, weights: readonly number[]): readonly number[] => {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (whole === 0n) return weights.map(() => 0)
  const exact = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, floor: Number(product / whole), remainder: product % whole }
  })
  const missing = amount - exact.reduce((sum, { floor }) => sum + floor, 0)
  const favoured = new Set(
    exact
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return exact.map(({ index, floor }) => floor + (favoured.has(index) ? 1 : 0))
}
