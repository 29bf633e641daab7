const hourMs = 60 * 60 * 1000

/** Read once an hour, by all who ask at once. A failure is not cached: the next one tries again. */
export const cachedForAnHour = <Value>(read: () => Promise<Value>, now: () => number) => {
  let cached: { readonly until: number; readonly value: Promise<Value> } | undefined
  return (): Promise<Value> => {
    if (cached && now() < cached.until) return cached.value
    const entry = { until: now() + hourMs, value: read() }
    cached = entry
    entry.value.catch(() => {
      if (cached === entry) cached = undefined
    })
    return entry.value
  }
}
