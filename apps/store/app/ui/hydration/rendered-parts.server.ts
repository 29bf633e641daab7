import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderedParts, SameFor } from './rendered-once.tsx'

/** A card is some 5,000 characters. */
const mostCharacters = 16_000_000

/** What React writes for a part that it left to the browser. */
const leftToBrowser = '<!--$!-->'

/** Keeps parts of pages as the HTML that React wrote for them. */
export const createRenderedParts = (nextTurn: () => Promise<unknown>): RenderedParts => {
  const kept = createBoundedCache<string>({ maxSize: mostCharacters })
  const underWay = new Map<string, Promise<string | undefined>>()
  const owners = new WeakMap<object, number>()
  let ownerCount = 0

  const numberOf = (owner: object): number => {
    const known = owners.get(owner)
    if (known !== undefined) return known
    ownerCount += 1
    owners.set(owner, ownerCount)
    return ownerCount
  }
  const keyOf = ([owner, key]: SameFor) => `${numberOf(owner)} ${key}`

  const renderAndKeep = async (key: string, part: ReactNode): Promise<string | undefined> => {
    await nextTurn()
    const html = renderToString(part)
    if (html.includes(leftToBrowser)) return undefined
    kept.set(key, html, html.length)
    return html
  }

  return {
    find: (sameFor) => kept.touch(keyOf(sameFor)),
    render(sameFor, part) {
      const key = keyOf(sameFor)
      const known = underWay.get(key)
      if (known !== undefined) return known
      const rendering = renderAndKeep(key, part).finally(() => underWay.delete(key))
      underWay.set(key, rendering)
      return rendering
    },
  }
}
