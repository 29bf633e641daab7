import type { HandedOver } from './handed-over.ts'
import type { OrderLine } from './order-snapshot.ts'

export type UnitNumber = { readonly kind: 'serial' | 'imei'; readonly value: string }

const isUnitKey = { serial: /^_?serial(?:[ _-]?number)?$/i, imei: /^_?imei$/i } as const
const warrantyKey = /^_?warranty[ _-]?until$/i
const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** The shop writes serial numbers and IMEIs into the attributes of a line, several with commas between them. */
export const unitNumbers = ({ attributes }: Pick<OrderLine, 'attributes'>): readonly UnitNumber[] =>
  (['serial', 'imei'] as const).flatMap((kind) =>
    attributes
      .filter(({ key }) => isUnitKey[kind].test(key))
      .flatMap(({ value }) => value.split(','))
      .map((value) => value.trim())
      .filter(Boolean)
      .map((value) => ({ kind, value })),
  )

/** The last day of the month where the other month is shorter. */
const addMonths = (at: Date, months: number): Date => {
  const day = at.getUTCDate()
  const moved = new Date(at)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(day, lastDay))
  return moved
}

type Line = Pick<OrderLine, 'id' | 'attributes' | 'warrantyMonths'>

/** ISO: the day the shop wrote down, else so many months after the line was handed over; null while nobody knows. */
export const warrantyEnd = (line: Line, handedOver: readonly HandedOver[]): string | null => {
  const written = line.attributes.find(({ key }) => warrantyKey.test(key))?.value.trim()
  if (written !== undefined && isoDay.test(written)) return `${written}T12:00:00Z`
  const last = handedOver
    .filter(({ lines }) => lines.some(({ lineId }) => lineId === line.id))
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  if (last === undefined || line.warrantyMonths === null) return null
  return addMonths(new Date(last), line.warrantyMonths).toISOString()
}
