import type { Object3D } from 'three'
import { chip, grains, tracesOn } from '../kit/circuits.ts'
import { colouredMetal } from '../kit/coloured-metal.ts'
import { cardFoot } from '../kit/expansion-card.ts'
import { hollow, lighter, metal, steel } from '../kit/materials.ts'
import { opening, openPlate } from '../kit/openings.ts'
import { paintText, print } from '../kit/prints.ts'
import { createRandom } from '../kit/random.ts'
import { at, box, cylinder, group, row, turned } from '../kit/shapes.ts'

/** How high a graphics card stands, and where its board is. */
export const cardHeight = 111
export const boardAt = -15

export const screwHead = (x: number, y: number, z: number): Object3D =>
  at(group(turned(cylinder(1.9, 0.7, steel()), 90, 0, 0), at(box(2.2, 0.5, 0.2, 0.05, hollow()), 0, 0, 0.32)), x, y, z)

/** What shows of the board where no plate covers it. */
export const boardBack = (length: number, body: string): Object3D => {
  const middle = (cardHeight + cardFoot) / 2
  const random = createRandom(9)
  const specks = Array.from({ length: 90 }, () => [(random() - 0.5) * (length - 16), (random() - 0.5) * 88] as const)
  const cross = metal('#8d9093', 0.4)
  return at(
    turned(
      group(
        tracesOn(length - 2, cardHeight - cardFoot - 2, body, 21, 70),
        at(grains(specks, 1.6), 0, 0, 0.02),
        at(
          grains(
            row(8, 2.4).flatMap((x) => row(8, 2.4).map((y) => [x + 6, y] as const)),
            1.3,
          ),
          0,
          0,
          0.02,
        ),
        at(chip(8, 6, 1, ['U17', '4T2']), -length * 0.3, 22, 0.02),
        at(chip(6, 6, 1, ['Q3']), length * 0.34, -20, 0.02),
        ...[45, -45].map((turn) => at(turned(box(70, 5, 1.6, 0.5, cross), 0, 0, turn), 6, 0, 2.2)),
        ...[-1, 1].flatMap((x) => [-1, 1].map((y) => screwHead(6 + x * 24, y * 24, 3.2))),
      ),
      0,
      180,
      0,
    ),
    0,
    middle,
    boardAt - 0.86,
  )
}

export const backPlate = (length: number, body: string): Object3D => {
  const [wide, high] = [length - 2, cardHeight - cardFoot - 3]
  const cuts = row(7, 8, length * 0.26).map((x) => opening(3.2, 46, x, 0, 1.6))
  return at(
    turned(
      group(
        openPlate(wide, high, 2, 3, cuts, colouredMetal(body, 0.46)),
        at(box(72, 60, 0.6, 0.2, hollow()), length * 0.26, 0, -1.4),
        at(
          print(wide * 0.5, 40, (paint) => {
            paint.strokeStyle = lighter(body, 0.3)
            paint.lineWidth = 1
            for (let line = 0; line < 5; line++) {
              paint.beginPath()
              paint.moveTo(4 + line * 7, 36)
              paint.lineTo(26 + line * 7, 6)
              paint.lineTo(60 + line * 7, 6)
              paint.stroke()
            }
            paintText(paint, 'GRAPHICS', 58, 32, 9, lighter(body, 0.4), 700)
          }),
          -length * 0.22,
          0,
          1.1,
        ),
        ...[-1, 1].flatMap((x) => [-1, 1].map((y) => screwHead(-length * 0.02 + x * 26, y * 26, 1.1))),
        ...[-1, 1].flatMap((x) => [-1, 1].map((y) => screwHead(x * (wide / 2 - 6), y * (high / 2 - 6), 1.1))),
      ),
      0,
      180,
      0,
    ),
    0,
    (cardHeight + cardFoot) / 2 + 1,
    boardAt - 3,
  )
}
