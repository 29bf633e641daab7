import { formatDay } from '../text/format-day.ts'
import type { Language } from '../text/language.ts'
import type { DeliveryDays } from './promised-delivery.ts'

type Words = { readonly delivery: string; readonly pickup: string; readonly by: (day: string) => string }

const words = {
  bcs: { delivery: 'Očekivana isporuka', pickup: 'Spremno za preuzimanje', by: (day) => `do ${day}` },
  en: { delivery: 'Expected delivery', pickup: 'Ready to collect', by: (day) => `by ${day}` },
  es: { delivery: 'Entrega estimada', pickup: 'Listo para retiro', by: (day) => `a más tardar el ${day}` },
} as const satisfies Record<Language, Words>

type Shown = Pick<DeliveryDays, 'lastDay'> & { readonly isPickup: boolean }

/** The same words on every page and in every mail. */
export const formatPromise = ({ lastDay, isPickup }: Shown, language: Language) => {
  const { delivery, pickup, by } = words[language]
  return { label: isPickup ? pickup : delivery, value: by(formatDay(lastDay, language)) }
}
