type QuantityRange = { readonly min: number; readonly max: number }

/** Limits a typed quantity to what may be ordered; not a number leaves it unchanged. */
export const clampQuantity = (requested: number, { min, max }: QuantityRange, before: number): number => {
  if (Number.isNaN(requested)) return before
  return Math.max(min, Math.min(max, Math.trunc(requested)))
}
