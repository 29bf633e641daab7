import type { Refusal } from '@dvaput/domain/refusals/refusal'

/** What the work returns, or the refusal that its failure becomes. */
export const orRefusal = async <Value, R extends Refusal>(
  work: Promise<Value>,
  toRefusal: (error: unknown) => R,
): Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: R }> => {
  try {
    return { ok: true, value: await work }
  } catch (error) {
    return { ok: false, refusal: toRefusal(error) }
  }
}
