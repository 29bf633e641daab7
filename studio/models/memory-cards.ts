import { BoxGeometry, type Object3D, type Shape } from 'three'
import { gilt } from '../kit/circuits.ts'
import { darker, hollow, lighter, plastic } from '../kit/materials.ts'
import { isPale } from '../kit/pale.ts'
import { paintPaper, paintText, print } from '../kit/prints.ts'
import { softOutline } from '../kit/profiles.ts'
import { at, box, extruded, group, repeated, row, slab, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

/** Cards stand upright, their print faces +z and the contacts are behind, at the upper edge. */

const cardOutline = (): Shape =>
  softOutline(
    [
      [-11.4, -16],
      [11.4, -16],
      [12, -15.4],
      [12, 12],
      [8, 16],
      [-11.4, 16],
      [-12, 15.4],
      [-12, 9.6],
      [-11.2, 9],
      [-11.2, 3.6],
      [-12, 3],
      [-12, -15.4],
    ],
    0.5,
  )

const microOutline = (): Shape =>
  softOutline(
    [
      [-5, -7.5],
      [5, -7.5],
      [5.5, -7],
      [5.5, 0.6],
      [4.9, 1.2],
      [4.9, 2.4],
      [5.5, 3],
      [4.6, 4],
      [4.6, 7],
      [4.1, 7.5],
      [-5, 7.5],
      [-5.5, 7],
      [-5.5, -7],
    ],
    0.3,
  )

type Label = { readonly ground: string; readonly ink: string; readonly stripe: string }

const cardLabel = ({ ground, ink, stripe }: Label, words: readonly [string, string, string]): Object3D =>
  print(20.4, 24, (paint) => {
    paintPaper(paint, 20.4, 24, ground, 0.8)
    paint.fillStyle = stripe
    paint.beginPath()
    paint.moveTo(0, 9.6)
    paint.lineTo(20.4, 5.4)
    paint.lineTo(20.4, 7.4)
    paint.lineTo(0, 11.6)
    paint.fill()
    paintText(paint, words[0], 1.6, 4.8, 3.4, ink, 800)
    paintText(paint, words[1], 1.6, 16.4, 2.3, ink, 600)
    paintText(paint, words[2], 1.6, 21.6, 1.7, ink)
    paint.strokeStyle = ink
    paint.lineWidth = 0.35
    paint.beginPath()
    paint.arc(16.4, 19.4, 2.2, 0.5, 5.8)
    paint.stroke()
    paintText(paint, '3', 15.7, 20.4, 2.6, ink, 700)
  })

/** Nine contacts in a row of pockets. */
const cardBack = (): Object3D =>
  turned(
    group(
      ...row(9, 2.45, -0.9).flatMap((x, index) => [
        at(slab(1.8, 6.6, 0.1, 0.3, 0, hollow()), -x, 11.4 - (index === 0 ? 1.6 : 0), 1.02),
        at(box(1.5, 5.4, 0.24, 0.1, gilt()), -x, 11.2 - (index === 0 ? 1.6 : 0), 1.02),
      ]),
      at(slab(18, 0.5, 0.1, 0.1, 0, hollow()), 0, -13.4, 1.02),
    ),
    0,
    180,
    0,
  )

const fullCard = (body: string, label: Label, words: readonly [string, string, string]): Object3D =>
  group(
    extruded(cardOutline(), 2.1, 0.28, plastic(body, 0.42)),
    at(cardLabel(label, words), -0.2, -2.4, 1.07),
    at(box(1, 2.6, 1.3, 0.2, plastic('#e8e8e4', 0.4)), -11.5, 7.4, 0),
    at(
      repeated(
        new BoxGeometry(8, 0.3, 0.12),
        plastic(darker(body, 0.4), 0.5),
        row(3, 0.8).map((y) => [0, y, 0]),
      ),
      -2,
      13,
      1.05,
    ),
    cardBack(),
  )

const inkFor = (body: string): string => (isPale(body) ? '#26282a' : '#f4f4f2')
const stripeOn = (body: string): string => (isPale(body) ? '#2f6f9f' : lighter(body, 0.5))

const microCard = (body: string): Object3D =>
  group(
    extruded(microOutline(), 0.9, 0.16, plastic('#1a1b1d', 0.45)),
    at(
      print(9.6, 13.4, (paint) => {
        paintPaper(paint, 9.6, 13.4, body, 0.5)
        paint.fillStyle = stripeOn(body)
        paint.fillRect(0, 6.3, 9.6, 0.4)
        const ink = inkFor(body)
        paintText(paint, 'micro', 0.9, 3, 2.2, ink, 800)
        paintText(paint, 'XC', 0.9, 5.3, 1.9, ink, 700)
        paintText(paint, 'UHS-I  3', 0.9, 9, 1.5, ink, 600)
        paintText(paint, 'A1  10', 0.9, 11.8, 1.5, ink)
      }),
      -0.5,
      0,
      0.5,
    ),
    at(box(9.6, 0.7, 0.5, 0.2, plastic('#1a1b1d', 0.45)), 0, -7, 0.4),
    turned(group(...row(8, 1.06).map((x) => at(box(0.78, 2.9, 0.16, 0.06, gilt()), x + 0.3, 5.3, 0.44))), 0, 180, 0),
  )

/** The slot for the small card opens below. */
const adapter = (body: string): Object3D => {
  const black = '#1c1d1f'
  const card = fullCard(black, { ground: darker(body, 0.05), ink: inkFor(body), stripe: stripeOn(body) }, [
    'ADAPTER',
    'micro',
    'card adapter',
  ])
  return group(card, at(slab(12, 1.1, 0.2, 0.3, 0, hollow()), 0, -16, 0).rotateX(Math.PI / 2))
}

const straightDown = { azimuth: 0, elevation: 89 }
const leant = (object: Object3D, x: number, z: number, turn: number): Object3D =>
  at(turned(group(turned(object, -24, 0, 0)), 0, turn, 0), x, 0, z)
const laid = (object: Object3D, x: number, z: number, turn: number, over = false): Object3D =>
  at(turned(group(turned(object, over ? 90 : -90, 0, over ? 180 : 0)), 0, turn, 0), x, 1.05, z)

const microWithAdapter: Model = (body, view) => {
  if (view === 'front')
    return {
      object: group(
        at(leant(adapter(body), -4, -4, 8), -4, 15.2, -4),
        at(leant(microCard(body), 15, 5, -6), 15, 6.9, 5),
      ),
      angles: { front: { azimuth: -24, elevation: 16 } },
    }
  const over = view === 'detail'
  return {
    object: group(laid(adapter(body), -9, 0, over ? -6 : 6, over), laid(microCard(body), 12, 6, over ? 12 : -10, over)),
    angles: { detail: { azimuth: -10, elevation: 46, closeUp: { at: [-1, 1, -1], across: 46 } }, top: straightDown },
  }
}

const sdCard: Model = (body, view) => {
  const card = fullCard(body, { ground: lighter(body, 0.04), ink: '#f1f1ee', stripe: '#c79a3c' }, [
    'SD XC',
    'UHS-I  V30',
    'memory card',
  ])
  return {
    object: view === 'front' ? leant(card, 0, 0, 0) : laid(card, 0, 0, view === 'top' ? 10 : 0, view === 'detail'),
    angles: {
      front: { azimuth: -28, elevation: 14 },
      detail: { azimuth: -22, elevation: 40, closeUp: { at: [1, 1, -6], across: 30 } },
      top: straightDown,
    },
  }
}

export const memoryCardModels = { 'memory-card': microWithAdapter, 'memory-card-sd': sdCard } satisfies Record<
  string,
  Model
>
