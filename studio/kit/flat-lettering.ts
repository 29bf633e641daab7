import type { Object3D } from 'three'
import { lettering } from './lettering.ts'
import { isPale } from './pale.ts'
import { turned } from './shapes.ts'

/** Grey that reads on the colour without shouting. */
export const inkOn = (body: string): string => (isPale(body) ? '#6a6d70' : '#a9acae')

/** Words that lie on top of something. */
export const flatLettering = (width: number, depth: number, body: string, text: string, size: number): Object3D =>
  turned(lettering(width, depth, inkOn(body), [{ text, x: 0, y: 0, size, weight: 600 }]), -90, 0, 0)
