import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { type Currency, createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import type { Text } from '../../i18n/catalogue.ts'
import { messages } from '../../i18n/messages/bcs/audit-words.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'

type NamesIn<Prefix extends string, Key = keyof typeof messages> = Key extends `${Prefix}.${infer Name}` ? Name : never

const isNamed = <Prefix extends 'field' | 'value'>(prefix: Prefix, name: string): name is NamesIn<Prefix> =>
  Object.hasOwn(messages, `${prefix}.${name}`)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `deliveryRates` as `delivery rates`: of a field that has no words yet. */
const toWords = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
/** Ids say nothing to people. */
const idNames: ReadonlySet<string> = new Set(['gid', 'id', 'variantGid', 'lineId'])

const isMoney = (value: Record<string, unknown>): value is { minor: number; currency: Currency } =>
  Object.keys(value).length === 2 && Number.isSafeInteger(value.minor) && typeof value.currency === 'string'

/**
 * How the log names fields and writes values in one language.
 *
 * @param valueWords values as other screens call them
 */
export const createAuditWords = (
  text: Text<'audit-words'>,
  language: Language,
  valueWords: ReadonlyMap<string, string> = new Map(),
) => {
  const nameField = (name: string): string => (isNamed('field', name) ? text(`field.${name}`) : toWords(name))
  const writeValue = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (Array.isArray(value)) return value.map(writeValue).filter(Boolean).join('; ')
    if (isRecord(value)) {
      if (isMoney(value)) return formatMoney(createMoney(value.minor, value.currency), language)
      return Object.entries(value)
        .filter(([name]) => !idNames.has(name))
        .flatMap(([name, each]) => (writeValue(each) === '' ? [] : `${nameField(name)}: ${writeValue(each)}`))
        .join(', ')
    }
    const written = String(value)
    if (isNamed('value', written)) return text(`value.${written}`)
    const word = valueWords.get(written)
    if (word !== undefined) return word
    return moment.test(written) ? formatMarketTime(written, markets.ba.id, language) : written
  }
  return { nameField, writeValue, isWhole: (value: unknown) => isRecord(value) && isMoney(value) }
}

export type AuditWords = ReturnType<typeof createAuditWords>
