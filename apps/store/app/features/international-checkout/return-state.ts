/** What the page says to whoever comes back from the provider. */
export type ReturnState = {
  readonly kind: 'failed' | 'pending' | 'unpaid'
  /** Null where the server knows no order of this visit. */
  readonly order: {
    readonly name: string
    readonly total: number
    readonly items: number
    readonly path: string
  } | null
}

/** The provider writes its own word for the payment over ours. */
const pendingStatuses: readonly (string | null)[] = ['pending', 'in_process']

/** What the URL claims, which counts only where nobody knows better. // XCO-02, XCO-03 */
export const readClaimedState = (search: URLSearchParams): 'failed' | 'pending' | undefined => {
  if (search.get('error') === 'payment_failed') return 'failed'
  return pendingStatuses.includes(search.get('status')) ? 'pending' : undefined
}
