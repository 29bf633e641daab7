import type { Language } from '@dvaput/domain/text/language'
import type { Message, Places } from './message.ts'
import type { messages as contact } from './messages/bcs/contact.ts'
import type { messages as home } from './messages/bcs/home.ts'
import type { messages as information } from './messages/bcs/information.ts'
import type { messages as kit } from './messages/bcs/kit.ts'
import type { messages as search } from './messages/bcs/search.ts'
import type { messages as shell } from './messages/bcs/shell.ts'

/** The Bosnian texts are the original: their keys and places are what the compiler checks against. */
type Catalogue = {
  contact: typeof contact
  home: typeof home
  information: typeof information
  kit: typeof kit
  search: typeof search
  shell: typeof shell
}

export type Namespace = keyof Catalogue
type Originals<N extends Namespace> = Catalogue[N] & Catalogue['shell']
type MessageKey<N extends Namespace> = keyof Originals<N> & string
type ValuesOf<M> = [Places<M>] extends [never] ? [] : [values: Readonly<Record<Places<M>, string | number>>]

export type Text<N extends Namespace> = <Key extends MessageKey<N>>(
  key: Key,
  ...values: ValuesOf<Originals<N>[Key]>
) => string

export type Messages = Readonly<Record<string, Message>>
type MessageModule = { readonly messages: Messages }

/** One chunk for each language and namespace. */
const modules = import.meta.glob<MessageModule>('./messages/*/*.ts')

/** React's `use` reads a promise with these fields at once instead of suspending. */
type SettledPromise = Promise<Messages> & { status?: 'fulfilled'; value?: Messages }
const loaded = new Map<string, SettledPromise>()

export const loadMessages = (language: Language, namespace: Namespace): Promise<Messages> => {
  const path = `./messages/${language}/${namespace}.ts`
  const known = loaded.get(path)
  if (known !== undefined) return known
  const load = modules[path]
  if (!load) throw new Error(`no messages at ${path}`)
  const promise: SettledPromise = load().then(({ messages }) => {
    promise.status = 'fulfilled'
    promise.value = messages
    return messages
  })
  // A chunk lost on the way is asked for again the next time.
  promise.catch(() => loaded.delete(path))
  loaded.set(path, promise)
  return promise
}

const namespaceOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length) as Namespace

/** Fetches the other language for everything already on screen, so that a switch never shows a gap. */
export const loadSameNamespaces = async (language: Language): Promise<void> => {
  const namespaces = new Set([...loaded.keys()].map(namespaceOf))
  await Promise.all([...namespaces].map((namespace) => loadMessages(language, namespace)))
}
