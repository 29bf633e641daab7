import type { Object3D } from 'three'
import type { Look } from '../../packages/demo/src/platform/pictures/looks.ts'
import { darker, lighter, plastic } from '../kit/materials.ts'
import { dunes, orbs, peaks, type ScreenPicture, shards } from '../kit/screen-pictures.ts'
import { desk } from '../kit/screen-windows.ts'
import { at, group, turned } from '../kit/shapes.ts'
import type { Angle, Model } from '../model.ts'
import { curvedMonitor } from './curved-monitor.ts'
import { createHead, createHump, type Head, headSize, keyRow, monitorPorts } from './display-parts.ts'
import { seen } from './laptop-finishes.ts'
import { angularFoot, columnFoot, roundFoot } from './monitor-feet.ts'

type Monitor = Pick<Head, 'screen' | 'rim' | 'corner'> & {
  readonly picture: ScreenPicture
  /** From the table to the head's middle. */
  readonly y: number
  readonly foot: (tone: string, y: number) => Object3D
  readonly keys?: boolean
  readonly detail: (facts: { readonly y: number; readonly width: number; readonly height: number }) => Angle
}

const thick = 15
const humpThick = 30

const monitor =
  (facts: Monitor): Model =>
  (body, view) => {
    const tone = seen(body)
    const frame = plastic(facts.keys ? lighter(tone, 0.004) : darker(tone, 0.1), 0.5)
    const head: Head = { ...facts, thick, shell: tone, frame }
    const { width, height } = headSize(head)
    const hump = createHump(
      Math.max(262, width * 0.56),
      height * 0.56,
      thick,
      humpThick,
      tone,
      monitorPorts(facts.keys ?? false),
    )
    const keys = facts.keys
      ? at(keyRow(5, tone), width / 2 - 62, -height / 2 + facts.rim[2] / 2, 0)
      : at(turned(keyRow(4, tone), 90, 0, 0), width / 2 - 62, -height / 2, -9)
    const whole = group(createHead(head), hump, keys)
    const laid = view === 'detail' && facts.detail === socketsBelow
    return {
      object: laid ? group(turned(whole, 90, 0, 0)) : group(at(whole, 0, facts.y, 46), facts.foot(tone, facts.y)),
      angles: {
        front: { azimuth: -28, elevation: 12 },
        back: { azimuth: 150, elevation: 14 },
        detail: facts.detail({ y: facts.y, width, height }),
      },
    }
  }

const keysBelow = ({ y, width, height }: { y: number; width: number; height: number }): Angle => ({
  azimuth: -24,
  elevation: 12,
  closeUp: { at: [width / 2 - 74, y - height / 2 + 34, 46], across: 190 },
})

/** Taken off its foot and laid on its face, as one does to plug the cables in. */
const socketsBelow = ({ height }: { height: number }): Angle => ({
  azimuth: 160,
  elevation: 28,
  closeUp: { at: [6, 26, -height * 0.25], across: 290 },
})

export const monitorModels = {
  'monitor-22': monitor({
    ...{ screen: [476, 298], rim: [15, 15, 24], corner: 6, y: 236, keys: true, foot: roundFoot, detail: keysBelow },
    picture: desk(peaks(['#7fb4d8', '#e9f1f3', '#9dbcc9', '#6b93a6', '#3f6478', '#1f3b4c']), 'bar', {
      shows: 'table',
      area: [0.08, 0.1, 0.55, 0.68],
    }),
  }),
  'monitor-24': monitor({
    ...{
      screen: [527, 296],
      rim: [5, 5, 14],
      corner: 4,
      y: 290,
      foot: columnFoot(240, 192, '#3f86b8'),
      detail: socketsBelow,
    },
    picture: desk(
      dunes(['#3f7fae', '#e6eef0', '#86b3bd', '#4d8c9b', '#2b6577', '#153f50']),
      'bar',
      { shows: 'page', area: [0.08, 0.09, 0.46, 0.72] },
      { shows: 'chart', area: [0.6, 0.16, 0.32, 0.46] },
    ),
  }),
  'monitor-27': monitor({
    ...{ screen: [597, 336], rim: [4, 4, 9], corner: 5, y: 320, foot: columnFoot(264, 210), detail: socketsBelow },
    picture: desk(orbs(['#241a4a', '#5a3a86', '#f0926b', '#4f7fd0', '#c65a9a', '#f6c67d']), 'dock', {
      shows: 'page',
      area: [0.14, 0.12, 0.4, 0.62],
    }),
  }),
  'monitor-square': monitor({
    ...{ screen: [376, 301], rim: [17, 17, 28], corner: 7, y: 232, keys: true, foot: roundFoot, detail: keysBelow },
    picture: desk(dunes(['#6f93b8', '#dde6ee', '#8ea6bd', '#647f9c', '#435d7b', '#273b55']), 'bar', {
      shows: 'letter',
      area: [0.1, 0.08, 0.7, 0.78],
    }),
  }),
  'monitor-gaming': monitor({
    ...{ screen: [597, 336], rim: [5, 5, 16], corner: 3, y: 300, foot: angularFoot },
    picture: shards(['#081226', '#132c52', '#3df0ff', '#ff3d7f', '#7a6bff']),
    detail: () => ({ azimuth: -34, elevation: 24, closeUp: { at: [0, 70, 10], across: 400 } }),
  }),
  'monitor-ultrawide': curvedMonitor,
} satisfies Partial<Record<Look, Model>>
