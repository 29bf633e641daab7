import { type Object3D, Shape } from 'three'
import { sataPlug } from '../kit/drive-plugs.ts'
import { darker, hollow, lighter, metal, plastic, steel } from '../kit/materials.ts'
import { isPale } from '../kit/pale.ts'
import { paintBars, paintMatrix, paintPaper, paintText, print } from '../kit/prints.ts'
import { at, box, cylinder, extruded, group, sheet, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

const straightDown = { azimuth: 0, elevation: 89 }

const sideHoles = (x: number, y: number, places: readonly number[], radius: number): Object3D[] =>
  places.flatMap((z) => [-1, 1].map((edge) => at(turned(cylinder(radius, 0.5, hollow()), 0, 0, 90), edge * x, y, z)))

/** Lies flat and faces up. */
const lyingPrint = (width: number, depth: number, draw: (paint: CanvasRenderingContext2D) => void): Object3D =>
  turned(print(width, depth, draw), -90, 0, 0)

/** From above, with the gap for the plug in the edge that looks to the front. */
const pocketOutline = (width: number, depth: number): Shape => {
  const [x, y, cut] = [width / 2, depth / 2, 23]
  const outline = new Shape()
  outline
    .moveTo(-x + 2, -y)
    .lineTo(-cut, -y)
    .lineTo(-cut, -y + 6.6)
    .lineTo(cut, -y + 6.6)
    .lineTo(cut, -y)
    .lineTo(x - 2, -y)
  outline
    .absarc(x - 2, -y + 2, 2, -Math.PI / 2, 0, false)
    .lineTo(x, y - 2)
    .absarc(x - 2, y - 2, 2, 0, Math.PI / 2, false)
  outline
    .lineTo(-x + 2, y)
    .absarc(-x + 2, y - 2, 2, Math.PI / 2, Math.PI, false)
    .lineTo(-x, -y + 2)
  outline.absarc(-x + 2, -y + 2, 2, Math.PI, Math.PI * 1.5, false)
  return outline
}

const ssdLabel = (body: string): Object3D =>
  lyingPrint(60, 76, (paint) => {
    paintPaper(paint, 60, 76, '#e9eaea', 1.4)
    paint.fillStyle = isPale(body) ? '#34373a' : darker(body, 0.5)
    paint.beginPath()
    paint.roundRect(0, 0, 60, 27, [1.4, 1.4, 0, 0])
    paint.fill()
    paint.fillStyle = '#2f7d8c'
    paint.fillRect(0, 27, 60, 1.6)
    paintText(paint, '2.5-INCH', 4.5, 12.5, 8, '#f2f3f3', 700)
    paintText(paint, 'INTERNAL DRIVE  7 mm', 4.6, 20.5, 4, '#c3c6c8')
    paintText(paint, 'Model: D25-7S', 4.5, 36, 3)
    paintText(paint, 'S/N: 9A4417 02836', 4.5, 40.6, 3)
    paintText(paint, 'DC +5V  1.0A', 4.5, 45.2, 3)
    paintBars(paint, 4.5, 49.5, 36, 7, 4)
    paintBars(paint, 4.5, 60, 36, 7, 9)
    paintText(paint, 'Handle with care', 4.5, 72.4, 2.5, '#55585a')
    paintMatrix(paint, 45, 57, 10.5, 6)
  })

const pocketDrive: Model = (body) => {
  const [width, high, depth] = [69.9, 7, 100]
  const skin = metal(body, 0.48)
  return {
    object: group(
      at(turned(extruded(pocketOutline(width, depth), high - 1.4, 0.5, skin), -90, 0, 0), 0, (high - 1.4) / 2, 0),
      at(
        turned(
          extruded(pocketOutline(width - 0.5, depth - 0.5), 1.5, 0.5, metal(lighter(body, 0.04), 0.44)),
          -90,
          0,
          0,
        ),
        0,
        high - 0.8,
        0,
      ),
      at(box(46, 1, 7, 0.2, metal(darker(body, 0.25), 0.5)), 0, 0.6, depth / 2 - 3.5),
      at(sataPlug(), 0, 3.4, depth / 2 - 6.6),
      at(ssdLabel(body), 0, high + 0.03, -6),
      ...sideHoles(width / 2, 3, [-36, 40], 1.5),
      ...[-1, 1].flatMap((x) => [-46, 40].map((z) => at(cylinder(1.5, 0.2, steel()), x * 31.6, high - 0.02, z))),
    ),
    angles: {
      front: { azimuth: -34, elevation: 36 },
      detail: { azimuth: -24, elevation: 32, closeUp: { at: [0, 4, depth / 2 - 6], across: 58 } },
      top: straightDown,
    },
  }
}

const diskLabel = (): Object3D =>
  lyingPrint(84, 98, (paint) => {
    paintPaper(paint, 84, 98, '#f3f3f0', 2)
    paint.fillStyle = '#2b5d8a'
    paint.fillRect(0, 0, 84, 2)
    paint.fillRect(0, 21, 84, 0.7)
    paintText(paint, 'HARD DISK DRIVE', 5, 11.4, 7, '#1d1f21', 700)
    paintText(paint, '3.5-inch  SATA  6.0 Gb/s', 5, 17.6, 4, '#44484b')
    const lines = [
      'Model: HD35-6S',
      'S/N: WX41 A88 20417',
      'P/N: 2B7300-500',
      'DC 5V 0.60A   12V 0.45A',
      'Date: 21 MAY',
    ]
    for (const [index, line] of lines.entries()) paintText(paint, line, 5, 28.5 + index * 5.2, 3.6)
    paintBars(paint, 5, 54, 52, 8, 2)
    paintBars(paint, 5, 66, 40, 6, 7)
    paintText(paint, 'Warranty void if this label or a screw seal is', 5, 80, 2.7, '#55585a')
    paintText(paint, 'broken. Do not cover the breather hole.', 5, 84, 2.7, '#55585a')
    paint.strokeStyle = '#44484b'
    paint.lineWidth = 0.5
    paint.strokeRect(5, 88, 7, 6)
    paint.strokeRect(15, 88, 7, 6)
    paintMatrix(paint, 63, 52, 16, 12)
    paint.strokeStyle = '#9a9da0'
    paint.beginPath()
    paint.arc(70, 85, 6, 0, 7)
    paint.stroke()
  })

const screw = (radius: number): Object3D =>
  group(
    cylinder(radius, 1, metal('#8b8e90', 0.3)),
    at(turned(cylinder(radius * 0.5, 0.3, hollow()), 0, 30, 0), 0, 0.4, 0),
  )

const desktopDisk: Model = (body) => {
  const [width, depth] = [101.6, 147]
  const cast = metal(darker(body, 0.42), 0.58)
  const cover = metal(body, 0.3)
  const screws = [
    [-45, -66],
    [45, -66],
    [-45.5, 0],
    [45.5, 0],
    [-45, 60],
    [45, 60],
  ] as const
  return {
    object: group(
      at(box(width, 13, depth, 1.4, cast), 0, 14.5, 0),
      at(box(width, 9, depth - 9, 1.2, cast), 0, 4.5, -4.5),
      ...[
        [-38, 25.6],
        [37.5, 26.6],
      ].map(([x = 0, wide = 0]) => at(box(wide, 9, 20, 1.2, cast), x, 4.5, depth / 2 - 10)),
      at(box(50, 1.4, 9, 0.3, plastic('#164a31', 0.5)), 0, 1.2, depth / 2 - 5.2),
      at(sataPlug(), -0.6, 4.6, depth / 2 - 7.4),
      at(sheet(width - 1.6, 4.4, depth - 8, 7, 0.9, cover), 0, 22.4, -2.4),
      at(sheet(width - 13, 1.6, depth - 22, 24, 0.7, cover), 0, 25, -2),
      at(diskLabel(), 0, 25.86, 1),
      ...screws.map(([x, z]) => at(screw(2.6), x, 24.7, z)),
      ...sideHoles(width / 2, 6.4, [-58, -16.5, 43], 1.7),
    ),
    angles: {
      front: { azimuth: -34, elevation: 36 },
      detail: { azimuth: -24, elevation: 14, closeUp: { at: [0, 9, depth / 2 - 4], across: 66 } },
      top: straightDown,
    },
  }
}

export const driveModels = { 'ssd-2.5': pocketDrive, hdd: desktopDisk } satisfies Record<string, Model>
