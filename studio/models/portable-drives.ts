import { BoxGeometry, type Object3D, Path, Shape, Vector2 } from 'three'
import { colouredMetal } from '../kit/coloured-metal.ts'
import { usbPlug } from '../kit/drive-plugs.ts'
import { flatLettering, inkOn } from '../kit/flat-lettering.ts'
import { lettering } from '../kit/lettering.ts'
import { darker, hollow, lamp, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { roundOpening } from '../kit/openings.ts'
import {
  at,
  box,
  cylinder,
  extruded,
  frame,
  group,
  repeated,
  roundedOutline,
  row,
  sheet,
  slab,
  turned,
} from '../kit/shapes.ts'
import { usbC } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

const straightDown = { azimuth: 0, elevation: 89 }

const pocketSsd: Model = (body, view) => {
  const [width, high, depth] = [57, 8, 85]
  const skin = colouredMetal(body, 0.4)
  return {
    object: turned(
      group(
        at(sheet(width, high, depth, 6.5, 2, skin), 0, high / 2, 0),
        at(
          turned(frame(width - 14, depth - 14, 0.16, 4, 0.35, metal(lighter(body, 0.16), 0.3)), -90, 0, 0),
          0,
          high + 0.02,
          0,
        ),
        at(flatLettering(34, 8, body, 'PORTABLE SSD', 3.6), 0, high + 0.08, 26),
        at(usbC(), 0, high / 2, depth / 2 - 0.2),
        at(turned(cylinder(0.8, 0.5, lamp('#9fe0ff', 1.4)), 90, 0, 0), 14, high / 2, depth / 2),
        at(box(width - 20, 0.3, depth - 30, 0.1, rubber()), 0, 0.05, 0),
      ),
      0,
      view === 'top' ? 24 : 0,
      0,
    ),
    angles: {
      front: { azimuth: -34, elevation: 32 },
      detail: { azimuth: -24, elevation: 18, closeUp: { at: [3, 4, depth / 2], across: 40 } },
      top: straightDown,
    },
  }
}

const ruggedSsd: Model = (body, view) => {
  const [width, high, depth] = [53, 9.6, 101]
  const outline = roundedOutline(width, depth, 7)
  const loop = new Path(
    [
      [6, 44],
      [20, 44],
      [21, 43],
      [21, 26],
      [19.4, 25.4],
      [5, 41.6],
    ].map(([x = 0, y = 0]) => new Vector2(x, y)),
  )
  outline.holes.push(loop)
  const rim = new Shape(
    [
      [3.6, 45.4],
      [20.8, 45.4],
      [22.4, 43.8],
      [22.4, 23.6],
      [20, 22.6],
      [3, 41.4],
    ].map(([x = 0, y = 0]) => new Vector2(x, y)),
  )
  rim.holes.push(loop)
  const inner = new Shape(
    [
      [-21, -44],
      [21, -44],
      [22, -43],
      [22, 16],
      [-2, 44],
      [-21, 44],
      [-22, 43],
      [-22, -43],
    ].map(([x = 0, y = 0]) => new Vector2(x, y)),
  )
  const lay = (object: Object3D) => turned(object, -90, 0, 0)
  return {
    object: turned(
      group(
        at(lay(extruded(outline, high, 2, rubber(body))), 0, high / 2, 0),
        at(lay(extruded(inner, 0.8, 0.3, plastic(lighter(body, 0.05), 0.45))), 0, high + 0.1, 0),
        at(lay(extruded(rim, 0.9, 0.3, plastic('#c2562a', 0.55))), 0, high + 0.1, 0),
        at(flatLettering(36, 8, body, 'PORTABLE SSD', 3.4), 0, high + 0.62, 36),
        ...row(6, 3.4).map((off) =>
          at(
            turned(box(24, 0.3, 0.8, 0.1, plastic(darker(body, 0.4), 0.6)), 0, 49, 0),
            -3 + off,
            high + 0.52,
            -3 + off,
          ),
        ),
        ...[-1, 1].map((edge) =>
          at(
            repeated(
              new BoxGeometry(0.6, high * 0.55, 1.2),
              rubber(darker(body, 0.3)),
              row(16, 2.6).map((z) => [0, 0, z]),
            ),
            (edge * width) / 2,
            high / 2,
            14,
          ),
        ),
        at(slab(14, 6, 0.5, 2, 0.1, rubber('#101112')), 0, high / 2, depth / 2),
        at(usbC(), 0, high / 2, depth / 2 + 0.3),
        ...[-1, 1].flatMap((x) =>
          [-4, 34].map((z) => at(cylinder(1.4, 0.4, metal('#55585a', 0.4)), x * 18.6, high + 0.5, z + 4)),
        ),
      ),
      0,
      view === 'top' ? 28 : 0,
      0,
    ),
    angles: {
      front: { azimuth: -34, elevation: 38 },
      detail: { azimuth: -22, elevation: 22, closeUp: { at: [0, 5, depth / 2], across: 46 } },
      top: straightDown,
    },
  }
}

const stick: Model = (body, view) => {
  const skin = colouredMetal(body, 0.34)
  const outline = roundedOutline(17, 44, 4)
  outline.holes.push(new Path(roundOpening(3, 0, 16.4, 32).getPoints()))
  const whole = group(
    at(turned(extruded(outline, 7.6, 1.4, skin), -90, 0, 0), 0, 3.8, 0),
    at(turned(frame(8.4, 8.4, 7.9, 4.2, 1, plastic('#1b1c1e', 0.4)), -90, 0, 0), 0, 3.8, -16.4),
    at(box(13.6, 5.6, 3, 0.6, plastic('#1b1c1e', 0.5)), 0, 3.8, 21.2),
    at(usbPlug(13, '#1d4f9a'), 0, 3.8, 22),
    at(box(14, 0.3, 0.5, 0.1, hollow()), 0, 7.54, -8.6),
    at(turned(lettering(10, 30, inkOn(body), [{ text: 'USB 3', x: 0, y: 0, size: 3 }]), -90, 0, 90), 0, 7.66, 6),
  )
  return {
    object: group(turned(whole, 0, view === 'top' ? -38 : -24, 0)),
    angles: {
      front: { azimuth: -10, elevation: 34 },
      detail: { azimuth: -14, elevation: 24, closeUp: { at: [-11, 4, 25], across: 30 } },
      top: straightDown,
    },
  }
}

export const portableDriveModels = {
  'external-ssd': pocketSsd,
  'external-ssd-rugged': ruggedSsd,
  'usb-drive': stick,
} satisfies Record<string, Model>
