type Traits = {
  /** What the next better value of a choice adds to the price, in per cent. */
  readonly step: number
  /** How many lie together: from one on a shelf to a bin of pulls, each as often as it stands here. */
  readonly heaps: readonly number[]
  /** Parts are bought new and pulled from old machines alike. */
  readonly isPart?: true
  readonly hasBattery?: true
}

const shelf = [1, 1, 1, 2, 4, 8, 20]
const pulls = [2, 6, 15, 40, 120, 380]

/** Decides how items are priced, counted and written about. */
const traits = {
  portable: { step: 12, heaps: [1, 1, 1, 1, 2, 4, 9, 18, 40], hasBattery: true },
  desktop: { step: 12, heaps: [1, 1, 1, 2, 3, 6, 14, 35] },
  screen: { step: 18, heaps: [1, 2, 5, 12, 30, 85] },
  handheld: { step: 15, heaps: [...shelf, 60], hasBattery: true },
  reader: { step: 15, heaps: shelf },
  wearable: { step: 12, heaps: shelf },
  audio: { step: 8, heaps: shelf },
  server: { step: 28, heaps: [1, 1, 1, 2, 4, 10] },
  network: { step: 9, heaps: [1, 1, 2, 4, 9, 22, 60] },
  nas: { step: 12, heaps: [1, 1, 2, 3, 6] },
  printer: { step: 10, heaps: [1, 1, 2, 4, 8] },
  scanner: { step: 10, heaps: [1, 1, 2, 4, 8] },
  projector: { step: 12, heaps: [1, 1, 2, 4, 12] },
  chip: { step: 8, heaps: pulls, isPart: true },
  stick: { step: 8, heaps: pulls, isPart: true },
  card: { step: 8, heaps: [1, 3, 8, 20, 60], isPart: true },
  supply: { step: 8, heaps: [1, 4, 12, 40], isPart: true },
  disk: { step: 55, heaps: [1, 5, 18, 60, 150, 420], isPart: true },
} as const satisfies Record<string, Traits>

export type Kind = keyof typeof traits

export const kinds: Readonly<Record<Kind, Traits>> = traits
