import type { Object3D } from 'three'
import type { Model } from '../model.ts'
import { lifted } from './pale.ts'
import { group, turned } from './shapes.ts'

/** For what is pictured in the usual poses. */
export const wellLit =
  (model: Model): Model =>
  (body, view) =>
    model(lifted(body), view)

/**
 * How a phone or a tablet stands for its pictures: upright, or on its back with the long side and the lower edge towards
 * the camera. What sticks out behind lifts its upper end by `tilt` degrees.
 */
export const held =
  (create: (body: string) => Object3D, tilt = 0): Model =>
  (body, view) => {
    const object = create(lifted(body))
    return {
      object: view === 'side' ? group(turned(object, -90 + tilt, 0, 0)) : object,
      angles: {
        front: { azimuth: -26, elevation: 7 },
        back: { azimuth: 153, elevation: 7 },
        side: { azimuth: 60, elevation: 16 },
      },
    }
  }
