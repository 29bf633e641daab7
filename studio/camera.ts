import { Box3, InstancedMesh, Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three'
import type { View } from '../packages/demo/src/platform/pictures/looks.ts'
import type { Angle } from './model.ts'

const usualAngles: Record<View, Angle> = {
  front: { azimuth: -32, elevation: 20 },
  back: { azimuth: 148, elevation: 20 },
  side: { azimuth: -90, elevation: 4 },
  detail: { azimuth: -38, elevation: 26 },
  top: { azimuth: 0, elevation: 78 },
}

/** Of the picture's width and height, so that every object has the same air around it. */
export type Fill = readonly [width: number, height: number]
const usualFill: Fill = [0.85, 0.85]
const fieldOfView = 20

const cornersOf = (mesh: Mesh): Vector3[] => {
  const box = new Box3()
  if (mesh instanceof InstancedMesh) {
    mesh.computeBoundingBox()
    box.copy(mesh.boundingBox ?? box)
  } else {
    mesh.geometry.computeBoundingBox()
    box.copy(mesh.geometry.boundingBox ?? box)
  }
  const { min, max } = box
  return [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z).applyMatrix4(mesh.matrixWorld))),
  )
}

/** Each part's own box, turned with it, hugs the object closer than one box around all. */
const outlineOf = (object: Object3D): Vector3[] => {
  const points: Vector3[] = []
  object.updateWorldMatrix(true, true)
  object.traverse((part) => {
    if (part instanceof Mesh) points.push(...cornersOf(part))
  })
  return points
}

const directionOf = ({ azimuth, elevation }: Angle): Vector3 => {
  const around = (azimuth * Math.PI) / 180
  const up = (elevation * Math.PI) / 180
  return new Vector3(Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up))
}

/** Moves and steps back until the outline fills the frame evenly; perspective needs a few rounds. */
const frame = (camera: PerspectiveCamera, direction: Vector3, outline: readonly Vector3[], fill: Fill): void => {
  const target = new Box3().setFromPoints([...outline]).getCenter(new Vector3())
  let distance =
    new Box3()
      .setFromPoints([...outline])
      .getSize(new Vector3())
      .length() * 3
  for (let round = 0; round < 6; round++) {
    camera.position.copy(target).addScaledVector(direction, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
    const seen = new Box3().setFromPoints(outline.map((point) => point.clone().project(camera)))
    const size = seen.getSize(new Vector3())
    const middle = seen.getCenter(new Vector3())
    const halfHeight = Math.tan((fieldOfView * Math.PI) / 360) * distance
    target.addScaledVector(
      new Vector3().setFromMatrixColumn(camera.matrixWorld, 0),
      middle.x * halfHeight * camera.aspect,
    )
    target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), middle.y * halfHeight)
    distance *= Math.max(size.x / 2 / fill[0], size.y / 2 / fill[1])
  }
  camera.position.copy(target).addScaledVector(direction, distance)
  camera.lookAt(target)
}

export const usualAngle = (view: View): Angle => usualAngles[view]

export const createCamera = (object: Object3D, angle: Angle, aspect = 1, fill: Fill = usualFill): PerspectiveCamera => {
  const camera = new PerspectiveCamera(fieldOfView, aspect, 1, 100_000)
  const direction = directionOf(angle)
  if (angle.closeUp) {
    const target = new Vector3(...angle.closeUp.at)
    const distance = angle.closeUp.across / 2 / Math.tan((fieldOfView * Math.PI) / 360)
    camera.position.copy(target).addScaledVector(direction, distance)
    camera.lookAt(target)
  } else {
    frame(camera, direction, outlineOf(object), fill)
  }
  const away = camera.position.length()
  camera.near = away / 50
  camera.far = away * 20
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld(true)
  return camera
}
