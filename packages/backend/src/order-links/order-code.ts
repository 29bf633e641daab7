import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'

export const orderCodeMinutes = 10

type Bound = {
  /** The cookie of the browser in which the link was opened: the code works there alone. */
  readonly browser: string
  readonly orderId: string
}

/** Six digits that show who reads the mailbox of an order. Made of what it is bound to, so that nothing is stored. */
export const createOrderCodes = ({
  database: { db },
  secret,
}: {
  readonly database: Database
  readonly secret: string
}) => {
  /** Counts spans of this many minutes, by the clock of the database. */
  const currentSpan = async (): Promise<number> => {
    const seconds = sql<number>`floor(extract(epoch FROM app_now()) / ${orderCodeMinutes * 60})::int`
    const { rows } = await db.execute<{ span: number }>(sql`SELECT ${seconds} AS span`)
    return rows[0]?.span ?? 0
  }

  const codeOf = ({ browser, orderId }: Bound, span: number): string => {
    const mac = createHmac('sha256', secret)
      .update(JSON.stringify(['order-code', browser, orderId, span]))
      .digest()
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  return {
    async make(bound: Bound): Promise<{ readonly code: string; readonly span: number }> {
      const span = await currentSpan()
      return { code: codeOf(bound, span), span }
    },

    /** One that was sent at the end of a span works for the whole of the next one. */
    async isRight(bound: Bound, typed: string): Promise<boolean> {
      const digits = typed.replaceAll(/\D/g, '')
      if (digits.length !== 6) return false
      const span = await currentSpan()
      return [span, span - 1].some((each) => timingSafeEqual(Buffer.from(codeOf(bound, each)), Buffer.from(digits)))
    },
  }
}

export type OrderCodes = ReturnType<typeof createOrderCodes>
