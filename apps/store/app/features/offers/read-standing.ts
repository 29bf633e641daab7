import { type Currency, currencies } from '@dvaput/domain/money/money'
import { api } from '../../lib/api.ts'

const timeoutMs = 8_000

/** How a customer and the shop stand about a product. */
export type Standing = {
  readonly isLastMove: boolean
  /** The price in whole units, and until when, in ISO. */
  readonly agreed: { readonly price: number; readonly currency: Currency; readonly payBy: string } | null
  /** The offer that is open, beside which there is no second one. */
  readonly open: {
    readonly status: OpenStatus
    readonly price: number
    readonly currency: Currency
    readonly until: string | null
  } | null
}

const openStatuses = ['pending', 'countered', 'approved'] as const
type OpenStatus = (typeof openStatuses)[number]

const parseAgreed = (value: unknown): Standing['agreed'] => {
  const { price, currency, payBy } = (value ?? {}) as Partial<NonNullable<Standing['agreed']>>
  const isKnown = currencies.some((each) => each === currency)
  return typeof price === 'number' && isKnown && currency && typeof payBy === 'string'
    ? { price, currency, payBy }
    : null
}

const parseOpen = (value: unknown): Standing['open'] => {
  const { status, price, currency, until } = (value ?? {}) as Partial<NonNullable<Standing['open']>>
  const isKnown = currencies.some((each) => each === currency) && openStatuses.some((each) => each === status)
  return typeof price === 'number' && isKnown && currency && status
    ? { status, price, currency, until: typeof until === 'string' ? until : null }
    : null
}

/** Undefined where nobody tells: what it says is a courtesy, and the server decides all the same. */
export const readStanding = async (id: string): Promise<Standing | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = (await api.get(`/offers/standing?${new URLSearchParams({ product: id })}`, signal)) as Record<
      string,
      unknown
    >
    return { isLastMove: body.isLastMove === true, agreed: parseAgreed(body.agreed), open: parseOpen(body.open) }
  } catch {
    return undefined
  }
}
