import type { AuditAuthor } from '@dvaput/backend/audit/audit-log'
import type { RefundResult } from '@dvaput/backend/returns/refund-return'
import type { ReturnStepResult } from '@dvaput/backend/returns/returns'
import type { Currency } from '@dvaput/domain/money/money'
import { parsePrice } from '@dvaput/domain/money/parse-price'
import { returnMessageLength } from '@dvaput/domain/returns/return-form'
import type { Services } from '../../context.ts'
import type { FormTexts } from '../../lib/texts-of-form.ts'

export const returnActs = ['approve', 'refuse', 'receive', 'refund'] as const

export type ReturnAct = (typeof returnActs)[number]
export type ReturnResult = ReturnStepResult | Exclude<RefundResult, 'placing'> | 'empty'

const maxAccountLength = 100

type Which = { readonly id: string; readonly by: AuditAuthor; readonly currency: Currency }

/** What a form of the return's screen asks for. */
export const actOnReturn = async (
  returns: Services['returns'],
  act: ReturnAct,
  { id, by, currency }: Which,
  typed: FormTexts,
): Promise<ReturnResult> => {
  const note = (typed.note ?? '').slice(0, returnMessageLength)
  // The customer is told why.
  if (act === 'refuse' && note === '') return 'empty'
  if (act !== 'refund') return returns[act](id, by, note)
  const { extent, amount = '', restock, account = '', revision = '' } = typed
  // An amount without its choice counts as well: all of it must not go for it.
  const isOther = extent === 'other' || amount !== ''
  const money = isOther ? parsePrice(amount, currency) : undefined
  if (isOther && !money) return 'amount'
  const refund = {
    ...{ restock: restock === '1', revision },
    ...(money && { amount: money.minor }),
    ...(account && { account: account.slice(0, maxAccountLength) }),
  }
  const result = await returns.refund(id, by, refund)
  return result === 'placing' ? 'ok' : result
}
