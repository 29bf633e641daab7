import { createMessageLoader, type MessageModule } from '@dvaput/i18n/create-message-loader'
import type { Text as AnyText } from '@dvaput/i18n/message'
import type { messages as administrators } from './messages/bcs/administrators.ts'
import type { messages as audit } from './messages/bcs/audit.ts'
import type { messages as auditWords } from './messages/bcs/audit-words.ts'
import type { messages as collections } from './messages/bcs/collections.ts'
import type { messages as content } from './messages/bcs/content.ts'
import type { messages as customers } from './messages/bcs/customers.ts'
import type { messages as exports } from './messages/bcs/exports.ts'
import type { messages as imports } from './messages/bcs/imports.ts'
import type { messages as layout } from './messages/bcs/layout.ts'
import type { messages as login } from './messages/bcs/login.ts'
import type { messages as navigation } from './messages/bcs/navigation.ts'
import type { messages as numbers } from './messages/bcs/numbers.ts'
import type { messages as offers } from './messages/bcs/offers.ts'
import type { messages as orders } from './messages/bcs/orders.ts'
import type { messages as passkeys } from './messages/bcs/passkeys.ts'
import type { messages as passwords } from './messages/bcs/passwords.ts'
import type { messages as products } from './messages/bcs/products.ts'
import type { messages as ready } from './messages/bcs/ready.ts'
import type { messages as reservations } from './messages/bcs/reservations.ts'
import type { messages as returns } from './messages/bcs/returns.ts'
import type { messages as roles } from './messages/bcs/roles.ts'
import type { messages as settings } from './messages/bcs/settings.ts'
import type { messages as today } from './messages/bcs/today.ts'
import type { messages as warehouse } from './messages/bcs/warehouse.ts'

/** The Bosnian texts are the original: the compiler checks keys and placeholders against them. */
type Catalogue = {
  administrators: typeof administrators
  audit: typeof audit
  'audit-words': typeof auditWords
  exports: typeof exports
  imports: typeof imports
  customers: typeof customers
  collections: typeof collections
  content: typeof content
  layout: typeof layout
  login: typeof login
  navigation: typeof navigation
  numbers: typeof numbers
  offers: typeof offers
  orders: typeof orders
  passkeys: typeof passkeys
  passwords: typeof passwords
  products: typeof products
  ready: typeof ready
  reservations: typeof reservations
  returns: typeof returns
  roles: typeof roles
  settings: typeof settings
  today: typeof today
  warehouse: typeof warehouse
}

export type Namespace = keyof Catalogue

export type Originals<N extends Namespace> = Catalogue[N] & Omit<Catalogue['layout'], keyof Catalogue[N]>
export type Text<N extends Namespace> = AnyText<Originals<N>>

const modules = import.meta.glob<MessageModule>('./messages/*/*.ts')

export const { loadMessages, loadSameNamespaces } = createMessageLoader<Namespace>((language, namespace) => {
  const path = `./messages/${language}/${namespace}.ts`
  const load = modules[path]
  if (!load) throw new Error(`no messages at ${path}`)
  return load()
})
