import { Group, InstancedMesh, Matrix4, Mesh, type Object3D } from 'three'

const ownPlaces = (part: Mesh): Matrix4[] =>
  part instanceof InstancedMesh
    ? Array.from({ length: part.count }, (_, index) => {
        const place = new Matrix4()
        part.getMatrixAt(index, place)
        return place
      })
    : [new Matrix4()]

/** A part made of several meshes, many times over: each mesh is drawn once for all copies. */
export const instanced = (object: Object3D, places: readonly (readonly [number, number, number])[]): Group => {
  const all = new Group()
  object.updateWorldMatrix(true, true)
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const matrices = places.flatMap((place) =>
      ownPlaces(part).map((own) =>
        new Matrix4()
          .makeTranslation(...place)
          .multiply(part.matrixWorld)
          .multiply(own),
      ),
    )
    const mesh = new InstancedMesh(part.geometry, part.material, matrices.length)
    for (const [index, matrix] of matrices.entries()) mesh.setMatrixAt(index, matrix)
    all.add(mesh)
  })
  return all
}
