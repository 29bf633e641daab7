import type { ScheduleRefusal } from '@dvaput/backend/product-schedules/product-schedules'
import type { ProductEdit } from '@dvaput/backend/product-writing/product-writing'
import { parseLocalTime } from '@dvaput/domain/calendar/local-time'
import type { Services } from '../../context.ts'
import { readSeen } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

export type ScheduleProblem = ScheduleRefusal | 'no-such-time'

/** Times as the form has them: on the clocks of the market, empty for none. */
export const saveSchedule = async (
  schedules: Services['productSchedules'],
  { shop, gid, by }: Omit<ProductEdit, 'revision'>,
  typed: FormTexts,
  timeZone: string,
): Promise<ScheduleProblem | null> => {
  const seen = readSeen(typed)
  const read = (name: string, of = typed): Date | 'no-such-time' | null => {
    const text = of[name] ?? ''
    return text === '' ? null : (parseLocalTime(text, timeZone) ?? 'no-such-time')
  }
  const [publishAt, hideAt] = [read('publishAt'), read('hideAt')]
  const [publishBefore, hideBefore] = [read('publishAt', seen), read('hideAt', seen)]
  if (publishAt === 'no-such-time' || hideAt === 'no-such-time') return 'no-such-time'
  if (publishBefore === 'no-such-time' || hideBefore === 'no-such-time') return 'changed-meanwhile'
  const before = { publishAt: publishBefore, hideAt: hideBefore }
  return schedules.set({ shop, gid, by, before, after: { publishAt, hideAt } })
}
