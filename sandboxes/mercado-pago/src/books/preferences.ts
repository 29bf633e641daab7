import { randomUUID } from 'node:crypto'
import { type Fields, fieldsOf, textOf } from './check-preference.ts'

export type Preference = { readonly id: string; readonly createdAt: string; readonly fields: Fields }

export const totalOf = ({ fields: { items } }: Preference): number =>
  (items as readonly Fields[]).reduce(
    (sum, { quantity, unit_price: price }) => sum + Number(quantity) * Number(price),
    0,
  )

export const referenceOf = ({ fields }: Preference): string => textOf(fields.external_reference)

export const backUrlOf = ({ fields }: Preference, name: 'success' | 'failure' | 'pending'): string =>
  textOf(fieldsOf(fields.back_urls)[name])

/** A preference takes payments from its first date to its last, if it has any. */
export const isExpired = ({ fields }: Preference, now: Date): boolean => {
  if (fields.expires !== true) return false
  const [from, to] = [textOf(fields.expiration_date_from), textOf(fields.expiration_date_to)]
  return (from !== '' && now < new Date(from)) || (to !== '' && now > new Date(to))
}

export const createPreferences = ({ collectorId, now }: { collectorId: number; now: () => Date }) => {
  const all = new Map<string, Preference>()
  const byKey = new Map<string, Preference>()
  return {
    find: (id: string) => all.get(id),
    /** The same key gives the preference that it made first. */
    create(fields: Fields, key: string | undefined): Preference {
      const known = key === undefined ? undefined : byKey.get(key)
      if (known) return known
      const preference = { id: `${collectorId}-${randomUUID()}`, createdAt: now().toISOString(), fields }
      all.set(preference.id, preference)
      if (key !== undefined) byKey.set(key, preference)
      return preference
    },
    change(preference: Preference, fields: Fields): Preference {
      const changed = { ...preference, fields: { ...preference.fields, ...fields } }
      all.set(preference.id, changed)
      return changed
    },
    list: (): readonly Preference[] => [...all.values()],
  }
}

export type Preferences = ReturnType<typeof createPreferences>
