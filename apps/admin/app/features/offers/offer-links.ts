export const answers = ['approve', 'counter', 'reject'] as const
export type Answer = (typeof answers)[number]

export const readAnswer = (value: unknown): Answer | null => answers.find((answer) => answer === value) ?? null

const ofQueue = ['queue', 'kind', 'market', 'q', 'after', 'at']

/** The part of a query string by which the list is found again, and nothing else. */
export const readQueueQuery = (query: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => ofQueue.includes(name)))

/** `from` is the query string of the list that it was opened from; empty for none. */
export const offerPath = (id: string, from: string, answer?: Answer): string => {
  const query = new URLSearchParams({ ...(answer && { answer }), ...(from && { from }) })
  return `/offers/${id}${query.size > 0 ? `?${query}` : ''}`
}
