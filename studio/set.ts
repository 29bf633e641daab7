import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** The plate under and behind everything: light enough for a white page, calm enough on a dark one. */
export const plate = '#eceef0'

const panel = (brightness: number, width: number, height: number, at: readonly [number, number, number]): Mesh => {
  const mesh = new Mesh(
    new PlaneGeometry(width, height),
    new MeshBasicMaterial({ color: new Color().setScalar(brightness), side: 2 }),
  )
  mesh.position.set(...at)
  mesh.lookAt(0, 0, 0)
  return mesh
}

/** What shiny surfaces reflect: a pale room with three soft boxes and a dark strip that gives edges an outline. */
export const createSurroundings = (renderer: WebGLRenderer): Texture => {
  const room = new Scene()
  room.add(
    new Mesh(
      new BoxGeometry(40, 20, 40),
      new MeshBasicMaterial({ color: new Color().setScalar(0.42), side: BackSide }),
    ),
    panel(5, 14, 9, [-14, 8, 10]),
    panel(3.2, 10, 12, [17, 5, 4]),
    panel(2.2, 22, 14, [0, 9.8, -2]),
    panel(2.4, 24, 4, [0, 5, -18]),
    panel(1.5, 30, 7, [4, 8, 19]),
    panel(0.8, 40, 40, [0, -9.9, 0.1]),
    panel(0.1, 5, 14, [-18, 0, -6]),
    panel(0.1, 5, 14, [10, 0, 18]),
  )
  const generator = new PMREMGenerator(renderer)
  const texture = generator.fromScene(room).texture
  generator.dispose()
  return texture
}

export const createLight = (): DirectionalLight => {
  const light = new DirectionalLight('#ffffff', 1)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  Object.assign(light.shadow.camera, { left: -1.05, right: 1.05, top: 1.05, bottom: -1.05, near: 4, far: 12 })
  light.shadow.radius = 6
  light.shadow.bias = -0.0008
  light.shadow.normalBias = 0.002
  return light
}

/** Shows nothing but the shadows that fall on it. */
export const createFloor = (): Mesh<PlaneGeometry, ShadowMaterial> => {
  const floor = new Mesh(new PlaneGeometry(40, 40), new ShadowMaterial({ color: '#20242c', opacity: 0.5 }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

export const castShadows = (object: Object3D): void =>
  object.traverse((part) => {
    if (part instanceof Mesh) {
      // What one sees through lets the light through too.
      part.castShadow = !(part.material as Material).transparent
      part.receiveShadow = true
    }
  })
