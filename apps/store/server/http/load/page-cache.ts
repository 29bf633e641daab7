import { createTaggedCache, type TaggedEntry } from '@dvaput/domain/flow/tagged-cache'
import type { PageBody } from '../pages/page-body.ts'

export type CachedPage = {
  readonly status: number
  readonly headers: Headers
  readonly body: PageBody
  readonly etag: string
  readonly tags: readonly string[]
  /** The same for everybody with the same key; any other page is for the one who requested it. */
  readonly shared: boolean
}

type Rendered = { readonly page: CachedPage; readonly renderedAt: number; usedAt: number }
type Entry = TaggedEntry<Rendered>

type Options = {
  readonly maxBytes: number
  readonly freshMs: number
  readonly staleMs: number
  /** So old may a page be that was not dropped while there is too much to render. */
  readonly staleWhileBusyMs?: number
  /** Whether so much is being rendered that a page of a moment ago is better than to wait. */
  readonly isBusy?: () => boolean
  readonly now?: () => number
}

type Start = { readonly startedIn: number; readonly startedAt: number }
type Rendering = Start & { readonly page: Promise<CachedPage>; readonly isRefresh: boolean }

/**
 * Rendered pages by URL and choices, bounded in bytes; the least recently used goes first. Nobody gets a page that was
 * rendered longer ago than both times together, or that was dropped, unless there is too much to render: then a page that
 * was dropped a moment ago is sent, and one of which nothing is known to be wrong for longer.
 */
export const createPageCache = (options: Options) => {
  const { maxBytes, freshMs, staleMs, isBusy = () => false, now = Date.now } = options
  const { staleWhileBusyMs = freshMs + staleMs } = options
  const entries = createTaggedCache<Rendered>({ maxSize: maxBytes })
  const renderings = new Map<string, Rendering>()
  /** Counts how often an entry was put last in line. */
  let uses = 0

  /** A page grows with every encoding that is requested. */
  const weigh = (key: string, page: CachedPage) => {
    if (entries.get(key)?.value.page !== page) return
    const size = page.body.size()
    if (size > maxBytes) entries.delete(key)
    else entries.resize(key, size)
  }

  const keep = (key: string, page: CachedPage, { startedIn, startedAt }: Start) => {
    // A younger one was quicker.
    const present = entries.get(key)
    if (present && present.startedIn === startedIn && present.value.renderedAt > startedAt) return
    uses += 1
    entries.set(key, { page, renderedAt: startedAt, usedAt: uses }, { tags: page.tags, startedIn, size: 0 })
    page.body.onChange(() => weigh(key, page))
    weigh(key, page)
  }

  /** Puts it last in line. What is among the newest sixteenth stays: moving it for each request costs more than it tells. */
  const markUsed = (key: string, { value: entry }: Entry) => {
    if (uses - entry.usedAt <= entries.count() >> 4) return
    uses += 1
    entry.usedAt = uses
    entries.touch(key)
  }

  const isYoung = (renderedAt: number): boolean => now() - renderedAt <= freshMs + staleMs

  const isUpToDate = ({ startedIn, startedAt }: Rendering): boolean =>
    startedIn === entries.generation() || (isBusy() && isYoung(startedAt))

  /**
   * Visitors who request the same page at the same time share one rendering. None of them waits for one that was begun
   * beside a stale page: it may be at the end of a queue.
   */
  const renderOnce = async (
    key: string,
    render: () => Promise<CachedPage>,
    { isRefresh = false } = {},
  ): Promise<CachedPage> => {
    const underWay = renderings.get(key)
    if (underWay && isUpToDate(underWay) && (isRefresh || !underWay.isRefresh)) {
      const page = await underWay.page
      return page.shared ? page : render()
    }
    const start = { startedIn: entries.generation(), startedAt: now() }
    const started = render()
      .then(async (page) => {
        if (!page.shared) entries.delete(key)
        if (!page.shared || maxBytes === 0) return page
        await page.body.pack()
        keep(key, page, start)
        return page
      })
      .finally(() => {
        if (renderings.get(key)?.page === started) renderings.delete(key)
      })
    renderings.set(key, { ...start, page: started, isRefresh })
    return started
  }

  const canBeSent = ({ value: { renderedAt }, isDropped }: Entry): boolean => {
    if (!isDropped && isYoung(renderedAt)) return true
    return (isDropped ? isYoung(renderedAt) : now() - renderedAt <= staleWhileBusyMs) && isBusy()
  }

  const isFresh = ({ value: { renderedAt }, isDropped }: Entry): boolean => !isDropped && now() - renderedAt <= freshMs

  return {
    /** What can be sent as it is, without a look at whether it should be made anew. */
    fresh(key: string): CachedPage | undefined {
      const entry = entries.get(key)
      if (!entry || !isFresh(entry)) return undefined
      markUsed(key, entry)
      void entry.value.page.body.packSmaller()
      return entry.value.page
    },
    /** Whether a request would be answered without waiting for a rendering. */
    has(key: string): boolean {
      const entry = entries.get(key)
      return entry !== undefined && canBeSent(entry)
    },
    /** `refresh` renders while the stale page is sent. */
    async get(key: string, render: () => Promise<CachedPage>, refresh = render): Promise<CachedPage> {
      const entry = entries.get(key)
      if (!entry || !canBeSent(entry)) return renderOnce(key, render)
      markUsed(key, entry)
      void entry.value.page.body.packSmaller()
      // The stale page is good enough for now; what goes wrong in the background is the renderer's to report.
      if (!isFresh(entry)) renderOnce(key, refresh, { isRefresh: true }).catch(() => {})
      return entry.value.page
    },
    drop: entries.drop,
    size: () => ({ pages: entries.count(), bytes: entries.size() }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
