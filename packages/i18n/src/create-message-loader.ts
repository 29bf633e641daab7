import type { Language } from '@dvaput/domain/text/language'
import type { Messages } from './message.ts'

export type MessageModule = { readonly messages: Messages }

/** React's `use` reads a promise with these fields at once instead of suspending. */
type SettledPromise = Promise<Messages> & { status?: 'fulfilled'; value?: Messages }

/** Loads each namespace of a language once, by the function that an app finds its files with. */
export const createMessageLoader = <Namespace extends string>(
  loadModule: (language: Language, namespace: Namespace) => Promise<MessageModule>,
) => {
  const loaded = new Map<string, SettledPromise>()

  const loadMessages = (language: Language, namespace: Namespace): Promise<Messages> => {
    const key = `${language}/${namespace}`
    const known = loaded.get(key)
    if (known !== undefined) return known
    const promise: SettledPromise = loadModule(language, namespace).then(({ messages }) => {
      promise.status = 'fulfilled'
      promise.value = messages
      return messages
    })
    // A failed chunk is requested again the next time.
    promise.catch(() => loaded.delete(key))
    loaded.set(key, promise)
    return promise
  }

  /** Loads the other language for every namespace on screen before the switch. */
  const loadSameNamespaces = async (language: Language): Promise<void> => {
    const namespaces = new Set([...loaded.keys()].map((key) => key.slice(key.indexOf('/') + 1) as Namespace))
    await Promise.all([...namespaces].map((namespace) => loadMessages(language, namespace)))
  }

  return { loadMessages, loadSameNamespaces }
}
