import type { AuditLog } from '@dvaput/backend/audit/audit-log'
import { isMarketId } from '@dvaput/domain/markets/market'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { sourceOfOrderId } from '@dvaput/domain/orders/order-source'
import { isLanguage, type Language } from '@dvaput/domain/text/language'
import type { Services } from '../../context.ts'
import { loadText } from '../../i18n/load-text.ts'
import { nameSetting } from './name-setting.ts'
import { subjectPath } from './subject-path.ts'
import { parseTextKey } from './text-key.ts'

type Entry = Awaited<ReturnType<AuditLog['list']>>['entries'][number]

type Needs = {
  readonly services: Pick<Services, 'nameSubjects' | 'offerRules' | 'readOriginalTexts'>
  readonly entries: readonly Entry[]
  /** An e-mail is for those alone who may see customers. */
  readonly namesCustomers: boolean
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly language: Language
}

export const subjectKinds = [
  ...['administrator', 'order', 'return', 'reservation', 'offer', 'product', 'customer', 'banner', 'collection'],
  ...['navigation', 'offer-rule', 'product-import', 'shop-export', 'setting', 'sync', 'job', 'mail'],
] as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What a record was called when it was changed. */
const titleThen = (facts: unknown, language: Language): string => {
  const title = isRecord(facts) ? facts.title : undefined
  const said = isRecord(title) ? title[language] : title
  return typeof said === 'string' ? said : ''
}

/** As `ba:product:local:main:7`. */
const parseRule = (id: string) => {
  const [market = '', scope = '', ...key] = id.split(':')
  return { market, scope, key: key.join(':') }
}

/** How the log calls what its entries are about, and the screens of what is still there. */
export const createSubjectWords = async ({ services, entries, people, namesCustomers, language }: Needs) => {
  const [text, words, orderText, offerText, warehouseText] = await Promise.all([
    loadText(language, 'audit'),
    loadText(language, 'audit-words'),
    loadText(language, 'orders'),
    loadText(language, 'offers'),
    loadText(language, 'warehouse'),
  ])
  const rules = entries.filter(({ subjectKind }) => subjectKind === 'offer-rule')
  const [knownOf, ruleTitles] = await Promise.all([
    services.nameSubjects(entries, language),
    services.offerRules.targets.titlesOf(
      rules.map(({ subjectId }) => parseRule(subjectId).key),
      language,
    ),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))

  const nameRule = (id: string) => {
    const { market, scope, key } = parseRule(id)
    const target = scope === 'market' ? offerText('offers.scope.market') : (ruleTitles.get(key) ?? key)
    return [market.toUpperCase(), target].join(', ')
  }
  const nameText = async (key: string) => {
    const of = parseTextKey(key)
    if (!of || !isMarketId(of.market) || !isLanguage(of.language)) return undefined
    const page = (await services.readOriginalTexts(of.market, language)).find(({ page }) => page === of.page)
    const section = page?.sections.find(({ id }) => id === of.section)
    return `${[page?.title ?? of.page, section?.title ?? of.section].join(': ')} (${of.market.toUpperCase()}, ${of.language})`
  }
  const nameSync = (target: string) => {
    if (target === 'full' || target === 'incremental') return warehouseText(`sync.${target}`)
    const shop = shopHandles.find((each) => each === target)
    return shop ? orderText(`orders.shop.${shop}`) : target
  }
  const nameOf = async ({ subjectKind: kind, subjectId: id, before, after }: Entry): Promise<string> => {
    if (kind === 'administrator') return names.get(id) ?? id
    if (kind === 'setting') return (await nameText(id)) ?? nameSetting(words, id)
    if (kind === 'offer-rule') return nameRule(id)
    if (kind === 'sync') return nameSync(id)
    const known = kind === 'customer' && !namesCustomers ? null : knownOf(kind, id).name
    const said = known ?? (titleThen(after, language) || titleThen(before, language))
    return said || (id.split('/').at(-1) ?? id)
  }

  return async (entry: Entry) => {
    const { subjectKind, subjectId } = entry
    const kind = subjectKinds.find((each) => each === subjectKind)
    const source = kind === 'order' ? sourceOfOrderId(subjectId) : undefined
    const { isGone } = knownOf(subjectKind, subjectId)
    return {
      subject: [kind ? text(`subject.${kind}`) : subjectKind, await nameOf(entry)].join(' '),
      // Numbers of orders repeat from shop to shop.
      shop: source ? orderText(`orders.shop.${source}`) : '',
      to: isGone ? null : subjectPath(subjectKind, subjectId),
      isGone,
    }
  }
}
