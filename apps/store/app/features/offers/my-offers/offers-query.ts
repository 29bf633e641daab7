import {
  type EraStatus,
  eraStatuses,
  type OfferKind,
  type OfferStatus,
  offerStatuses,
} from '@dvaput/domain/offers/offer'

export const offerTypes = ['international', 'local'] as const satisfies readonly OfferKind[]

/** What the URL of /my-offers asks for; null for everything. // MYOF-02, MYOF-03, MYOF-04 */
export type OffersQuery = {
  readonly status: OfferStatus | null
  readonly type: OfferKind | null
  readonly eraStatus: EraStatus | null
  readonly page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

export const parseOffersQuery = (search: URLSearchParams): OffersQuery => {
  const page = search.get('page') ?? ''
  return {
    status: oneOf(offerStatuses, search.get('status')),
    type: oneOf(offerTypes, search.get('type')),
    eraStatus: oneOf(eraStatuses, search.get('era_status')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export const offersPath = ({ status, type, eraStatus, page }: OffersQuery): string => {
  const search = new URLSearchParams({
    ...(status && { status }),
    ...(type && { type }),
    ...(eraStatus && { era_status: eraStatus }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `/my-offers?${search}` : '/my-offers'
}

export const hasFilters = ({ status, type, eraStatus }: OffersQuery): boolean =>
  status !== null || type !== null || eraStatus !== null

export const toListQuery = ({ status, type, eraStatus, page }: OffersQuery) => ({
  page,
  status: status ?? undefined,
  eraStatus: eraStatus ?? undefined,
  isInternational: type === null ? undefined : type === 'international',
})
