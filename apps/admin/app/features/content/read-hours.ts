import type { DayRange, HoursName } from '@dvaput/domain/markets/figures'
import { parseHours } from '@dvaput/domain/markets/parse-hours'
import type { MarketHours } from '@dvaput/domain/markets/pick-hours'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

/** In the order of the form. */
export const hoursNames = ['storeHours', 'phoneHours', 'serviceHours'] as const satisfies readonly HoursName[]

export const hoursField = (name: HoursName, days: DayRange): string => `${name}.${days}`

/** Its fields under the names of the form; a dash stands for a day that is shown as closed. */
export const toHoursFields = (hours: MarketHours): FormTexts =>
  Object.fromEntries(
    hoursNames.flatMap((name) =>
      hours[name].map(({ days, time }) => [hoursField(name, days), time === 'closed' ? '–' : time]),
    ),
  )

export const readHours = (typed: FormTexts): MarketHours | 'not-hours' => {
  const read = (name: HoursName) => {
    const of = (days: DayRange) => typed[hoursField(name, days)] ?? ''
    return parseHours({ 'mon-fri': of('mon-fri'), sat: of('sat'), sun: of('sun') } satisfies Record<DayRange, string>)
  }
  const [storeHours, phoneHours, serviceHours] = [read('storeHours'), read('phoneHours'), read('serviceHours')]
  return storeHours && phoneHours && serviceHours ? { storeHours, phoneHours, serviceHours } : 'not-hours'
}
