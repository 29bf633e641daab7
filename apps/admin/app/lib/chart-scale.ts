const steps = [1, 2, 2.5, 4, 5, 8, 10]

/** The lowest round number that is not below the highest value, and divides by four or is small. */
export const scaleTop = (highest: number): number => {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = steps.find((each) => each * power >= highest) ?? 10
  return Math.max(1, step * power)
}

/** Top, middle and bottom; no middle between 0 and 1. */
export const scaleValues = (top: number): readonly number[] => (top > 1 ? [top, top / 2, 0] : [top, 0])
