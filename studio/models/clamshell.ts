import type { Look, looks, View } from '../../packages/demo/src/platform/pictures/looks.ts'
import { darker } from '../kit/materials.ts'
import { at, group, turned } from '../kit/shapes.ts'
import type { Angle, Model } from '../model.ts'
import { createBase } from './clamshell-base.ts'
import { type Clamshell, footHeight } from './clamshell-facts.ts'
import { createHinges, createLid } from './clamshell-lid.ts'

const angles: Partial<Record<View, Angle>> = {
  front: { azimuth: -30, elevation: 23 },
  back: { azimuth: 150, elevation: 22 },
  side: { azimuth: -88, elevation: 5 },
  top: { azimuth: 0, elevation: 62 },
}

/** Opened wider from above, so that the screen does not hang over the keys; less from behind, so that light falls on the lid. */
const openedFor = ({ opened }: Clamshell, view: View): number =>
  view === 'top' ? Math.max(opened, 122) : view === 'back' ? Math.min(opened, 97) : opened

/** From above a pale deck mirrors the lamp over it; the photographer exposes for that. */
const exposed = (body: string, view: View): string => (view === 'top' ? darker(body, 0.26) : body)

/** The parts, the axle of both at the origin; the lid closed at 0 and flat at 180 degrees. */
export const createHalves = (facts: Clamshell, body: string, opened: number) => {
  const finish = facts.finish(body)
  const axle = [footHeight + facts.base + 0.6, -facts.depth / 2 + facts.hingeAt] as const
  return {
    axle,
    base: at(createBase(facts, finish, body), 0, -axle[0], -axle[1]),
    hinges: createHinges(facts, finish),
    lid: turned(createLid(facts, finish, body), 90 - opened, 0, 0),
  }
}

type BrandsOf<Of extends Look> = (typeof looks)[Of] extends { readonly brands: readonly (infer Brand extends string)[] }
  ? Brand
  : never

/** What is different about the editions that `looks` names for this look. */
export type Editions<Of extends Look> = Readonly<Record<BrandsOf<Of>, Partial<Clamshell>>>

export const clamshell =
  (common: Clamshell, editions: Readonly<Record<string, Partial<Clamshell>>> = {}): Model =>
  (body, view, brand = '') => {
    const facts = { ...common, ...editions[brand] }
    const { axle, base, hinges, lid } = createHalves(facts, exposed(body, view), openedFor(facts, view))
    return { object: group(at(group(base, hinges, lid), 0, axle[0], axle[1])), angles }
  }
