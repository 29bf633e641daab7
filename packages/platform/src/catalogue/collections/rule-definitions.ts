/** The metafields of a product that a rule may look at. */
export const ruleDefinitions = [
  { id: 'gid://shopify/MetafieldDefinition/1', namespace: 'custom', key: 'condition', name: 'Condition' },
  { id: 'gid://shopify/MetafieldDefinition/2', namespace: 'custom', key: 'grade', name: 'Grade' },
] as const

export const definitionOf = (metafield: string) =>
  ruleDefinitions.find(({ namespace, key }) => `${namespace}.${key}` === metafield)
