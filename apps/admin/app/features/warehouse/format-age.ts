import type { Text } from '../../i18n/catalogue.ts'

/** How long ago something was, in the largest unit that says enough. */
export const formatAge = (seconds: number, text: Text<'warehouse'>): string => {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  if (minutes < 60) return text('age.minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? text('age.hours', { count: hours }) : text('age.days', { count: Math.floor(hours / 24) })
}
