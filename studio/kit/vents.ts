import { BoxGeometry, CylinderGeometry, type Object3D } from 'three'
import { hollow, plastic } from './materials.ts'
import { at, cylinder, grid, group, repeated, ring, row, turned } from './shapes.ts'

/** Dark slots that face +z, upright unless `lying`. */
export const slots = (width: number, height: number, count: number, lying = false): Object3D => {
  const step = (lying ? height : width) / count
  const geometry = lying ? new BoxGeometry(width, step * 0.5, 0.4) : new BoxGeometry(step * 0.5, height, 0.4)
  return repeated(
    geometry,
    hollow(),
    row(count, step).map((place) => (lying ? [0, place, 0] : [place, 0, 0])),
  )
}

/** Round holes in staggered rows that face +z. */
export const holes = (width: number, height: number, step: number, radius = step * 0.33): Object3D => {
  const geometry = new CylinderGeometry(radius, radius, 0.4, 12).rotateX(Math.PI / 2)
  const columns = Math.floor(width / step)
  const rows = Math.floor(height / (step * 0.87))
  const places = grid(columns, rows, step, step * 0.87).map(([x, y, z], index): [number, number, number] => [
    x + (Math.floor(index / columns) % 2 ? step / 4 : -step / 4),
    y,
    z,
  ])
  return repeated(geometry, hollow(), places)
}

/** A fan that faces +z in its round opening. */
export const fan = (radius: number, blades = 9, hex = '#1c1d20'): Object3D => {
  const back = at(turned(cylinder(radius, 0.5, hollow()), 90, 0, 0), 0, 0, 0)
  const wheel = row(blades, 1).map((_, index) => {
    const blade = turned(
      repeated(new BoxGeometry(radius * 0.66, radius * 0.42, 0.6), plastic(hex, 0.45), [[radius * 0.58, 0, 0]]),
      24,
      0,
      0,
    )
    return turned(group(blade), 0, 0, (index * 360) / blades)
  })
  return group(
    back,
    ...wheel.map((blade) => at(blade, 0, 0, radius * 0.1)),
    at(turned(cylinder(radius * 0.3, radius * 0.16, plastic(hex, 0.4)), 90, 0, 0), 0, 0, radius * 0.14),
    ring(radius, radius * 0.035, plastic(hex, 0.5)),
  )
}
