/** By the platform's id, by an e-mail that the customer has shown to be theirs, or by that where the row has no id. */
type Owner = 'customerId' | 'email' | 'customerIdElseEmail'

type PersonalTable = {
  readonly owner: Owner
  /** The column that names the owner. */
  readonly column: string
  /** What the owner gets to see; the rest are secrets or their hashes. */
  readonly columns: readonly string[]
  /** The rows stay, because money hangs on them; this makes them nobody's. */
  readonly erasure?: string
}

/** Every table of ours that holds something of a customer: what is downloaded from it, and that it is deleted. */
export const personalTables = {
  customer_records: {
    owner: 'customerId',
    column: 'customer_id',
    columns: ['email', 'verified_at', 'terms_version', 'terms_accepted_at', 'created_at'],
  },
  customer_notes: { owner: 'customerId', column: 'customer_id', columns: ['text', 'created_at'] },
  sessions: { owner: 'customerId', column: 'subject', columns: ['device', 'created_at', 'seen_at', 'idle_expires_at'] },
  email_changes: {
    owner: 'customerId',
    column: 'customer_id',
    columns: ['email', 'new_email', 'requested_at', 'expires_at'],
  },
  external_identities: { owner: 'customerId', column: 'customer_id', columns: ['issuer', 'subject', 'created_at'] },
  passkeys: {
    owner: 'customerId',
    column: 'customer_id',
    columns: ['name', 'rp_id', 'transports', 'is_backed_up', 'created_at', 'last_used_at'],
  },
  passkey_challenges: { owner: 'customerId', column: 'customer_id', columns: ['expires_at'] },
  server_carts: { owner: 'customerId', column: 'customer_id', columns: ['market', 'revision'] },
  server_cart_lines: {
    owner: 'customerId',
    column: 'customer_id',
    columns: ['market', 'product', 'quantity', 'snapshot', 'added_at', 'changed_at', 'removed_at'],
  },
  wishlist_items: {
    owner: 'customerId',
    column: 'customer_id',
    columns: ['market', 'product', 'name', 'handle', 'price_minor', 'currency', 'added_at'],
  },
  checkouts: {
    owner: 'customerId',
    column: 'customer_id',
    columns: ['market', 'shop', 'state', 'lines', 'order_id', 'created_at'],
  },
  orders: {
    owner: 'customerIdElseEmail',
    column: 'customer_id',
    columns: ['id', 'market', 'name', 'email', 'processed_at', 'updated_at', "snapshot - 'statusUrl' AS snapshot"],
  },
  international_orders: {
    owner: 'customerIdElseEmail',
    column: 'customer_id',
    columns: ['number', 'market', 'state', 'email', 'customer', 'lines', 'total', 'created_at', 'paid_at'],
    // Whatever may still be paid or sent needs somebody to send it to.
    erasure: `customer_id = NULL, browser_hash = repeat('0', 64), fingerprint = id::text,
      email = CASE WHEN state IN ('sent', 'refunded', 'not-coverable') THEN '' ELSE email END,
      customer = CASE WHEN state IN ('sent', 'refunded', 'not-coverable') THEN '{}'::jsonb ELSE customer END`,
  },
  reservations: {
    owner: 'customerId',
    column: 'customer_id',
    columns: ['email', 'market', 'pickup_code', 'state', 'lines', 'expires_at', 'created_at', 'ended_at'],
  },
  // Their moves and messages go with them.
  offers: {
    owner: 'customerId',
    column: 'customer_id',
    columns: [
      ...['market', 'email', 'title', 'currency', 'original_price', 'offered_price', 'counter_price', 'agreed_price'],
      ...[
        'status',
        'reason',
        'message',
        'response',
        'code',
        'order_id',
        'answer_by',
        'pay_by',
        'used_at',
        'created_at',
      ],
    ],
  },
  return_requests: {
    owner: 'customerIdElseEmail',
    column: 'customer_id',
    columns: ['order_id', 'email', 'language', 'lines', 'reason', 'message', 'state', 'created_at'],
  },
  order_links: {
    owner: 'email',
    column: 'email',
    columns: ['number', 'market', 'language', 'created_at', 'sent_at', 'expires_at'],
  },
  target_prices: {
    owner: 'email',
    column: 'email',
    columns: ['shop', 'item', 'amount', 'currency', 'watches', 'market', 'language', 'created_at', 'mailed_at'],
  },
  login_links: {
    owner: 'email',
    column: 'email',
    columns: ['market', 'language', 'created_at', 'expires_at', 'consumed_at'],
  },
} as const satisfies Record<string, PersonalTable>

/** Whose data it is; an e-mail that was never shown to be theirs owns nothing. */
export type DataOwner = { readonly id: string; readonly email: string; readonly isVerified: boolean }

/** Null where the table may hold somebody else's rows: an e-mail that was never shown could be anybody's. */
export const ownedRows = (
  { owner, column }: Pick<PersonalTable, 'owner' | 'column'>,
  { id, email, isVerified }: DataOwner,
): { readonly where: string; readonly values: readonly string[] } | null => {
  if (owner === 'customerIdElseEmail' && isVerified)
    return { where: `${column} = $1 OR (${column} IS NULL AND email = $2)`, values: [id, email] }
  if (owner !== 'email') return { where: `${column} = $1`, values: [id] }
  return isVerified ? { where: `${column} = $1`, values: [email] } : null
}

export const personalTableNames = Object.keys(personalTables) as (keyof typeof personalTables)[]
