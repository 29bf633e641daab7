import type { Connection } from '../graphql/connection.ts'

export const mapConnection = <Row, Node>(
  { edges, pageInfo }: Connection<Row>,
  toNode: (row: Row) => Node,
): Connection<Node> => {
  const mapped = edges.map(({ cursor, node }) => ({ cursor, node: toNode(node) }))
  return { edges: mapped, nodes: mapped.map(({ node }) => node), pageInfo }
}
