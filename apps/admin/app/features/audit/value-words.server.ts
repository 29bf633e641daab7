import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import { messages as collections } from '../../i18n/messages/bcs/collections.ts'
import { messages as products } from '../../i18n/messages/bcs/products.ts'
import { messages as roles } from '../../i18n/messages/bcs/roles.ts'

type Named<Messages, Prefix extends string> = Extract<keyof Messages, `${Prefix}.${string}`>

/** The keys of the messages that name the values of one kind, such as `reason.damaged`. */
const keysOf = <Messages extends object, Prefix extends string>(messages: Messages, prefix: Prefix) =>
  Object.keys(messages).filter((key): key is Named<Messages, Prefix> & string => key.startsWith(`${prefix}.`))

const toEntry = (key: string, word: string) => [key.slice(key.indexOf('.') + 1), word] as const

/** Values of the audit log as the screens call them on which they are chosen. */
export const loadValueWords = async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const [role, collection, product] = await Promise.all([
    loadText(language, 'roles'),
    loadText(language, 'collections'),
    loadText(language, 'products'),
  ])
  return new Map([
    ...keysOf(roles, 'permission').map((key) => toEntry(key, role(key))),
    ...keysOf(collections, 'column').map((key) => toEntry(key, collection(key))),
    ...keysOf(collections, 'relation').map((key) => toEntry(key, collection(key))),
    ...keysOf(products, 'reason').map((key) => toEntry(key, product(key))),
  ])
}
