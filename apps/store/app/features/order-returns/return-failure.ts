import type { ReturnProblem } from '@dvaput/backend/returns/request-return'
import type { LineQuantity } from '@dvaput/domain/orders/order-snapshot'

/** What the server refused, with what was typed; files cannot be sent back to a browser. */
export type ReturnFailure = {
  readonly problems: readonly (ReturnProblem | 'too-many')[]
  readonly typed: { readonly lines: readonly LineQuantity[]; readonly reason: string; readonly message: string }
}
