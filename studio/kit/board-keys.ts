import { type BufferGeometry, type Material, type Mesh, MeshStandardMaterial, type Object3D, Vector3 } from 'three'
import { canvasTexture } from './canvas-texture.ts'
import { skin } from './pebbles.ts'
import { at, group, panel, repeated, turned } from './shapes.ts'

type Cap = {
  readonly legend: string
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
}

/** In units of one key from the upper left: `|` parts keys, `name:1.5` is one and a half wide, `_:0.5` a gap, `+:1x2` two tall. */
const lines: readonly (readonly [y: number, keys: string])[] = [
  [0, 'Esc|_|F1|F2|F3|F4|_:0.5|F5|F6|F7|F8|_:0.5|F9|F10|F11|F12|_:0.25|PrtSc|ScrLk|Pause|_:0.25|♪|−|+|☾'],
  [1.25, '~ `|! 1|@ 2|# 3|$ 4|% 5|^ 6|& 7|* 8|( 9|) 0|_ -|+ =|⟵:2|_:0.25|Ins|Home|PgUp|_:0.25|Num|/|*|−'],
  [2.25, 'Tab:1.5|Q|W|E|R|T|Y|U|I|O|P|{ [|} ]|\\:1.5|_:0.25|Del|End|PgDn|_:0.25|7|8|9|+:1x2'],
  [3.25, 'Caps:1.75|A|S|D|F|G|H|J|K|L|: ;|" \'|Enter:2.25|_:3.5|4|5|6'],
  [4.25, 'Shift:2.25|Z|X|C|V|B|N|M|< ,|> .|? /|Shift:2.75|_:1.25|↑|_:1.25|1|2|3|Enter:1x2'],
  [5.25, 'Ctrl:1.25|◆:1.25|Alt:1.25| :6.25|Alt:1.25|◆:1.25|☰:1.25|Ctrl:1.25|_:0.25|←|↓|→|_:0.25|0:2|.'],
]

const unitsWide = 22.5
const unitsDeep = 6.25

const caps: readonly Cap[] = lines.flatMap(([y, keys]) => {
  let x = 0
  return keys.split('|').flatMap((key) => {
    const [legend = '', size = '1'] = key.length > 1 ? key.split(/:(?=[\d])/) : [key]
    const [wide = 1, tall = 1] = size.split('x').map(Number)
    const cap = { legend, x: x + wide / 2, y: y + tall / 2, wide, tall }
    x += wide
    return legend === '_' ? [] : [cap]
  })
})

/** A cap leans in on all sides and is a little hollow on top, where the finger rests. */
const capGeometry = (width: number, depth: number, height: number, lean: number, dish: number): BufferGeometry => {
  const edge = Math.min(0.9, height * 0.28)
  const top = lean + edge * 0.9
  const reach = Math.min(width, depth) / 2 - top
  const sinkAt = (x: number) =>
    dish * (1 - Math.min(1, Math.max(0, Math.abs(x) - (width / 2 - top) + reach) / reach) ** 2)
  const ring = (inset: number, y: number, corner: number, dished = 0) => {
    const round = Math.min(corner, depth / 2 - inset, width / 2 - inset)
    const [x, z] = [width / 2 - inset - round, depth / 2 - inset - round]
    return [0, 1, 2, 3].flatMap((quarter) => {
      const corners = [
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
      ] as const
      const [right, far] = corners[quarter] ?? corners[0]
      const [nextRight, nextFar] = corners[(quarter + 1) % 4] ?? corners[0]
      const turn = Array.from({ length: 5 }, (_, step) => {
        const angle = ((quarter + step / 4) * Math.PI) / 2
        return [right * x + round * Math.cos(angle), far * z + round * Math.sin(angle)] as const
      })
      const [fromX, fromZ] = turn.at(-1) ?? [0, 0]
      const [toX, toZ] = [fromX + (nextRight - right) * x, fromZ + (nextFar - far) * z]
      const side = [1, 2].map(
        (step) => [fromX + ((toX - fromX) * step) / 3, fromZ + ((toZ - fromZ) * step) / 3] as const,
      )
      return [...turn, ...side].map(([px, pz]) => new Vector3(px, y - dished * sinkAt(px), -pz))
    })
  }
  const rounding = Array.from({ length: 5 }, (_, step) => {
    const angle = ((step / 4) * Math.PI) / 2
    return ring(
      lean * (1 - edge / height) + edge * 0.9 * (1 - Math.cos(angle)),
      height - edge + edge * Math.sin(angle),
      1.7 + lean * 0.25,
    )
  })
  const inside = [0.15, 0.45, 0.95].map((share) =>
    ring(top + reach * share, height, 1.9 * (1 - share), Math.min(1, share * 2.4)),
  )
  return skin([ring(0, 0, 1.2), ...rounding, ...inside], new MeshStandardMaterial()).geometry
}

type Board = {
  /** From one key to the next, in millimetres. */
  readonly unit: number
  readonly height: number
  readonly gap: number
  readonly lean: number
  readonly dish: number
  readonly cap: Material
  /** One colour, or the colour by the share of the width from the left. */
  readonly legend: string | ((share: number) => string)
  readonly lit?: boolean
  readonly pixelsPerMillimetre: number
}

const paintLegends = (paint: CanvasRenderingContext2D, { unit, legend, lean }: Board, scale: number): void => {
  const size = unit * scale
  paint.textBaseline = 'middle'
  for (const { legend: text, x, y, wide } of caps) {
    paint.fillStyle = typeof legend === 'string' ? legend : legend(x / unitsWide)
    const [upper, lower] = text.length === 3 && text[1] === ' ' ? [text[0], text[2]] : [text, undefined]
    const word = text.length > 1 && !lower
    const left = (x - wide / 2) * size + (lean + 3.2) * scale
    const font = (share: number) => `600 ${size * share}px "Liberation Sans", "DejaVu Sans", sans-serif`
    if (lower) {
      paint.textAlign = 'left'
      paint.font = font(0.22)
      paint.fillText(upper ?? '', left, (y - 0.16) * size)
      paint.fillText(lower, left, (y + 0.14) * size)
    } else {
      paint.textAlign = word ? 'left' : 'center'
      paint.font = font(word ? 0.18 : 0.29)
      paint.fillText(text, word ? left - unit * 0.03 * scale : x * size, (y - (word ? 0.06 : 0.04)) * size)
    }
  }
}

/** A full-size board of 104 keys, caps upwards, the space bar towards +z; the field's middle at the origin, caps from y = 0. */
export const boardKeys = (board: Board): Object3D => {
  const { unit, height, gap, lean, dish, cap, pixelsPerMillimetre: scale } = board
  const [wide, deep] = [unitsWide * unit, unitsDeep * unit]
  const alike = Map.groupBy(caps, (own) => `${own.wide}x${own.tall}`)
  const rows = [...alike.values()].map((group) => {
    const [first] = group
    const geometry = capGeometry((first?.wide ?? 1) * unit - gap, (first?.tall ?? 1) * unit - gap, height, lean, dish)
    return repeated(
      geometry,
      cap,
      group.map(({ x, y }) => [x * unit - wide / 2, 0, y * unit - deep / 2]),
    )
  })
  const texture = canvasTexture(wide * scale, deep * scale, (paint) => paintLegends(paint, board, scale))
  const print = new MeshStandardMaterial({
    map: texture,
    transparent: true,
    // Without it the whole sheet would throw its shadow on the caps, not only the letters.
    alphaTest: 0.08,
    roughness: 0.6,
    ...(board.lit && { emissive: '#ffffff', emissiveMap: texture, emissiveIntensity: 1.1 }),
  })
  const legends: Mesh = turned(panel(wide, deep, print), -90, 0, 0)
  return group(...rows, at(legends, 0, height + 0.05, 0))
}

/** Light from under every cap, in the colour of its place, to be laid below the caps. */
export const paintUnderglow = (paint: CanvasRenderingContext2D, colour: (share: number) => string): void => {
  const scale = paint.canvas.width / unitsWide
  paint.fillStyle = '#050506'
  paint.fillRect(0, 0, paint.canvas.width, paint.canvas.height)
  for (const { x, y, wide, tall } of caps) {
    paint.fillStyle = colour(x / unitsWide)
    paint.fillRect((x - wide / 2) * scale, (y - tall / 2) * scale, wide * scale, tall * scale)
  }
}

/** The size of the field of keys for a unit, in millimetres. */
export const boardField = (unit: number): readonly [width: number, depth: number] => [
  unitsWide * unit,
  unitsDeep * unit,
]
