const dayMs = 24 * 60 * 60 * 1000

/** Every day until today, also those on which nothing happened. */
export const fillDays = <Counts extends object>(
  known: readonly (Counts & { readonly day: string })[],
  { today, days }: { readonly today: string; readonly days: number },
  nothing: Counts,
): readonly (Counts & { readonly day: string })[] => {
  const byDay = new Map(known.map((each) => [each.day, each]))
  const last = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(last - (days - 1 - index) * dayMs).toISOString().slice(0, 10)
    return byDay.get(day) ?? { ...nothing, day }
  })
}
