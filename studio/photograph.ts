import {
  Box3,
  Color,
  Group,
  type Object3D,
  PCFShadowMap,
  type PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { View } from '../packages/demo/src/platform/pictures/looks.ts'
import { createCamera, type Fill, usualAngle } from './camera.ts'
import type { Angle, Subject } from './model.ts'
import { castShadows, createFloor, createLight, createSurroundings, plate } from './set.ts'
import { createToneMapper } from './tone-map.ts'

/** Evenly spread numbers between 0 and 1: the same every time, unlike chance. */
const halton = (index: number, base: number): number => {
  let result = 0
  for (let fraction = 1 / base, rest = index; rest > 0; rest = Math.floor(rest / base), fraction /= base)
    result += fraction * (rest % base)
  return result
}

/** From the large lamp above left, or from anywhere in the sky. */
const lampAt = (index: number, fromSky: boolean): Vector3 => {
  const around = halton(index, 3) * Math.PI * 2
  const out = Math.sqrt(halton(index, 2))
  return fromSky
    ? new Vector3(out * Math.cos(around) * 0.93, Math.sqrt(1 - (out * 0.93) ** 2), out * Math.sin(around) * 0.93)
    : new Vector3(-0.5 + out * Math.cos(around) * 0.42, 1, 0.55 + out * Math.sin(around) * 0.42).normalize()
}

/** Products are modelled in millimetres; on the set the largest is as large as the smallest, so light and shadow fit all. */
const standOnSet = (object: Object3D): { group: Group; scale: number } => {
  const box = new Box3().setFromObject(object, true)
  const size = box.getSize(new Vector3())
  const scale = 1.6 / size.length()
  object.position.y -= box.min.y
  const group = new Group()
  group.add(object)
  group.scale.setScalar(scale)
  return { group, scale }
}

const scaled = (angle: Angle | undefined, scale: number): Angle | undefined =>
  angle?.closeUp
    ? {
        ...angle,
        closeUp: {
          at: angle.closeUp.at.map((value) => value * scale) as [number, number, number],
          across: angle.closeUp.across * scale,
        },
      }
    : angle

const frontAzimuth = (-32 * Math.PI) / 180
const up = new Vector3(0, 1, 0)

export const createStudio = (width: number, height = width) => {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
  renderer.setSize(width, height)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const toneMapper = createToneMapper(renderer, width, height)
  const surroundings = createSurroundings(renderer)
  const light = createLight()
  const floor = createFloor()

  const takePicture = (object: Object3D, camera: PerspectiveCamera, exposures: number, aside = 0): string => {
    const scene = new Scene()
    scene.background = new Color(plate)
    scene.environment = surroundings
    scene.environmentIntensity = 0.72
    scene.add(object, floor, light, light.target)
    // The product is turned, not the lamps: from behind it is lit as from the front.
    const turn = Math.atan2(camera.position.x, camera.position.z) - frontAzimuth
    scene.environmentRotation.y = turn
    toneMapper.begin()
    for (let index = 1; index <= exposures; index++) {
      const fromSky = index % 2 === 0
      camera.setViewOffset(width, height, halton(index, 2) - 0.5 - aside * width, halton(index, 5) - 0.5, width, height)
      light.position
        .copy(lampAt(Math.ceil(index / 2), fromSky))
        .applyAxisAngle(up, turn)
        .multiplyScalar(8)
      light.intensity = fromSky ? 1.1 : 2.2
      floor.material.opacity = fromSky ? 0.6 : 0.3
      toneMapper.expose(1 / exposures, () => renderer.render(scene, camera))
    }
    camera.clearViewOffset()
    return toneMapper.print()
  }

  return {
    single(subject: Subject, view: View, exposures: number): string {
      const { group, scale } = standOnSet(subject.object)
      castShadows(group)
      const camera = createCamera(group, scaled(subject.angles?.[view], scale) ?? usualAngle(view))
      return takePicture(group, camera, exposures)
    },
    /** Several together, moved aside by this part of the width to leave room for words. */
    scene(object: Object3D, angle: Angle, fill: Fill, aside: number, exposures: number): string {
      const { group } = standOnSet(object)
      castShadows(group)
      return takePicture(group, createCamera(group, angle, width / height, fill), exposures, aside)
    },
  }
}
