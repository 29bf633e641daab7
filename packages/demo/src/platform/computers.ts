import { type Processor, processorSpecs } from './processors/processor.ts'
import { type DemoProduct, type Facts, toDemoProduct } from './product.ts'
import { type Screen, screens } from './screens.ts'
import type { Specs } from './specs.ts'

type Shared = Pick<Facts, 'look' | 'body'>
type More = Partial<Facts & Specs>

type ScreenedRow = readonly [
  name: string,
  year: number,
  processor: Processor,
  memoryGb: number,
  storageGb: number,
  screen: Screen,
  weightGrams: number,
  bam: number,
  more?: More,
]
type DeskRow = readonly [
  name: string,
  year: number,
  processor: Processor,
  memoryGb: number,
  storageGb: number,
  bam: number,
  more?: More,
]

/** The first generation that the newest Windows runs on came with this year's models. */
const firstYearOfWindows11 = 2018
const windowsOf = (year: number) => (year < firstYearOfWindows11 ? 'Windows 10 Pro' : 'Windows 11 Pro')

/** Computers with a screen of their own; what follows from processor, screen and year is filled in. */
export const screenedOf = (
  type: 'Laptop' | 'Chrome OS' | 'All-in-One' | 'Workstation',
  shared: Shared & More,
  rows: readonly ScreenedRow[],
): readonly DemoProduct[] =>
  rows.map(([name, year, processor, memoryGb, storageGb, screen, weightGrams, bam, more]) =>
    toDemoProduct(type, {
      system: windowsOf(year),
      ...processorSpecs(processor),
      ...screens[screen],
      ...shared,
      ...{ name, year, memoryGb, storageGb, weightGrams, bam },
      ...more,
    }),
  )

/** Computers that a monitor is put beside. */
export const desksOf = (
  type: 'Desktop' | 'Small Form Factor' | 'USFF' | 'Workstation',
  shared: Shared & More & Pick<Specs, 'weightGrams'>,
  rows: readonly DeskRow[],
): readonly DemoProduct[] =>
  rows.map(([name, year, processor, memoryGb, storageGb, bam, more]) =>
    toDemoProduct(type, {
      system: windowsOf(year),
      ...processorSpecs(processor),
      ...shared,
      ...{ name, year, memoryGb, storageGb, bam },
      ...more,
    }),
  )
