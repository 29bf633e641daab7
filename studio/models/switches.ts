import type { Object3D } from 'three'
import { lettering, type Word } from '../kit/lettering.ts'
import { lamp, mixed, plastic } from '../kit/materials.ts'
import { cageBlock, jackBlock, jackPitch } from '../kit/network-sockets.ts'
import { applianceAngles, type Field, rackAppliance } from '../kit/rack-appliance.ts'
import { at, box, cylinder, group, row, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

type Fields = { readonly fields: readonly Field[]; readonly words: readonly Word[] }

const cagePitch = 14.7
const wideCagePitch = 19.5

/** Numbers as on the real ones: odd above, even below. */
const numbers = (places: readonly number[], rows: 1 | 2, first: number, name = ''): Word[] =>
  places.flatMap((x, index) => [
    { text: `${name}${first + index * rows}`, x, y: rows === 2 ? 15.4 : 10.5, size: 2.6 },
    ...(rows === 2 ? [{ text: `${name}${first + index * 2 + 1}`, x, y: -13.4, size: 2.6 }] : []),
  ])

const jacks = (blocks: number, columns: number, start: number, gap: number): Fields => {
  const wide = columns * jackPitch
  const centres = Array.from({ length: blocks }, (_, index) => start + wide / 2 + index * (wide + gap))
  return {
    fields: centres.map((x) => ({ x, y: 1, width: wide + 0.4, height: 25.2, part: jackBlock(columns, 2) })),
    words: centres.flatMap((x, index) => numbers(row(columns, jackPitch, x), 2, 1 + index * columns * 2)),
  }
}

const cages = (x: number, columns: number, rows: 1 | 2, first: number, name = ''): Fields => {
  const wide = name !== ''
  const step = wide ? wideCagePitch : cagePitch
  const part = cageBlock({ columns, rows, wide })
  return {
    fields: [{ x, y: 1, width: columns * step - 0.4, height: rows === 2 ? 24 : 9.8, part }],
    words: numbers(row(columns, step, x), rows, first, name),
  }
}

/** Mode key and state lights at the left end. */
const createControls = (x: number): { parts: Object3D; words: Word[] } => {
  const names = ['SYS', 'ACT', 'SPD', 'PoE']
  const parts = group(
    ...names.map((_, index) =>
      at(
        turned(cylinder(1, 1, index ? plastic('#c3cbb6', 0.3) : lamp('#5fe07a', 1.2)), 90, 0, 0),
        x - 7,
        11 - index * 5,
        0,
      ),
    ),
    at(turned(cylinder(2.6, 2, plastic('#d0d2d3', 0.4)), 90, 0, 0), x - 6, -13, 0),
  )
  const words = [...names, 'MODE'].map((text, index) => ({
    text,
    x: x - (index < 4 ? 4 : 2),
    y: index < 4 ? 11 - index * 5 : -13,
    size: 2.5,
    align: 'left' as const,
  }))
  return { parts, words }
}

const rackSwitch =
  (depth: number, closeUp: number, createFields: () => readonly Fields[], title?: Word): Model =>
  (body) => {
    const all = createFields()
    const { parts, words } = createControls(-202)
    const printedWords = [...words, ...all.flatMap((some) => some.words), ...(title ? [title] : [])]
    const stripe = at(box(434, 0.7, 0.3, 0.1, plastic(mixed(body, '#ffffff', 0.14), 0.4)), 0, -19, 0)
    return {
      object: rackAppliance({
        body,
        depth,
        fields: all.flatMap(({ fields }) => fields),
        print: [parts, stripe, lettering(434, 40, mixed('#ffffff', body, 0.12), printedWords)],
      }),
      angles: applianceAngles(depth, closeUp),
    }
  }

export const switchModels = {
  'switch-24': rackSwitch(256, 154, () => [jacks(4, 3, -130, 8), cages(152, 4, 1, 25)], {
    text: '1G / 10G SFP+',
    x: 152,
    y: -10,
    size: 3,
  }),
  'switch-48': rackSwitch(280, 182, () => [jacks(4, 6, -180, 3), cages(192, 2, 2, 49)]),
  'switch-fibre': rackSwitch(380, 130, () => [
    ...row(4, 90.2, -6).map((x, block) => cages(x, 6, 2, 1 + block * 12)),
    cages(197, 2, 2, 1, 'Q'),
  ]),
} satisfies Record<string, Model>
