import { appendFileSync } from 'node:fs'

/** The thresholds of a proof: each is printed with its figure, and a missed one fails the program. */
export const createThresholds = () => {
  const missed: string[] = []
  const report = process.env.PROOF_REPORT
  const hold = (name: string, figure: string | number, isHeld: boolean) => {
    if (!isHeld) missed.push(name)
    if (report) appendFileSync(report, `${JSON.stringify({ bar: name, result: String(figure), isHeld })}\n`)
    console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${name}: ${figure}`)
  }
  return {
    hold,
    /** Examples in place of a number, so that a miss can be looked into. */
    none(name: string, failures: readonly string[]) {
      const examples = [...new Set(failures)].slice(0, 10).map((each) => `\n        ${each}`)
      hold(name, failures.length === 0 ? 'none' : `${failures.length}, as${examples.join('')}`, failures.length === 0)
    },
    /** What needs a tool or a right that is missing here: neither held nor missed. */
    notRun(name: string, reason: string) {
      if (report) appendFileSync(report, `${JSON.stringify({ bar: name, result: reason, isHeld: null })}\n`)
      console.log(`NOT RUN ${name}: ${reason}`)
    },
    conclude() {
      if (missed.length > 0) process.exitCode = 1
    },
  }
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0

export const inMs = (value: number): string => `${value.toFixed(1)} ms`
