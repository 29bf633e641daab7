import { CylinderGeometry, type Object3D } from 'three'
import { lighter, metal, rubber } from './materials.ts'
import { at, cylinder, group, repeated, turned } from './shapes.ts'

/** Its axle along x, ribbed rubber between two metal rims. */
export const scrollWheel = (radius: number, wide: number, hex: string): Object3D => {
  const ribs = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2
    return [Math.cos(angle) * radius, 0, Math.sin(angle) * radius] as const
  })
  const wheel = group(
    cylinder(radius, wide, rubber(hex)),
    repeated(new CylinderGeometry(0.45, 0.45, wide * 0.7, 8), rubber(lighter(hex, 0.04)), ribs),
    ...[-1, 1].map((side) => at(cylinder(radius * 0.94, 0.5, metal('#8c8f92', 0.3)), 0, side * wide * 0.5, 0)),
  )
  return group(turned(wheel, 0, 0, 90))
}
