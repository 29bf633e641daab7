import { darker, plastic } from '../kit/materials.ts'
import { band } from '../kit/outlines.ts'
import { ribbons } from '../kit/screen-pictures.ts'
import { desk } from '../kit/screen-windows.ts'
import { at, extruded, group, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'
import { bentScreen, createColumn, createHump, createPlateFoot, monitorPorts } from './display-parts.ts'
import { seen } from './laptop-finishes.ts'

export const curvedMonitor: Model = (body) => {
  const tone = seen(body)
  const [wide, high, radius, y] = [797, 334, 1500, 300]
  const arc = (reach: number, forward: number): [number, number][] =>
    Array.from({ length: 9 }, (_, index) => {
      const around = ((index - 4) / 4) * (reach / radius)
      return [Math.sin(around) * (radius - forward), -forward - (1 - Math.cos(around)) * (radius - forward)]
    })
  const upright = (
    shape: ReturnType<typeof band>,
    height: number,
    bevel: number,
    material: ReturnType<typeof plastic>,
  ) => turned(extruded(shape, height, bevel, material), -90, 0, 0)
  const head = group(
    upright(band(arc(wide / 2 + 7, -11), 16), high + 20, 4, plastic(tone, 0.55)),
    upright(band(arc(wide / 2 + 6, -2.2), 4), high + 17, 1, plastic(darker(tone, 0.2), 0.4)),
    at(
      bentScreen(
        wide,
        high,
        radius,
        desk(
          ribbons(['#0d2138', '#1f4f78', '#3d8fb0', '#e48f5a', '#f3cf9b']),
          'bar',
          { shows: 'code', area: [0.04, 0.08, 0.27, 0.76] },
          { shows: 'page', area: [0.36, 0.14, 0.28, 0.66] },
          { shows: 'table', area: [0.69, 0.08, 0.27, 0.76] },
        ),
      ),
      0,
      2,
      0.6,
    ),
    at(createHump(330, 190, 16, 34, tone, monitorPorts(false)), 0, 0, 0),
  )
  return {
    object: group(
      at(head, 0, y, 46),
      createColumn(y, -28, tone, darker(tone, 0.3), 70),
      createPlateFoot(300, 230, tone, 10),
    ),
    angles: {
      front: { azimuth: -26, elevation: 13 },
      back: { azimuth: 152, elevation: 15 },
      detail: { azimuth: -16, elevation: 58 },
    },
  }
}
