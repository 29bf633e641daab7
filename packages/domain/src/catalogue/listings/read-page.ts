const lastPage = 10_000

/** The page of a listing that a URL names. A bad number is as good as none. */
export const readPage = (raw: string | null | undefined): number => {
  const page = raw && /^\d{1,5}$/.test(raw) ? Number(raw) : 1
  return page >= 1 && page <= lastPage ? page : 1
}
