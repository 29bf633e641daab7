import { unsoldAccessories } from './unsold-accessories.ts'
import { unsoldElectronics } from './unsold-electronics.ts'
import { unsoldHousehold } from './unsold-household.ts'
import type { UnsoldKind } from './unsold-kind.ts'

/** What a shop like ours is asked for and has no product type for; of two that claim a word, the first has it. */
export const unsoldKinds: readonly UnsoldKind[] = [...unsoldAccessories, ...unsoldElectronics, ...unsoldHousehold]
