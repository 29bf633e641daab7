import { createBoundedCache } from './bounded-cache.ts'

/** The tags of what has changed; `everything` where nobody knows. */
export type Invalidation = readonly string[] | 'everything'

export type TaggedEntry<Value> = {
  readonly value: Value
  readonly tags: readonly string[]
  readonly startedIn: number
  /** Something that it depends on has changed since it was begun. */
  isDropped: boolean
}

type Described = {
  /** What it depends on. */
  readonly tags: readonly string[]
  /** The generation in which it was begun. */
  readonly startedIn: number
  readonly size?: number
}

/** What was begun longer ago counts as touched. */
const maxRememberedDrops = 100

const touches = (changed: Invalidation, tags: readonly string[]): boolean =>
  changed === 'everything' || tags.some((tag) => changed.includes(tag))

/** A bounded cache whose entries are marked as dropped by tag, also one that is being made while its tag is dropped. */
export const createTaggedCache = <Value>({ maxSize }: { readonly maxSize: number }) => {
  const entries = createBoundedCache<TaggedEntry<Value>>({ maxSize })
  /** Raised by every drop. */
  let generation = 0
  let drops: readonly Invalidation[] = []

  const wasTouched = (tags: readonly string[], startedIn: number): boolean => {
    const since = generation - startedIn
    return since > drops.length || drops.slice(drops.length - since).some((changed) => touches(changed, tags))
  }

  return {
    ...entries,
    /** To be asked before an entry is begun. */
    generation: () => generation,

    /** Leaves alone what was begun after a later drop, and was quicker. */
    set(key: string, value: Value, { tags, startedIn, size }: Described): void {
      if ((entries.get(key)?.startedIn ?? 0) > startedIn) return
      entries.set(key, { value, tags, startedIn, isDropped: wasTouched(tags, startedIn) }, size)
    },

    drop(changed: Invalidation): void {
      generation += 1
      drops = [...drops, changed].slice(-maxRememberedDrops)
      for (const [, entry] of entries.entries()) if (touches(changed, entry.tags)) entry.isDropped = true
    },
  }
}
