export type HelpResult = {
  readonly path: string
  /** The page the result stands on. */
  readonly page: string
  readonly title: string
  readonly excerpt: string
}
