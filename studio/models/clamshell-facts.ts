import type { Material, Object3D } from 'three'
import type { LaptopKeys } from '../kit/laptop-keys.ts'
import type { ScreenPicture } from '../kit/screen-pictures.ts'
import type { Port } from './clamshell-ports.ts'

/** What one clamshell is made of, once its colour is known. */
export type Finish = {
  readonly shell: Material
  readonly deck: Material
  readonly pad: Material
  readonly well: Material
  readonly caps: Material
  readonly legends: LaptopKeys['legends']
  /** Hinges and the strip between them. */
  readonly trim: Material
}

/** A pointing stick among the keys; its buttons may have a stripe. */
export type Stick = { readonly tip: string; readonly ring: string; readonly stripe?: string }

export type Clamshell = {
  readonly width: number
  readonly depth: number
  /** Of the closed lower part behind, without its feet; `wedge` is how much less it is in front. */
  readonly base: number
  readonly wedge?: number
  readonly lid: number
  readonly corner: number
  /** How far the lower edge is drawn in all around, and whether it runs there in a curve. */
  readonly under: readonly [inset: number, kind: 'edge' | 'curve']
  readonly screen: readonly [width: number, height: number, top: number]
  readonly front: 'glass' | 'plastic'
  readonly picture: ScreenPicture
  readonly finish: (body: string) => Finish
  readonly keys: Pick<LaptopKeys, 'width' | 'numbers' | 'legendsAt' | 'glowing' | 'marked'> & {
    readonly behind: number
  }
  readonly touchpad: readonly [width: number, depth: number]
  readonly stick?: Stick
  readonly speakers?: 'beside' | 'behind'
  readonly fingerprint?: boolean
  readonly hinge: 'barrels' | 'bar'
  /** From the rear edge to the axle. */
  readonly hingeAt: number
  readonly opened: number
  readonly left?: readonly Port[]
  /** From the front backwards. */
  readonly right?: readonly Port[]
  readonly rear?: readonly Port[]
  /** Across the lid's outside near its upper edge, for the aerials. */
  readonly strip?: boolean
  readonly onBase?: (body: string, top: number) => readonly Object3D[]
  readonly onLid?: (body: string, height: number) => readonly Object3D[]
}

export const footHeight = 1.8
