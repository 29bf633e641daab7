type QuantityRange = { readonly min: number; readonly max: number }

/** A typed quantity made one that may be ordered; what is no number at all leaves the quantity as it was. */
export const clampQuantity = (wanted: number, { min, max }: QuantityRange, before: number): number => {
  if (Number.isNaN(wanted)) return before
  return Math.max(min, Math.min(max, Math.trunc(wanted)))
}
