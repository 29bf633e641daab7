import type { Look } from '../../packages/demo/src/platform/pictures/looks.ts'
import { dunes, orbs, peaks, ribbons } from '../kit/screen-pictures.ts'
import { desk } from '../kit/screen-windows.ts'
import type { Model } from '../model.ts'
import { clamshell, type Editions } from './clamshell.ts'
import { aluminium, matte, painted } from './laptop-finishes.ts'
import { blueStick, greyStick, redStick } from './laptop-sticks.ts'

const waves15 = desk(ribbons(['#183a63', '#2d6ea1', '#57a6cf', '#8fd0d8', '#d8efe6']), 'bar', {
  shows: 'letter',
  area: [0.3, 0.08, 0.4, 0.78],
})

export const laptopModels = {
  'laptop-business-12': clamshell(
    {
      ...{ width: 305, depth: 208, base: 14.5, wedge: 2, lid: 5.6, corner: 4, under: [4, 'edge'], opened: 108 },
      ...{ screen: [277, 156, 19], front: 'plastic', finish: matte, hinge: 'barrels', hingeAt: 7 },
      picture: desk(ribbons(['#0b2f57', '#1f63a5', '#3f93d2', '#8cc7ea', '#e4f2f8']), 'bar'),
      keys: { width: 281, behind: 22, legendsAt: 'corner' },
      ...{ touchpad: [84, 44], stick: blueStick, fingerprint: true, strip: true },
      ...{ left: ['power', 'usbC', 'vent', 'usbA', 'tray'], right: ['jack', 'usbA', 'hdmi', 'network', 'lock'] },
    },
    {
      HP: {
        stick: greyStick,
        picture: desk(dunes(['#7fb7b0', '#f2efe0', '#a9c6a8', '#6f9f8c', '#3f7470', '#1f4a50']), 'bar'),
      },
      ThinkPad: {
        stick: redStick,
        picture: desk(peaks(['#a9cfe2', '#eef3ee', '#8fb0bd', '#5f8894', '#33596a', '#173240']), 'bar'),
      },
    } satisfies Editions<'laptop-business-12'>,
  ),
  'laptop-business-14': clamshell(
    {
      ...{ width: 336, depth: 230, base: 14, wedge: 2, lid: 5.4, corner: 5, under: [4, 'edge'], opened: 112 },
      ...{ screen: [309, 174, 15], front: 'plastic', finish: matte, hinge: 'barrels', hingeAt: 7 },
      picture: desk(ribbons(['#0d2745', '#1d5288', '#3d86c0', '#7cb8de', '#dbeaf2']), 'bar', {
        shows: 'letter',
        area: [0.08, 0.08, 0.38, 0.76],
      }),
      keys: { width: 288, behind: 24, legendsAt: 'corner' },
      ...{ touchpad: [100, 55], stick: blueStick, fingerprint: true, strip: true },
      ...{
        left: ['usbC', 'usbC', 'vent', 'usbA', 'card'],
        right: ['jack', 'tray', 'usbA', 'hdmi', 'network', 'lock'],
      },
    },
    {
      HP: {
        stick: greyStick,
        picture: desk(peaks(['#5fa3a8', '#f4ead2', '#93b9a6', '#5f9488', '#35696b', '#173f47']), 'bar', {
          shows: 'page',
          area: [0.26, 0.1, 0.5, 0.68],
        }),
      },
      ThinkPad: {
        stick: redStick,
        picture: desk(
          dunes(['#5f9fc4', '#d7ecef', '#6fa7b5', '#3b7f92', '#205a6d', '#10394a']),
          'bar',
          { shows: 'table', area: [0.07, 0.1, 0.5, 0.7] },
          { shows: 'chart', area: [0.5, 0.3, 0.4, 0.5] },
        ),
      },
    } satisfies Editions<'laptop-business-14'>,
  ),
  'laptop-business-15': clamshell(
    {
      ...{ width: 372, depth: 250, base: 15, wedge: 2, lid: 5.8, corner: 5, under: [4, 'edge'], opened: 114 },
      ...{ screen: [344, 194, 16], front: 'plastic', finish: matte, hinge: 'barrels', hingeAt: 7 },
      picture: desk(peaks(['#1f5a94', '#b9dcf0', '#6fa6cf', '#3f7cad', '#245a87', '#123a5e']), 'bar', {
        shows: 'table',
        area: [0.1, 0.1, 0.52, 0.68],
      }),
      keys: { width: 342, behind: 27, legendsAt: 'corner', numbers: true },
      ...{ touchpad: [104, 66], fingerprint: true, speakers: 'behind', strip: true },
      ...{
        left: ['power', 'usbC', 'usbC', 'vent', 'usbA', 'card'],
        right: ['jack', 'usbA', 'usbA', 'hdmi', 'network', 'lock'],
      },
    },
    { HP: { picture: waves15 }, ThinkPad: { picture: waves15 } } satisfies Editions<'laptop-business-15'>,
  ),
  'laptop-thin-13': clamshell(
    {
      ...{ width: 304, depth: 212, base: 9.6, wedge: 3.2, lid: 4.2, corner: 12, under: [9, 'curve'], opened: 110 },
      ...{ screen: [286, 179, 9], front: 'glass', finish: aluminium, hinge: 'bar', hingeAt: 6 },
      picture: desk(orbs(['#cfe0e6', '#7fa9bd', '#3f7f9f', '#e9c9a0', '#5b9aa0']), 'bar'),
      keys: { width: 274, behind: 16 },
      touchpad: [124, 80],
      ...{ left: ['usbC', 'usbC'], right: ['jack'] },
    },
    {
      Apple: { picture: desk(dunes(['#4a3f74', '#f0b9a2', '#a86f93', '#7a5590', '#4d3d7c', '#2a2554']), 'dock') },
      Dell: {
        picture: desk(peaks(['#123c63', '#d4e6ee', '#8fb4c9', '#4f86a8', '#245d84', '#0f3656']), 'bar', {
          shows: 'letter',
          area: [0.5, 0.1, 0.4, 0.74],
        }),
      },
    } satisfies Editions<'laptop-thin-13'>,
  ),
  'laptop-thin-14': clamshell(
    {
      ...{ width: 313, depth: 222, base: 11, wedge: 0, lid: 4.4, corner: 9, under: [6, 'curve'], opened: 116 },
      ...{ screen: [302, 189, 8], front: 'glass', finish: aluminium, hinge: 'bar', hingeAt: 7 },
      picture: desk(ribbons(['#143a3f', '#23666a', '#5aa08c', '#b9cf9a', '#f1e6b8']), 'bar', {
        shows: 'page',
        area: [0.22, 0.12, 0.56, 0.66],
      }),
      keys: { width: 282, behind: 18 },
      ...{ touchpad: [128, 82], fingerprint: true },
      ...{ left: ['magnetic', 'usbC', 'usbC', 'jack'], right: ['card', 'usbC', 'hdmi'] },
    },
    {
      Apple: {
        picture: desk(orbs(['#0f2b3a', '#1f5c66', '#e8a15c', '#58b4a6', '#d9605a', '#2f8f9d']), 'dock', {
          shows: 'page',
          area: [0.22, 0.12, 0.56, 0.66],
        }),
      },
      Dell: {
        picture: desk(ribbons(['#0d2745', '#1d5288', '#3d86c0', '#7cb8de', '#dbeaf2']), 'bar', {
          shows: 'table',
          area: [0.1, 0.1, 0.52, 0.7],
        }),
      },
      ThinkPad: {
        ...{ stick: redStick, touchpad: [100, 56], left: ['usbC', 'usbC', 'usbA', 'hdmi'], right: ['jack', 'usbA'] },
        keys: { width: 282, behind: 18, legendsAt: 'corner' },
        picture: desk(peaks(['#3a4456', '#e2d8cc', '#a99f9a', '#736f75', '#484a55', '#262a35']), 'bar', {
          shows: 'chart',
          area: [0.46, 0.14, 0.44, 0.56],
        }),
      },
    } satisfies Editions<'laptop-thin-14'>,
  ),
  'laptop-thin-16': clamshell(
    {
      ...{ width: 356, depth: 247, base: 11.8, wedge: 0, lid: 4.6, corner: 11, under: [6, 'curve'], opened: 112 },
      ...{ screen: [345, 215, 9], front: 'glass', finish: aluminium, hinge: 'bar', hingeAt: 7 },
      picture: desk(
        dunes(['#16466f', '#cfe4ee', '#86b2cb', '#4b88ad', '#25628c', '#113c5c']),
        'bar',
        { shows: 'code', area: [0.07, 0.08, 0.5, 0.74] },
        { shows: 'page', area: [0.5, 0.24, 0.42, 0.58] },
      ),
      keys: { width: 284, behind: 20 },
      ...{ touchpad: [158, 98], speakers: 'beside' },
      ...{ left: ['magnetic', 'usbC', 'usbC', 'jack'], right: ['card', 'usbC', 'hdmi'] },
    },
    {
      Apple: {
        picture: desk(ribbons(['#241d44', '#4a2f6e', '#b0508d', '#ea8a6a', '#f6cf8d']), 'dock', {
          shows: 'code',
          area: [0.1, 0.1, 0.5, 0.7],
        }),
      },
    } satisfies Editions<'laptop-thin-16'>,
  ),
  'laptop-consumer-15': clamshell({
    ...{ width: 360, depth: 238, base: 14, wedge: 2, lid: 6, corner: 13, under: [8, 'curve'], opened: 118 },
    ...{ screen: [344, 194, 11], front: 'plastic', finish: painted, hinge: 'bar', hingeAt: 8 },
    picture: desk(peaks(['#f6c98f', '#fbe9d2', '#d99a7b', '#a8697a', '#6d4a6f', '#3f3157']), 'bar'),
    keys: { width: 334, behind: 24, numbers: true },
    ...{ touchpad: [112, 72], speakers: 'behind' },
    ...{ left: ['power', 'vent', 'hdmi', 'usbA'], right: ['light', 'jack', 'usbC', 'usbA', 'card'] },
  }),
} satisfies Partial<Record<Look, Model>>
