export type HelpResult = {
  readonly path: string
  /** Title of the page. */
  readonly page: string
  readonly title: string
  readonly excerpt: string
}
