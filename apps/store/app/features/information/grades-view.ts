/** What the grades mean and what is tested, as the loader returns it. */
export type GradesView = {
  readonly grades: readonly {
    readonly name: string
    readonly picture: string
    readonly summary: string
    readonly marks: readonly { readonly part: string; readonly text: string }[]
    readonly guaranteed: string
  }[]
  readonly checklists: readonly { readonly kinds: string; readonly points: string }[]
}
