import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import type { PageBody } from './page-body.ts'

export type CachedPage = {
  readonly status: number
  readonly headers: Headers
  readonly body: PageBody
  readonly etag: string
  readonly tags: readonly string[]
  /** The same for everybody with the same key; any other page is for the one who requested it. */
  readonly shared: boolean
}

type Entry = { readonly page: CachedPage; readonly renderedAt: number; usedAt: number }

type Options = {
  readonly maxBytes: number
  readonly freshMs: number
  readonly staleMs: number
  readonly now?: () => number
}

/** Rendered pages by URL and choices, bounded in bytes; the least recently used goes first. */
export const createPageCache = ({ maxBytes, freshMs, staleMs, now = Date.now }: Options) => {
  const entries = createBoundedCache<Entry>({ maxSize: maxBytes })
  const rendering = new Map<string, Promise<CachedPage>>()
  /** Counts how often an entry was put last in line. */
  let uses = 0
  /** Raised by every drop, so that a page rendered from older data is not cached. */
  let generation = 0

  /** A page grows with every encoding that is requested. */
  const weigh = (key: string, page: CachedPage) => {
    if (entries.get(key)?.page !== page) return
    const size = page.body.size()
    if (size > maxBytes) entries.delete(key)
    else entries.resize(key, size)
  }

  const keep = (key: string, page: CachedPage) => {
    uses += 1
    entries.set(key, { page, renderedAt: now(), usedAt: uses }, 0)
    page.body.onChange(() => weigh(key, page))
    weigh(key, page)
  }

  /** Puts it last in line. What is among the newest sixteenth stays: moving it for each request costs more than it tells. */
  const markUsed = (key: string, entry: Entry) => {
    if (uses - entry.usedAt <= entries.count() >> 4) return
    uses += 1
    entry.usedAt = uses
    entries.touch(key)
  }

  /** Visitors who request the same page at the same time share one rendering. */
  const renderOnce = async (key: string, render: () => Promise<CachedPage>): Promise<CachedPage> => {
    const underWay = rendering.get(key)
    if (underWay !== undefined) {
      const page = await underWay
      return page.shared ? page : render()
    }
    const startedIn = generation
    const started = render()
      .then(async (page) => {
        if (!page.shared || maxBytes === 0) return page
        await page.body.pack()
        if (startedIn === generation) keep(key, page)
        return page
      })
      .finally(() => {
        if (rendering.get(key) === started) rendering.delete(key)
      })
    rendering.set(key, started)
    return started
  }

  return {
    /** What can be sent as it is, without a look at whether it should be made anew. */
    fresh(key: string): CachedPage | undefined {
      const entry = entries.get(key)
      if (!entry || now() - entry.renderedAt > freshMs) return undefined
      markUsed(key, entry)
      void entry.page.body.packSmaller()
      return entry.page
    },
    /** Whether a request would be answered without waiting for a rendering. */
    has(key: string): boolean {
      const entry = entries.get(key)
      return entry !== undefined && now() - entry.renderedAt <= freshMs + staleMs
    },
    /** `refresh` renders while the stale page is sent. */
    async get(key: string, render: () => Promise<CachedPage>, refresh = render): Promise<CachedPage> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY
      if (!entry || age > freshMs + staleMs) return renderOnce(key, render)
      markUsed(key, entry)
      void entry.page.body.packSmaller()
      // The stale page is good enough for now; what goes wrong in the background is the renderer's to report.
      if (age > freshMs) renderOnce(key, refresh).catch(() => {})
      return entry.page
    },
    drop(tags: readonly string[] | 'everything'): void {
      generation += 1
      rendering.clear()
      for (const [key, { page }] of entries.entries())
        if (tags === 'everything' || page.tags.some((tag) => tags.includes(tag))) entries.delete(key)
    },
    size: () => ({ pages: entries.count(), bytes: entries.size() }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
