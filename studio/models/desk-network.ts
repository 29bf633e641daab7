import { BoxGeometry, type Object3D } from 'three'
import { deskAppliance, deskMiddle } from '../kit/desk-appliance.ts'
import { lettering, sticker } from '../kit/lettering.ts'
import { darker, hollow, lamp, lighter, mixed, plastic } from '../kit/materials.ts'
import { cageBlock, jackBlock, jackPitch } from '../kit/network-sockets.ts'
import { honeycomb, roundOpening } from '../kit/openings.ts'
import type { Field } from '../kit/rack-appliance.ts'
import { screws } from '../kit/rack-unit.ts'
import { at, box, cylinder, group, repeated, row, turned } from '../kit/shapes.ts'
import { barrelJack, lockSlot, usbA } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

/** Ink that reads on the body: pale on dark products, dark on pale ones. */
const inkOn = (body: string): string => (Number.parseInt(body.slice(1, 3), 16) > 150 ? '#4a4d50' : '#e3e5e6')

const jacks = (x: number, count: number, y = 0): Field => ({
  x,
  y,
  width: count * jackPitch + 0.4,
  height: 12.6,
  part: jackBlock(count),
})

const plug = (x: number, part: Object3D, y = 0): Field => ({ x, y, width: 5, height: 5, part })

const topVents = (count: number, step: number, length: number): Object3D =>
  repeated(
    new BoxGeometry(step * 0.42, 0.5, length),
    hollow(),
    row(count, step).map((x) => [x, 0, 0]),
  )

const lights = (count: number, step: number, lit: number): Object3D[] =>
  row(count, step).map((x, index) =>
    at(box(2, 1.2, 0.6, 0.3, index < lit ? lamp('#5fe07a', 1.2) : plastic('#b6c0a8', 0.3)), x, 0, 0),
  )

const sideScrews = (width: number, height: number, depth: number): Object3D[] =>
  [-1, 1].map((side) =>
    at(
      turned(
        screws(2, [
          [-depth * 0.3, 0, 0],
          [depth * 0.3, 0, 0],
        ]),
        0,
        side * 90,
        0,
      ),
      side * (width / 2 + 0.2),
      deskMiddle(height),
      0,
    ),
  )

const switchOfEight: Model = (colour) => {
  const body = lighter(colour, 0.01)
  const [width, height, depth] = [158, 27, 102]
  const ink = inkOn(body)
  const ports = row(8, jackPitch, 14)
  const words = [
    ...ports.map((x, index) => ({ text: `${index + 1}`, x, y: 10.2, size: 2.6 })),
    { text: 'PWR', x: -64, y: 3.6, size: 2.4 },
    { text: '10/100/1000', x: -64, y: -7, size: 2.2 },
  ]
  const label = at(
    turned(lettering(80, 10, mixed(body, ink, 0.5), [{ text: '8-PORT GIGABIT', x: 0, y: 0, size: 5 }]), -90, 0, 0),
    20,
    deskMiddle(height) * 2 - 3 + 0.12,
    36,
  )
  return {
    object: group(
      deskAppliance({
        ...{ width, height, depth, corner: 2.6, shell: plastic(body, 0.42), face: plastic(darker(body, 0.2), 0.5) },
        front: {
          fields: [jacks(14, 8, -1.4)],
          print: [
            lettering(150, 26, ink, words),
            at(box(2.4, 1.4, 0.6, 0.3, lamp('#5fe07a', 1.2)), -64, 0, 0),
            at(group(...lights(8, jackPitch, 3)), 14, 7.2, 0),
          ],
        },
        back: {
          fields: [plug(52, barrelJack()), plug(-58, lockSlot())],
          print: [at(sticker(46, 16, ['9 V DC 0.6 A', 'S/N 7A10 0C42']), 8, 0, 0)],
          more: honeycomb(22, 15, 4, -34),
        },
      }),
      ...sideScrews(width, height, depth),
      at(topVents(16, 5, 22), -30, deskMiddle(height) * 2 - 3, -30),
      label,
    ),
    angles: {
      front: { azimuth: -30, elevation: 24 },
      detail: { azimuth: -28, elevation: 18, closeUp: { at: [26, deskMiddle(height), depth / 2], across: 96 } },
    },
  }
}

const routerOnDesk: Model = (colour) => {
  const body = lighter(colour, 0.01)
  const [width, height, depth] = [113, 27, 90]
  const ink = inkOn(body)
  const ports = row(5, jackPitch, 0)
  const words = [
    ...ports.map((x, index) => ({ text: index ? `LAN${index}` : 'WAN', x: x - 1, y: 8.4, size: 2.3 })),
    { text: 'DC IN', x: -46, y: 8.4, size: 2.3 },
    { text: 'RES', x: 41, y: 8.4, size: 2.3 },
    { text: 'USB', x: 48.5, y: 8.4, size: 2.3 },
  ]
  const groove = at(box(width - 11, 0.6, 1, 0.2, plastic(darker(body, 0.5), 0.6)), 0, deskMiddle(height) * 2 - 3, 14)
  return {
    object: group(
      deskAppliance({
        ...{ width, height, depth, corner: 5, shell: plastic(body, 0.5), face: plastic(darker(body, 0.12), 0.55) },
        front: {
          fields: [jacks(-1, 5, -1), plug(-46, barrelJack(), -1)],
          print: [
            lettering(110, 24, ink, words),
            at(turned(cylinder(1.2, 0.6, hollow()), 90, 0, 0), 40.6, -1, 0),
            at(turned(usbA(), 0, 0, 90), 48.2, -1, 0),
          ],
        },
        back: {
          fields: [],
          print: [at(sticker(40, 15, ['24 V DC 1.2 A', 'S/N 88C2 40']), -22, 0, 0)],
          more: honeycomb(34, 15, 4, 28),
        },
      }),
      groove,
      at(topVents(14, 5, 34), 0, deskMiddle(height) * 2 - 3, -16),
      at(group(...lights(7, 8, 2)), 0, deskMiddle(height) * 2 - 3.2, 32),
    ),
    angles: {
      front: { azimuth: -28, elevation: 26 },
      detail: { azimuth: -26, elevation: 18, closeUp: { at: [0, deskMiddle(height), depth / 2], across: 92 } },
    },
  }
}

const firewall: Model = (body) => {
  const [width, height, depth] = [216, 38, 160]
  const ink = inkOn(body)
  const [lan, wan] = [row(7, jackPitch, 8), row(2, jackPitch, 82)]
  const words = [
    ...lan.map((x, index) => ({ text: `${index + 1}`, x, y: 7.4, size: 2.8 })),
    ...wan.map((x, index) => ({ text: `WAN${index + 1}`, x, y: 7.4, size: 2.6 })),
    { text: 'CONSOLE', x: -66, y: 7.4, size: 2.6 },
    { text: 'USB', x: -88, y: 7.4, size: 2.6 },
    ...['PWR', 'STA', 'ALM', 'HA'].map((text, index) => ({ text, x: -98 + index * 10, y: 10.4 + 2.2, size: 2.2 })),
  ]
  const accent = at(box(width - 3, 2, 1, 0.6, plastic('#a3202c', 0.45)), 0, -15.4, 0.2)
  return {
    object: group(
      deskAppliance({
        ...{ width, height, depth, corner: 4, shell: plastic(body, 0.46), face: plastic(darker(body, 0.08), 0.5) },
        front: {
          fields: [jacks(8, 7, -2), jacks(82, 2, -2), jacks(-66, 1, -2)],
          print: [
            lettering(210, 34, ink, words),
            accent,
            at(usbA('#27508f'), -88, -2, 0),
            at(
              group(
                ...row(4, 10).map((x, index) =>
                  at(box(3, 1.2, 0.6, 0.3, index === 2 ? plastic('#c9b58a', 0.3) : lamp('#5fe07a', 1.2)), x, 0, 0),
                ),
              ),
              -83,
              15.4,
              0,
            ),
          ],
        },
        back: {
          fields: [
            plug(84, barrelJack(), -4),
            { x: 40, y: -4, width: 14, height: 9.4, part: cageBlock({ columns: 1, rows: 1 }) },
            plug(-92, lockSlot(), -4),
          ],
          print: [
            at(sticker(56, 22, ['SECURITY GATEWAY', '12 V DC 3 A', 'S/N 60E0 2217']), -34, 0, 0),
            at(turned(cylinder(1.2, 0.6, hollow()), 90, 0, 0), 64, -4, 0),
          ],
          more: [...honeycomb(24, 20, 4.4, 8), roundOpening(2, -74, -4)],
        },
      }),
      at(topVents(26, 5, 26), 0, deskMiddle(height) * 2 - 3, -50),
    ),
    angles: {
      front: { azimuth: -28, elevation: 22 },
      detail: { azimuth: -28, elevation: 16, closeUp: { at: [34, deskMiddle(height) - 2, depth / 2], across: 130 } },
    },
  }
}

export const deskNetworkModels = {
  'switch-8': switchOfEight,
  'router-desktop': routerOnDesk,
  firewall,
} satisfies Record<string, Model>
