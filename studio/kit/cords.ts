import { type Object3D, Vector3 } from 'three'
import { plastic, rubber, steel } from './materials.ts'
import { pebble } from './pebbles.ts'
import { at, box, cylinder, group, tube, turned } from './shapes.ts'

type Point = readonly [number, number, number]

const black = '#222324'

/** Lies flat; the cable enters at the origin, the metal points along +x. */
const usbPlug = (): Object3D =>
  group(
    at(turned(cylinder(2, 7, rubber(black), 2.8), 0, 0, -90), 2.5, 0, 0),
    at(
      turned(pebble({ width: 20, height: 14, depth: 7.6, corner: 2.6, front: 1.6 }, plastic(black, 0.5)), -90, 0, 0),
      15,
      0,
      0,
    ),
    at(box(12.5, 4.5, 12, 0.3, steel()), 30.6, 0, 0),
    ...[-1, 1].map((side) => at(box(2.4, 0.4, 2.2, 0.1, plastic('#101112', 0.8)), 31.4, 2.2, side * 2.8)),
  )

/** A cable on the table through these points, with a USB plug at its end; the last point lies 4 above the table. */
export const cord = (points: readonly Point[], radius = 1.9): Object3D => {
  const [end, before] = [new Vector3(...(points.at(-1) ?? [0, 0, 0])), new Vector3(...(points.at(-2) ?? [0, 0, 0]))]
  const way = end.clone().sub(before)
  const plug = group(usbPlug())
  plug.position.copy(end)
  plug.rotation.y = Math.atan2(-way.z, way.x)
  return group(tube(points, radius, rubber(black)), plug)
}
