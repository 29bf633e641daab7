type Entry<Value> = { readonly value: Value; readonly size: number }

type Options<Value> = {
  /** Of all entries together: their number, unless sizes are given. */
  readonly maxSize: number
  readonly onEvict?: (key: string, value: Value) => void
}

/** A map that never outgrows its size: the entry that was set or touched longest ago is evicted first. */
export const createBoundedCache = <Value>({ maxSize, onEvict }: Options<Value>) => {
  const entries = new Map<string, Entry<Value>>()
  let size = 0

  const remove = (key: string): Entry<Value> | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    size -= entry.size
    return entry
  }

  const evict = () => {
    for (const [key, { value }] of entries) {
      if (size <= maxSize) return
      remove(key)
      onEvict?.(key, value)
    }
  }

  return {
    get: (key: string): Value | undefined => entries.get(key)?.value,

    /** Also moves the entry to the end of the line. */
    touch(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },

    set(key: string, value: Value, entrySize = 1): void {
      remove(key)
      entries.set(key, { value, size: entrySize })
      size += entrySize
      evict()
    },

    /** An entry that grew keeps its place in the line. */
    resize(key: string, entrySize: number): void {
      const entry = entries.get(key)
      if (!entry) return
      size += entrySize - entry.size
      entries.set(key, { value: entry.value, size: entrySize })
      evict()
    },

    delete: (key: string): boolean => remove(key) !== undefined,
    *entries(): Generator<readonly [string, Value]> {
      for (const [key, { value }] of entries) yield [key, value]
    },
    count: () => entries.size,
    size: () => size,
  }
}
