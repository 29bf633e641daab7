export type GraphqlRequest = {
  readonly query: string
  readonly operationName?: string | undefined
  readonly variables?: Record<string, unknown> | undefined
}
