export type ChangedField = { readonly name: string; readonly before: string; readonly after: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `deliveryRates.standardCity` as `delivery rates, standard city`. */
const toWords = (path: readonly string[]) =>
  path.map((name) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()).join(', ')

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

/** What an entry changed, field by field; what is the same on both sides is left out. */
export const changedFields = (
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly ChangedField[] => {
  if (isRecord(before) || isRecord(after)) {
    const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return names.flatMap((name) => changedFields(was[name], is[name], [...path, name]))
  }
  const field = { name: toWords(path), before: toText(before), after: toText(after) }
  return field.before === field.after ? [] : [field]
}
