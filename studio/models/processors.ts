import { BoxGeometry, Shape } from 'three'
import { contacts, grains } from '../kit/circuits.ts'
import { circuitBoard, gold, metal } from '../kit/materials.ts'
import { paintMatrix, paintText, print } from '../kit/prints.ts'
import { at, extruded, grid, group, repeated, slab, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

const side = 37.5
const thick = 1.2
const pitch = 0.92

/** The lands below: a field of small gold pads with a gap in the middle for capacitors. */
const createLands = () => {
  const pads = grid(39, 39, pitch, pitch).filter(
    ([x, y]) => (Math.abs(x) > 6.4 || Math.abs(y) > 5.4) && Math.abs(x) + Math.abs(y) < 34.2,
  )
  const capacitors = grid(6, 5, 1.9, 1.9).map(([x, y]) => [x, y] as const)
  return group(
    repeated(new BoxGeometry(0.56, 0.62, 0.1), gold(), pads),
    at(grains(capacitors, 1.25), 0, 0, 0),
    at(slab(12.4, 10.4, 0.1, 0.3, 0, circuitBoard('#24563e')), 0, 0, 0),
  )
}

const createLid = (body: string) => {
  const skin = metal(body, 0.36)
  return group(
    at(slab(31.4, 33, 1, 1.6, 0.2, skin), 0, 0, 0.5),
    at(slab(35.2, 15, 0.9, 1.2, 0.2, skin), 0, -1, 0.45),
    at(slab(29, 28.6, 2.6, 2.2, 0.45, skin), 0, 0, 1.3),
    at(
      print(28, 28, (paint) => {
        const ink = '#5d6062'
        paintText(paint, 'DESKTOP PROCESSOR', 3, 7, 2, ink, 600)
        paintText(paint, 'X842C217', 3, 10.8, 2, ink)
        paintText(paint, 'SR-34  4C 7/19', 3, 13.8, 1.8, ink)
        paintText(paint, 'L907B336', 3, 24.4, 1.8, ink)
        paintMatrix(paint, 19.6, 19, 5.6, 3, ink)
      }),
      0,
      0,
      2.66,
    ),
  )
}

/** Square, with a round notch in either side that finds its pin in the socket. */
const createOutline = (): Shape => {
  const [half, notchAt, notch] = [side / 2, 9, 1]
  const outline = new Shape()
  outline
    .moveTo(-half, -half)
    .lineTo(half, -half)
    .lineTo(half, notchAt - notch)
    .absarc(half, notchAt, notch, -Math.PI / 2, Math.PI / 2, true)
    .lineTo(half, half)
    .lineTo(-half, half)
    .lineTo(-half, notchAt + notch)
    .absarc(-half, notchAt, notch, Math.PI / 2, -Math.PI / 2, true)
  return outline
}

const createChip = (body: string) => {
  const mark = at(
    turned(slab(1.8, 1.8, 0.12, 0.1, 0, gold()), 0, 0, 45),
    -side / 2 + 2.2,
    -side / 2 + 2.2,
    thick + 0.04,
  )
  const edgePads = [-1, 1].map((edge) => at(contacts(12, 1.1, 1), edge * 7.5, side / 2 - 1, thick + 0.03))
  return group(
    at(extruded(createOutline(), thick, 0.15, circuitBoard('#285f45')), 0, 0, thick / 2),
    at(createLid(body), 0, 0, thick),
    mark,
    ...edgePads,
    turned(createLands(), 180, 0, 0),
  )
}

const cpu: Model = (body, view) => ({
  object: turned(createChip(body), view === 'detail' ? 90 : -90, 0, 0),
  angles: {
    front: { azimuth: -32, elevation: 42 },
    detail: { azimuth: -28, elevation: 44, closeUp: { at: [-3, 3.8, 3], across: 30 } },
    top: { azimuth: 0, elevation: 89 },
  },
})

export const processorModels = { cpu } satisfies Record<string, Model>
