import { type CheckName, checks } from '@dvaput/domain/catalogue/checks/checklists'
import { type LocalizedText, localized } from '../localized-text.ts'
import type { Zone } from './wear.ts'

const withMark = localized(
  'ispravno, uz navedeni trag',
  'works, with the mark listed',
  'funciona, con la marca indicada',
)
const newCapacity = localized('nova, puni kapacitet', 'new, full capacity', 'nueva, capacidad completa')

const measured = (health: number, units: number): LocalizedText => {
  if (health === 100) return newCapacity
  return units === 1
    ? localized(
        `${health} % početnog kapaciteta`,
        `${health}% of its original capacity`,
        `${health} % de su capacidad original`,
      )
    : localized(
        `najmanje ${health} % početnog kapaciteta`,
        `at least ${health}% of its original capacity`,
        `al menos ${health} % de su capacidad original`,
      )
}

/** Points whose usual result a visible mark would contradict. */
const markedBy: Partial<Record<CheckName, Zone>> = { screen: 'screen', backlight: 'screen', panels: 'frontPanel' }

type Tested = { readonly zones: readonly Zone[]; readonly health: number | undefined; readonly units: number }

/** `Screen: no dead pixels or patches`, in each language. */
export const resultOf = (name: CheckName, { zones, health, units }: Tested): LocalizedText => {
  const { name: said, passed } = checks[name]
  const zone = markedBy[name]
  const marked = zone && zones.includes(zone) ? withMark : passed
  const result = name === 'battery' && health !== undefined ? measured(health, units) : marked
  return localized(`${said.bcs}: ${result.bcs}`, `${said.en}: ${result.en}`, `${said.es}: ${result.es}`)
}
