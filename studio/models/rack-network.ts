import { Group, type Object3D, type Path } from 'three'
import { lettering, type Word } from '../kit/lettering.ts'
import { darker, darkGlass, lamp, metal, mixed, plastic } from '../kit/materials.ts'
import { cageBlock, jackBlock, jackPitch } from '../kit/network-sockets.ts'
import { honeycomb, opening, openPlate } from '../kit/openings.ts'
import { applianceAngles, type Field, rackAppliance } from '../kit/rack-appliance.ts'
import { screws } from '../kit/rack-unit.ts'
import { at, box, cylinder, group, row, turned } from '../kit/shapes.ts'
import { usbA } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

const jacks = (x: number, y: number, columns: number, rows: 1 | 2 = 1): Field => ({
  x,
  y,
  width: columns * jackPitch + 0.4,
  height: rows === 2 ? 25.2 : 12.6,
  part: jackBlock(columns, rows),
})

const cages = (x: number, y: number, columns: number): Field => ({
  x,
  y,
  width: columns * 14.7 - 0.4,
  height: 9.8,
  part: cageBlock({ columns, rows: 1 }),
})

/** The hole in the sheet that a module or its cover stands before. */
const bay = (x: number, y: number, width: number, height: number): Field => ({ x, y, width, height, part: new Group() })

/** A module held by two thumb screws; an empty bay has a blank cover with a louvre. */
const moduleCover = (width: number, height: number, body: string, sockets?: Path): Object3D => {
  const blank = sockets === undefined
  const cover = plastic(mixed(body, '#b9bcbf', blank ? 0.35 : 0.5), 0.45)
  const thumb = (side: number) =>
    group(
      at(turned(cylinder(4.2, 6, metal('#c8cacc', 0.3)), 90, 0, 0), side * (width / 2 - 8), 0, 4),
      at(screws(2.6, [[side * (width / 2 - 8), 0, 7]]), 0, 0, 0.2),
    )
  const plate = blank
    ? openPlate(width, height, 2, 0.8, honeycomb(width - 40, height - 8, 4.6), cover)
    : openPlate(width, height, 2, 0.8, [sockets], cover)
  return group(plate, thumb(-1), thumb(1))
}

const stateLights = (x: number, y: number, names: readonly string[]): { parts: Object3D; words: Word[] } => ({
  parts: group(
    ...names.map((_, index) =>
      at(
        turned(cylinder(1, 1, index < 2 ? lamp('#5fe07a', 1.2) : plastic('#c3cbb6', 0.3)), 90, 0, 0),
        x,
        y - index * 4.6,
        0,
      ),
    ),
  ),
  words: names.map((text, index) => ({ text, x: x + 3, y: y - index * 4.6, size: 2.4, align: 'left' as const })),
})

const rackRouter: Model = (body) => {
  const depth = 300
  const ink = mixed('#ffffff', body, 0.12)
  const module = group(
    moduleCover(150, 18, body, opening(56.4, 12.6, -14)),
    at(jackBlock(4), -14, 0, 1.6),
    at(lettering(150, 18, '#26282a', [{ text: 'GE-4', x: 34, y: 0, size: 3.4 }]), 0, 0, 1.15),
  )
  const state = stateLights(-208, 13, ['PWR', 'SYS', 'LAN', 'ALM'])
  const words: Word[] = [
    ...state.words,
    ...row(2, jackPitch, -128).map((x, index) => ({ text: `GE 0/${index}`, x, y: 1.6, size: 2.4 })),
    { text: 'SFP', x: -88, y: 1.6, size: 2.4 },
    { text: 'CON', x: -128 - 7, y: 18, size: 2.4 },
    { text: 'AUX', x: -128 + 7, y: 18, size: 2.4 },
    { text: 'USB', x: -168, y: 1.6, size: 2.4 },
    { text: '0/1', x: 30, y: 0.4, size: 2.4 },
    { text: '0/2', x: 188, y: 0.4, size: 2.4 },
  ]
  const parts = group(
    state.parts,
    at(group(moduleCover(150, 18, body)), 30, 10.4, 1),
    at(module, 30, -9.4, 1),
    at(group(moduleCover(94, 37.6, body)), 162, 0.4, 1),
    ...row(2, 9, -8).map((y) => at(usbA('#27508f'), -168, y, 0)),
  )
  return {
    object: rackAppliance({
      body,
      depth,
      fields: [
        jacks(-128, -7, 2),
        jacks(-128, 10.4, 2),
        cages(-88, -7, 1),
        bay(16, -9.4, 56.4, 12.6),
        bay(30, 10.4, 112, 11),
        bay(162, 0.4, 56, 31),
      ],
      print: [lettering(434, 40, ink, words), parts],
    }),
    angles: applianceAngles(depth, 70, 190),
  }
}

const rackFirewall: Model = (body) => {
  const depth = 255
  const ink = mixed('#ffffff', body, 0.12)
  const state = stateLights(-148, 13, ['PWR', 'STATUS', 'ALARM', 'HA'])
  const words: Word[] = [
    ...state.words,
    ...row(8, jackPitch, 54).flatMap((x, index) => [
      { text: `${index * 2 + 1}`, x, y: 15.6, size: 2.6 },
      { text: `${index * 2 + 2}`, x, y: -14.6, size: 2.6 },
    ]),
    { text: 'CONSOLE', x: -92, y: 8.6, size: 2.4 },
    { text: 'MGMT', x: -66, y: 8.6, size: 2.4 },
    { text: 'HA', x: -46, y: 8.6, size: 2.4 },
    { text: 'USB', x: -116, y: 8.6, size: 2.4 },
    ...row(4, 14.7, 160).map((x, index) => ({ text: `SFP${index + 1}`, x, y: 8.4, size: 2.4 })),
  ]
  const parts = group(
    state.parts,
    at(box(56, 39, 1.6, 1, plastic(darker(body, 0.75), 0.4)), -188, 0, 0.4),
    at(box(3, 39, 1.8, 0.8, plastic('#a3202c', 0.4)), -159, 0, 0.4),
    at(box(40, 17, 0.8, 0.6, darkGlass()), -190, 6, 1.2),
    at(
      lettering(38, 15, '#8fd3ff', [
        { text: 'READY', x: -16, y: 3, size: 4.4, align: 'left' },
        { text: 'CPU 4%  MEM 21%', x: -16, y: -3.4, size: 3.4, align: 'left' },
      ]),
      -190,
      6,
      1.75,
    ),
    ...row(4, 10, -190).map((x) => at(turned(cylinder(2.6, 1.6, plastic('#b9bcbe', 0.4)), 90, 0, 0), x, -10, 1.8)),
    ...row(2, 9, -1).map((y) => at(usbA('#27508f'), -116, y - 2, 0)),
  )
  return {
    object: rackAppliance({
      body,
      depth,
      fields: [jacks(54, 0.5, 8, 2), jacks(-92, 0, 1), jacks(-66, 0, 1), jacks(-46, 0, 1), cages(160, 0, 4)],
      print: [lettering(434, 40, ink, words), parts],
    }),
    angles: applianceAngles(depth, 60, 150),
  }
}

export const rackNetworkModels = { 'router-rack': rackRouter, 'firewall-rack': rackFirewall } satisfies Record<
  string,
  Model
>
