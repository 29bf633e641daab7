import { BoxGeometry, CylinderGeometry, type Object3D } from 'three'
import { circuitBoard, gold, hollow, lamp, metal, plastic, rubber } from '../kit/materials.ts'
import { rotor } from '../kit/rotor.ts'
import { at, box, cylinder, frame, group, repeated, ring, row, slab, tube, turned } from '../kit/shapes.ts'

/** A fan in a square frame with a ring of light, facing +z. */
export const litFan = (size: number, light: string): Object3D =>
  group(
    frame(size, size, 24, 8, 5, plastic('#1a1b1d', 0.5)),
    at(slab(size - 8, size - 8, 1, 6, 0, hollow()), 0, 0, -11),
    at(rotor({ radius: size * 0.42, depth: 16, blades: 9, hex: '#4a4d55' }), 0, 0, 6),
    at(ring(size * 0.45, 2.4, lamp(light, 1.5)), 0, 0, 9),
    at(ring(size * 0.17, 1.2, lamp(light, 1.2)), 0, 0, 6.6),
  )

/** A long card with three fans below, its lit edge towards the glass: faces -x. */
const graphicsCard = (light: string): Object3D =>
  group(
    box(112, 44, 286, 6, plastic('#5c5c5d', 0.4)),
    at(box(106, 2.4, 280, 1, metal('#6a6e75', 0.35)), 0, 23.4, 0),
    at(box(2, 26, 250, 1, metal('#5c6067', 0.3)), -56.4, 2, 0),
    at(turned(box(170, 3, 1.6, 0.6, lamp(light, 1.5)), 0, 90, 0), -57.6, -4, -18),
    at(turned(slab(84, 9, 1, 2, 0.2, plastic('#c9ccd2', 0.3)), 0, -90, 0), -57.6, 9, 60),
    ...row(3, 92).map((z) => at(turned(litFan(86, light), 90, 0, 0), -2, -20, z)),
    ...row(2, 12).map((z) => at(box(10, 9, 10, 1, plastic('#0f1012', 0.5)), -46, 24, 84 + z)),
    at(
      repeated(
        new BoxGeometry(1.2, 20, 3),
        metal('#8b8f94', 0.35),
        row(40, 6.2).map((z): [number, number, number] => [-55.4, 2, z]),
      ),
      0,
      0,
      0,
    ),
  )

/** What the glass shows: board, cooler, memory, card, cables. Everything faces -x. */
export const innards = (light: string, other: string): Object3D => {
  const facing = (object: Object3D) => turned(object, 0, -90, 0)
  return group(
    at(facing(slab(244, 305, 2.4, 2, 0.3, circuitBoard('#2f3133'))), 88, 292, -60),
    at(facing(slab(40, 130, 22, 4, 2, plastic('#6e6e6f', 0.45))), 78, 376, -158),
    at(facing(slab(120, 44, 14, 3, 1, metal('#8a8f97', 0.4))), 82, 180, -70),
    at(turned(cylinder(36, 34, plastic('#1b1d20', 0.4)), 0, 0, 90), 66, 346, -62),
    at(turned(ring(29, 2.2, lamp(other, 1.6)), 0, 90, 0), 48.4, 346, -62),
    at(turned(cylinder(25, 2, plastic('#0c0d0f', 0.2)), 0, 0, 90), 48.8, 346, -62),
    ...row(4, 11).map((z) => at(box(36, 128, 6.4, 1, plastic('#4a4a4b', 0.35)), 68, 350, 6 + z)),
    ...row(4, 11).map((z) => at(box(2.4, 124, 6, 1, lamp(light, 1.3)), 49, 350, 6 + z)),
    tube(
      [
        [60, 362, -50],
        [20, 400, -10],
        [10, 420, 40],
        [30, 432, 96],
      ],
      6.4,
      rubber('#17181a'),
    ),
    tube(
      [
        [60, 340, -46],
        [6, 380, 0],
        [0, 412, 60],
        [30, 424, 120],
      ],
      6.4,
      rubber('#17181a'),
    ),
    at(graphicsCard(light), 28, 226, -26),
    ...[302, 176, 158].map((y) => at(box(9, 6, 90, 1, plastic('#9c9d9e', 0.4)), 84, y, -40)),
    at(
      repeated(
        new CylinderGeometry(4, 4, 9, 16).rotateZ(Math.PI / 2),
        metal('#c4c6c8', 0.3),
        row(9, 11).map((z): [number, number, number] => [82, 428, z - 70]),
      ),
      0,
      0,
      0,
    ),
    at(box(14, 26, 96, 2, metal('#8f9193', 0.4)), 80, 404, -64),
    at(box(16, 14, 48, 2, plastic('#2b2b2b', 0.45)), 80, 330, 66),
    ...row(8, 4.6).map((z) =>
      tube(
        [
          [86, 330, 66 + z * 0.9],
          [70, 330, 78 + z],
          [64, 318, 104 + z],
          [86, 300, 122 + z],
        ],
        2,
        rubber('#dcdddd'),
      ),
    ),
    at(box(70, 6, 100, 2, plastic('#2b2b2b', 0.4)), 0, 117.6, 30),
    at(box(56, 1.6, 86, 1, metal('#8a8c8e', 0.35)), 0, 121, 30),
    at(box(3, 3, 330, 1, lamp(other, 1.2)), -84, 116, -30),
    tube(
      [
        [-16, 250, 62],
        [-10, 276, 84],
        [30, 262, 112],
        [70, 240, 124],
      ],
      5,
      rubber('#dcdddd'),
    ),
    at(repeated(new BoxGeometry(8, 5, 1), gold(), [[86, 190, -30]]), 0, 0, 0),
  )
}
