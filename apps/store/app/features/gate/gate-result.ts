/** What the server said of an access code. */
export type GateResult = {
  readonly typed: string
  /** Of too many guesses: when the next one is allowed. */
  readonly retryAfterSeconds: number | null
}
