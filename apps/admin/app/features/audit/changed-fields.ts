import type { AuditWords } from './audit-words.ts'

/** `isState`: how it was at that moment, without what became of it. */
export type ChangedField = {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly isState: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of records of one length are compared one by one: a product has one price in most cases. */
const isRecordList = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

const isPlainList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object')

/** Of two plain lists, what is in one of them alone; both as they are where only the order is another. */
const withoutShared = (before: unknown, after: unknown): readonly [unknown, unknown] => {
  if (!isPlainList(before) || !isPlainList(after)) return [before, after]
  const [gone, come] = [before.filter((each) => !after.includes(each)), after.filter((each) => !before.includes(each))]
  return gone.length + come.length === 0 ? [before, after] : [gone, come]
}

const collect = (
  words: AuditWords,
  before: unknown,
  after: unknown,
  path: readonly string[],
  isState: boolean,
): readonly ChangedField[] => {
  const isOpen = (value: unknown) => isRecord(value) && !words.isWhole(value)
  if (isOpen(before) || isOpen(after)) {
    const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return names.flatMap((name) =>
      collect(
        words,
        was[name],
        is[name],
        [...path, words.nameField(name)],
        isState || (isRecord(after) && !(name in is)),
      ),
    )
  }
  if (isRecordList(before) && isRecordList(after) && before.length === after.length)
    return before.flatMap((each, index) => {
      const place = before.length > 1 ? [...path, String(index + 1)] : path
      return collect(words, each, after[index], place, isState)
    })
  const [gone, come] = withoutShared(before, after)
  const field = { name: path.join(', '), before: words.writeValue(gone), after: words.writeValue(come), isState }
  return field.before === field.after ? [] : [field]
}

/** What an entry changed, field by field and in words; what is the same on both sides is left out. */
export const changedFields = (words: AuditWords, before: unknown, after: unknown): readonly ChangedField[] =>
  collect(words, before, after, [], false)
