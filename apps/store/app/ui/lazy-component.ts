import type { Language } from '@dvaput/domain/text/language'
import { type ComponentType, lazy } from 'react'
import { loadMessages, type Namespace } from '../i18n/catalogue.ts'

export type LoadComponent<Props extends object> = () => Promise<ComponentType<Props>>

type Options = {
  /** What the part says, where that is not what its page says anyway. */
  readonly words?: Namespace | undefined
  /** Nothing is fetched before. */
  readonly when?: () => Promise<void>
}

const firstPauseMs = 2_000

/** Asks again and again, with longer and longer pauses. */
const untilThere = async <Found>(bring: () => Promise<Found>): Promise<Found> => {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2)
    try {
      return await bring()
    } catch (error) {
      reportError(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
}

/**
 * A part of a page whose code comes when it is first drawn. Lost on the way, it takes nothing else with it: until it
 * comes, its place is as the server drew it, or empty.
 */
export const lazyComponent = <Props extends object>(
  load: LoadComponent<Props>,
  { words = 'shell', when }: Options = {},
) =>
  lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    const language = document.documentElement.dataset.language as Language
    const [Part] = await untilThere(async () => {
      await when?.()
      return Promise.all([load(), loadMessages(language, words)])
    })
    return { default: Part }
  })
