import { ExtrudeGeometry, type Material, type Object3D } from 'three'
import { printed } from './canvas-texture.ts'
import { at, group, panel, repeated, roundedOutline, turned } from './shapes.ts'

type Key = { readonly legend: string; readonly wide: number; readonly lower?: boolean }
type Place = {
  readonly legend: string
  readonly x: number
  readonly z: number
  readonly wide: number
  readonly high: number
}

const key = (legend: string, wide = 1): Key => ({ legend, wide })
const letters = (text: string): Key[] => [...text].map((legend) => key(legend))

const functionLine = [
  key('esc'),
  ...Array.from({ length: 12 }, (_, index) => key(`F${index + 1}`)),
  key('prt'),
  key('del'),
]
const letterLines: readonly (readonly Key[])[] = [
  [...letters('`1234567890-='), key('backspace', 2)],
  [key('tab', 1.5), ...letters('QWERTYUIOP[]'), key('\\', 1.5)],
  [key('caps', 1.75), ...letters("ASDFGHJKL;'"), key('enter', 2.25)],
  [key('shift', 2.25), ...letters('ZXCVBNM,./'), key('shift', 2.75)],
  [key('ctrl'), key('fn'), key('◇'), key('alt', 1.25), key('', 5.5), key('alt', 1.25), key('ctrl')],
]
const numberLines: readonly (readonly Key[])[] = [
  letters('N/*-'),
  letters('789+'),
  letters('456%'),
  letters('123='),
  [key('0', 2), key('.'), key('↵')],
]

/** The line of function keys is lower than the others. */
const firstHigh = 0.62

const lineOf = (keys: readonly Key[], from: number, z: number, high: number): Place[] => {
  let x = from
  return keys.map(({ legend, wide }) => {
    x += wide
    return { legend, wide, high, x: x - wide / 2, z }
  })
}

const arrows: readonly Place[] = [
  { legend: '‹', x: 12.5, z: firstHigh + 4.75, wide: 1, high: 0.5 },
  { legend: 'ˆ', x: 13.5, z: firstHigh + 4.25, wide: 1, high: 0.5 },
  { legend: 'ˇ', x: 13.5, z: firstHigh + 4.75, wide: 1, high: 0.5 },
  { legend: '›', x: 14.5, z: firstHigh + 4.75, wide: 1, high: 0.5 },
]

const placesOf = (numbers: boolean): Place[] => [
  ...lineOf(functionLine, 0, firstHigh / 2, firstHigh),
  ...letterLines.flatMap((line, index) => lineOf(line, 0, firstHigh + index + 0.5, 1)),
  ...arrows,
  ...(numbers
    ? lineOf(letters('¤¤¤¤'), 15.3, firstHigh / 2, firstHigh).map((place) => ({ ...place, legend: '·' }))
    : []),
  ...(numbers ? numberLines.flatMap((line, index) => lineOf(line, 15.3, firstHigh + index + 0.5, 1)) : []),
]

export type LaptopKeys = {
  /** From the first cap's left edge to the last one's right edge, in millimetres. */
  readonly width: number
  readonly numbers?: boolean
  readonly caps: Material
  /** A colour, or a colour for each place from 0 (left) to 1 (right). */
  readonly legends: string | ((across: number) => string)
  readonly legendsAt?: 'corner' | 'middle'
  readonly glowing?: boolean
  /** Keys of another colour, by legend. */
  readonly marked?: { readonly legends: string; readonly caps: Material }
  readonly height?: number
}

const capOf = (width: number, depth: number, height: number): ExtrudeGeometry => {
  const bevel = 0.35
  const geometry = new ExtrudeGeometry(roundedOutline(width, depth, 1.7), {
    depth: height - bevel * 2,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 4,
  })
  return geometry.translate(0, 0, bevel).rotateX(-Math.PI / 2) as ExtrudeGeometry
}

const unitsOf = (numbers: boolean): number => (numbers ? 19.3 : 15)

/** How deep the field is, and where between G, H and B a pointing stick stands. */
export const laptopKeysPlan = (width: number, numbers = false) => {
  const unit = width / unitsOf(numbers)
  const lines = firstHigh + 5
  return {
    depth: lines * unit,
    stick: [(6.75 - unitsOf(numbers) / 2) * unit, (firstHigh + 3 - lines / 2) * unit] as const,
  }
}

/** Flat caps in a field around the origin that stand on y = 0, the space bar towards +z. */
export const laptopKeys = (facts: LaptopKeys): Object3D => {
  const { width, numbers = false, caps, legends, legendsAt = 'middle', marked, height = 1.6 } = facts
  const units = unitsOf(numbers)
  const unit = width / units
  const { depth } = laptopKeysPlan(width, numbers)
  const gap = Math.min(3, unit * 0.15)
  const places = placesOf(numbers).map((place) => ({
    ...place,
    marked: place.wide === 1 && place.legend !== '' && marked?.legends.includes(place.legend) === true,
  }))
  const alike = Map.groupBy(places, ({ wide, high, marked: own }) => `${wide} ${high} ${own}`)
  const fields = [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const low = first.high < 1 ? Math.min(gap, 1.6) : gap
    return repeated(
      capOf(first.wide * unit - gap, first.high * unit - low, height),
      first.marked && marked ? marked.caps : caps,
      same.map(({ x, z }) => [x * unit - width / 2, 0, z * unit - depth / 2]),
    )
  })
  const sharp = 2600 / width
  const print = printed(width * sharp, depth * sharp, (paint) => {
    paint.textBaseline = 'middle'
    paint.textAlign = 'center'
    for (const { legend, x, z, wide, high } of places) {
      const size = unit * sharp * (legend.length > 1 ? 0.19 : high < 1 ? 0.26 : 0.31)
      const single = legendsAt === 'corner' && legend.length === 1 && high === 1
      paint.fillStyle = typeof legends === 'string' ? legends : legends(x / units)
      paint.font = `500 ${size}px sans-serif`
      const left = single ? x - wide / 2 + 0.32 : x
      paint.fillText(legend, left * unit * sharp, (single ? z - 0.17 : z) * unit * sharp)
    }
  })
  if (facts.glowing) {
    print.emissive.set('#ffffff')
    print.emissiveMap = print.map
    print.emissiveIntensity = 0.9
  }
  return group(...fields, at(turned(panel(width, depth, print), -90, 0, 0), 0, height + 0.06, 0))
}
