import { type DayRange, dayRanges, type OpeningHours } from './figures.ts'

const form = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/

/** `9:00-17:00`, with the end after the beginning and no later than midnight; undefined where it is none. */
const parseTime = (text: string): string | undefined => {
  const [, ...parts] = form.exec(text) ?? []
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map(Number)
  const isClock = parts.length === 4 && fromMinute < 60 && toMinute < 60 && toHour * 60 + toMinute <= 24 * 60
  if (!isClock || fromHour * 60 + fromMinute >= toHour * 60 + toMinute) return undefined
  return `${parts[0]}:${parts[1]}-${parts[2]}:${parts[3]}`
}

const closedForm = /^[-–—]$/

/** What was typed for one range of days; undefined where it is neither a time nor a dash nor nothing. */
const parseDay = (text: string): string | undefined => {
  const bare = text.trim()
  return bare === '' ? '' : closedForm.test(bare) ? 'closed' : parseTime(bare)
}

export const isHours = (text: string): boolean => parseDay(text) !== undefined

/** What was typed for each range of days: a time, a dash for closed, nothing for a range that is not named. */
export const parseHours = (typed: Readonly<Record<DayRange, string>>): OpeningHours | undefined => {
  const parsed = dayRanges.flatMap((days) => {
    const time = parseDay(typed[days])
    return time === '' ? [] : [{ days, time }]
  })
  return parsed.every((each): each is OpeningHours[number] => each.time !== undefined) ? parsed : undefined
}
