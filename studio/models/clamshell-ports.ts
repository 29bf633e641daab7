import type { Object3D } from 'three'
import { hollow, lamp, plastic } from '../kit/materials.ts'
import { at, box, group, slab } from '../kit/shapes.ts'
import { audioJack, barrelJack, cardSlot, displayPort, hdmi, lockSlot, rj45, usbA, usbC, vga } from '../kit/sockets.ts'
import { slots } from '../kit/vents.ts'

const scaled = (object: Object3D, by: number): Object3D => {
  object.scale.setScalar(by)
  return object
}

const magnetic = () =>
  group(slab(17, 4.4, 0.6, 2.2, 0.1, hollow()), at(box(12, 1.4, 0.6, 0.2, plastic('#b9bcbf', 0.3)), 0, 0, 0.2))

/** How wide each is along the wall, and how it looks there: flat sockets for walls that are thin. */
const ports = {
  usbA: [13.2, () => usbA()],
  usbC: [9.2, usbC],
  hdmi: [15.2, hdmi],
  displayPort: [16.4, displayPort],
  network: [13, () => scaled(rj45(), 0.74)],
  vga: [24, () => scaled(vga(), 0.76)],
  jack: [6.4, () => scaled(audioJack(), 0.85)],
  power: [8.4, barrelJack],
  magnetic: [17, magnetic],
  card: [26, () => cardSlot(25)],
  tray: [14, () => cardSlot(13)],
  lock: [7.2, lockSlot],
  vent: [44, () => slots(42, 5, 14)],
  light: [3, () => box(2.2, 1.2, 0.7, 0.3, lamp('#e9eef2', 0.9))],
} as const satisfies Record<string, readonly [number, () => Object3D]>

export type Port = keyof typeof ports

/** From x = 0 to the right, `gap` apart, facing +z. */
export const portRow = (names: readonly Port[], gap = 6): Object3D => {
  let x = 0
  return group(
    ...names.map((name) => {
      const [wide, make] = ports[name]
      x += wide + gap
      return at(make(), x - gap - wide / 2, 0, 0)
    }),
  )
}
