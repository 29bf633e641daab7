import { type BufferGeometry, type Material, type Object3D, Path, PlaneGeometry } from 'three'
import { sticker } from '../kit/lettering.ts'
import { loft } from '../kit/loft.ts'
import { darker, hollow, lamp, lighter, plastic, rubber } from '../kit/materials.ts'
import { perforated } from '../kit/perforated.ts'
import { powerInlet } from '../kit/power-inlet.ts'
import type { ScreenPicture } from '../kit/screen-pictures.ts'
import { screen } from '../kit/screens.ts'
import { at, box, cylinder, extruded, group, ring, roundedOutline, row, sheet, slab, turned } from '../kit/shapes.ts'
import { audioJack, displayPort, hdmi, usbA, usbC, vga } from '../kit/sockets.ts'
import { screw } from './computer-parts.ts'

/** What screens on feet share. A head has the middle of its front at the origin and faces +z. */

export type Head = {
  readonly screen: readonly [width: number, height: number]
  /** Around the screen: at the sides, above, below. */
  readonly rim: readonly [number, number, number]
  readonly thick: number
  readonly corner: number
  readonly picture: ScreenPicture
  readonly shell: string
  readonly frame: Material
}

export const headSize = ({ screen: [width, height], rim: [side, above, below] }: Head) =>
  ({ width: width + side * 2, height: height + above + below, up: (below - above) / 2 }) as const

/** Layers that go backwards instead of upwards. */
export const backwards = (object: Object3D): Object3D => group(turned(object, -90, 0, 0))

/** The frame, the lit screen a little behind it, and the flat shell that holds both. */
export const createHead = (head: Head): Object3D => {
  const { width, height, up } = headSize(head)
  const { thick, corner } = head
  const outline = roundedOutline(width, height, corner)
  const inner = roundedOutline(head.screen[0], head.screen[1], 0.8).getPoints(4)
  outline.holes.push(new Path(inner.map((point) => point.clone().set(point.x, point.y + up))))
  return group(
    at(extruded(outline, 4, 0.9, head.frame), 0, 0, -2),
    at(screen(...head.screen, 'slate', head.picture), 0, up, -1),
    at(
      backwards(
        loft(
          [
            { y: 3, width: width - 0.6, depth: height - 0.6, corner },
            { y: thick - 2.5, width: width - 0.6, depth: height - 0.6, corner },
            { y: thick, width: width - 6, depth: height - 6, corner },
          ],
          plastic(head.shell, 0.55),
        ),
      ),
      0,
      0,
      0,
    ),
  )
}

/** The box behind that holds the electronics: vents above, a plate with its sticker, sockets facing down. */
export const createHump = (
  width: number,
  height: number,
  from: number,
  thick: number,
  shell: string,
  ports: Object3D,
): Object3D =>
  group(
    backwards(
      loft(
        [
          { y: from - 1, width: width + 26, depth: height + 26, corner: 14 },
          { y: from + 4, width: width + 6, depth: height + 2, corner: 10 },
          { y: from + thick - 3, width, depth: height, corner: 8 },
          { y: from + thick, width: width - 7, depth: height - 7, corner: 6 },
        ],
        plastic(shell, 0.58),
        30,
      ),
    ),
    at(
      turned(perforated(width * 0.8, height * 0.13, 4.6, shell, 'slot'), 0, 180, 0),
      0,
      height * 0.36,
      -from - thick - 0.6,
    ),
    at(
      turned(sticker(62, 30, ['100-240 V ~ 50/60 Hz', '1.5 A', 'LCD']), 0, 180, 0),
      width * 0.3,
      -height * 0.28,
      -from - thick - 0.7,
    ),
    ...[-50, 50].flatMap((x) =>
      [-50, 50].map((y) => at(turned(cylinder(3.2, 0.8, hollow()), 90, 0, 0), x, y, -from - thick - 0.3)),
    ),
    at(turned(slab(124, 124, 0.8, 5, 0.2, plastic(darker(shell, 0.25), 0.6)), 0, 180, 0), 0, 0, -from - thick),
    at(turned(ports, 90, 0, 0), 0, -height / 2 - 0.6, -from - thick / 2 - 2),
  )

/** Facing down once turned: mains on one side, pictures in the middle, USB on the other. */
export const monitorPorts = (old: boolean): Object3D =>
  group(
    slab(236, 25, 1, 2, 0.2, plastic('#141517', 0.6)),
    at(powerInlet(), -98, 0, 0.2),
    ...(old
      ? [at(vga(), -40, 0, 1), at(displayPort(), -6, 0, 0.9)]
      : [at(hdmi(), -56, 0, 0.9), at(hdmi(), -34, 0, 0.9), at(displayPort(), -10, 0, 0.9)]),
    at(usbC(), 14, 0, 0.9),
    ...row(3, 18).map((x) => at(usbA('#2456b8'), 52 + x, 0, 0.9)),
    at(audioJack('#7fc8a0'), 92, 0, 0.8),
  )

/** Small keys in a row with the power key and its light at the right end, facing +z. */
export const keyRow = (count: number, hex: string): Object3D =>
  group(
    ...row(count, 15).map((x, index) =>
      at(
        slab(10, 4.4, 2.2, 1.6, 0.6, plastic(index === count - 1 ? lighter(hex, 0.05) : lighter(hex, 0.02), 0.35)),
        x,
        0,
        0.6,
      ),
    ),
    ...row(count, 15).map((x) => at(slab(11, 5.4, 0.6, 2, 0, hollow()), x, 0, 0.05)),
    at(box(3, 1.2, 0.8, 0.3, lamp('#8fd3ff', 1.2)), (count / 2) * 15 + 6, 0, 0.3),
  )

/** A column that slides, with a hole for the cables, up to the middle of the head at `y`. */
export const createColumn = (y: number, z: number, hex: string, accent: string, width = 62): Object3D =>
  group(
    at(box(width, y + 42, 26, 7, plastic(hex, 0.5)), 0, (y + 42) / 2 + 6, z),
    at(slab(width * 0.34, y * 0.62, 1, 3, 0.2, plastic(darker(hex, 0.45), 0.5)), 0, y * 0.62 + 36, z + 13.2),
    at(turned(cylinder(17, 27.4, plastic(darker(hex, 0.6), 0.6)), 90, 0, 0), 0, y * 0.36, z),
    ...[-13.6, 13.6].map((side) => at(ring(17, 1.8, plastic(accent, 0.35)), 0, y * 0.36, z + side)),
    at(box(118, 118, 8, 4, plastic(darker(hex, 0.2), 0.55)), 0, y, z + 20),
    ...[-50, 50].flatMap((x) => [-50, 50].map((up) => at(turned(screw(3.4), 0, 180, 0), x, y + up, z + 15.8))),
    at(turned(cylinder(13, 52, plastic(darker(hex, 0.3), 0.45)), 0, 0, 90), 0, y, z + 10),
  )

export const createPlateFoot = (width: number, depth: number, hex: string, z = 0): Object3D =>
  group(
    at(sheet(width, 9, depth, 14, 3, plastic(hex, 0.48)), 0, 6.5, z),
    at(sheet(width - 20, 3, depth - 20, 10, 0, rubber()), 0, 1.5, z),
    at(cylinder(52, 3, plastic(darker(hex, 0.25), 0.45)), 0, 12, z - depth * 0.16),
  )

/** A screen that bends around the viewer: x runs along the arc, the sides come forward. */
export const bentScreen = (width: number, height: number, radius: number, picture: ScreenPicture): Object3D => {
  const lit = screen(width, height, 'slate', picture)
  const geometry: BufferGeometry = new PlaneGeometry(width, height, 64, 1)
  const place = geometry.getAttribute('position')
  for (let index = 0; index < place.count; index++) {
    const around = place.getX(index) / radius
    place.setX(index, Math.sin(around) * radius)
    place.setZ(index, (1 - Math.cos(around)) * radius)
  }
  geometry.computeVertexNormals()
  lit.geometry = geometry
  return lit
}
