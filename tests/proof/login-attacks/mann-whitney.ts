/** The error function, by Abramowitz and Stegun 7.1.26; right to seven digits. */
const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - series * Math.exp(-x * x))
}

/** How likely two samples of one distribution differ so much: the two-sided p of the Mann-Whitney U test. */
export const mannWhitneyP = (one: readonly number[], other: readonly number[]): number => {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  const groups = [...Map.groupBy(all, ({ value }) => value)].toSorted(([a], [b]) => a - b)
  let [before, rankSum, ties] = [0, 0, 0]
  for (const [, same] of groups) {
    // Equal values share the mean of their ranks.
    const rank = before + (same.length + 1) / 2
    rankSum += rank * same.filter(({ isOne }) => isOne).length
    ties += same.length ** 3 - same.length
    before += same.length
  }
  const [n, m, total] = [one.length, other.length, all.length]
  const u = rankSum - (n * (n + 1)) / 2
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / deviation
  return 1 - erf(z / Math.SQRT2)
}
