import { BoxGeometry, Color, InstancedMesh, type Material, Matrix4, type Mesh, type Object3D } from 'three'
import { colours } from '../../packages/demo/src/platform/pictures/colours.ts'
import { circuitBoard, metal, plastic } from './materials.ts'
import { paintText, print } from './prints.ts'
import { createRandom } from './random.ts'
import { at, box, group, repeated, row } from './shapes.ts'

/** Boards are built upright: parts stand on z = 0 and face +z. Lay the whole board down once it is populated. */

type Place = readonly [x: number, y: number]

const shade = (hex: string, by: number): string => `#${new Color(hex).offsetHSL(0, -0.02, by).getHexString()}`

/** Copper under the lacquer: bundles of traces that bend by 45 degrees, and vias. */
export const tracesOn = (width: number, height: number, hex: string, seed: number, bundles: number): Mesh =>
  print(
    width,
    height,
    (paint) => {
      const random = createRandom(seed)
      const reach = Math.max(1, height / 60)
      const span = (least: number, more: number) => (least + random() * more) * reach
      const faint = new Color(hex).getHSL({ h: 0, s: 0, l: 0 }).l < 0.2 ? 0.5 : 1
      paint.strokeStyle = shade(hex, 0.035 * faint)
      paint.lineWidth = 0.16
      for (let bundle = 0; bundle < bundles; bundle++) {
        const [x, y] = [random() * width, random() * height]
        const lying = random() < 0.5
        const [first, bend, last] = [span(3, 14), span(2, 6), span(4, 16)]
        const sign = random() < 0.5 ? 1 : -1
        for (let line = 0; line < 2 + random() * 6; line++) {
          const off = line * 0.42
          paint.beginPath()
          if (lying) {
            paint.moveTo(x - first, y + off)
            paint.lineTo(x, y + off)
            paint.lineTo(x + bend, y + off + bend * sign)
            paint.lineTo(x + bend + last, y + off + bend * sign)
          } else {
            paint.moveTo(x + off, y - first)
            paint.lineTo(x + off, y)
            paint.lineTo(x + off + bend * sign, y + bend)
            paint.lineTo(x + off + bend * sign, y + bend + last)
          }
          paint.stroke()
        }
      }
      for (let via = 0; via < bundles * 5; via++) {
        const [x, y] = [random() * width, random() * height]
        paint.fillStyle = shade(hex, 0.14 * faint)
        paint.beginPath()
        paint.arc(x, y, 0.26, 0, 7)
        paint.fill()
        paint.fillStyle = '#0a0b0b'
        paint.beginPath()
        paint.arc(x, y, 0.11, 0, 7)
        paint.fill()
      }
    },
    0.5,
  )

/** A packaged chip with laser-etched lines and the dot that marks its first leg. */
export const chip = (
  width: number,
  height: number,
  thick: number,
  lines: readonly string[],
  hex = '#27282b',
): Object3D => {
  const size = Math.min(
    height / (lines.length + 1.6),
    (width * 1.25) / Math.max(1, ...lines.map(({ length }) => length)),
  )
  return group(
    at(box(width, height, thick, 0.18, plastic(hex, 0.62)), 0, 0, thick / 2),
    at(
      print(width, height, (paint) => {
        paint.fillStyle = '#3a3b3d'
        paint.beginPath()
        paint.arc(width * 0.11, height - width * 0.11, Math.min(0.45, width * 0.05), 0, 7)
        paint.fill()
        for (const [index, line] of lines.entries())
          paintText(paint, line, width * 0.13, height * 0.24 + index * size * 1.25, size, '#8d9092')
      }),
      0,
      0,
      thick + 0.04,
    ),
  )
}

/** Contacts are paler than jewellery. */
export const gilt = () => metal('#f3c875', 0.34)

/** A row of gold contacts along x, the middle at the origin. */
export const contacts = (count: number, pitch: number, length: number, thick = 0.08): Mesh =>
  repeated(
    new BoxGeometry(pitch * 0.68, length, thick),
    gilt(),
    row(count, pitch).map((x) => [x, 0, 0]),
  )

const scattered = (
  geometry: BoxGeometry,
  material: Material,
  places: readonly Place[],
  lying: boolean,
  z: number,
): InstancedMesh => {
  const mesh = new InstancedMesh(geometry, material, places.length)
  const turn = new Matrix4().makeRotationZ(lying ? 0 : Math.PI / 2)
  for (const [index, [x, y]] of places.entries())
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(x, y, z).multiply(turn))
  return mesh
}

/** Resistors and capacitors no larger than a grain of rice: soldered ends, a dark or a tan middle. */
export const grains = (places: readonly Place[], length = 1.1, dark = false, lying = true): Object3D => {
  const [wide, thick] = [length * 0.52, length * 0.42]
  return group(
    scattered(new BoxGeometry(length, wide, thick), metal('#c9cac9', 0.35), places, lying, thick / 2),
    scattered(
      new BoxGeometry(length * 0.52, wide * 1.04, thick * 1.06),
      plastic(dark ? '#17181a' : '#8d7558', 0.5),
      places,
      lying,
      thick / 2 + 0.01,
    ),
  )
}

/** The bare board's lacquer: a green body stands for the usual deep board green. */
export const lacquerOf = (body: string): string => (body === colours.green.hex ? '#1c5a39' : body)

export const boardOf = (body: string): Material => circuitBoard(lacquerOf(body))
