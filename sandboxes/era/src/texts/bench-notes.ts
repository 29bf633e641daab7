/** What the people at the benches write about one kind of item. */
export type BenchNotes = {
  readonly tested: readonly string[]
  /** What one sees on grade B. */
  readonly worn: readonly string[]
  /** What one sees on grade C. */
  readonly worse: readonly string[]
  readonly extras: readonly string[]
  /** Why it is sold for parts. */
  readonly broken: readonly string[]
}
