import { type Facts, productsOf } from './product.ts'
import type { Specs } from './specs.ts'

type PhoneRow = readonly [
  name: string,
  year: number,
  processor: string,
  memoryGb: number,
  storageGb: number,
  screen: readonly [inches: number, resolution: string, panel: string, refreshHz?: number],
  camera: string,
  batteryMah: number,
  weightGrams: number,
  bam: number,
  more?: Partial<Facts & Specs>,
]

export const androidsOf = (
  shared: Pick<Facts, 'vendor' | 'line'> & Partial<Pick<Specs, 'sim'>>,
  rows: readonly PhoneRow[],
) =>
  productsOf(
    'Smartphone',
    { system: 'Android', sim: '2 × nano-SIM', ...shared },
    rows.map(([name, year, processor, memoryGb, storageGb, screen, camera, batteryMah, weightGrams, bam, more]) => {
      const [screenInches, resolution, panel, refreshHz = 60] = screen
      return {
        ...{ look: 'phone-punch-hole' as const, body: 'black' as const, name, year, processor, memoryGb, storageGb },
        ...{ screenInches, resolution, panel, refreshHz, camera, batteryMah, weightGrams, bam },
        ...more,
      }
    }),
  )
