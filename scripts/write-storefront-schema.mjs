import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { inRoot } from './setup/project.mjs'

const schema = createRequire(inRoot('packages', 'platform', 'package.json')).resolve(
  '@shopify/hydrogen-react/storefront.schema.json',
)

// Not committed: the package with the schema is pinned, and the file is written before types are checked.
mkdirSync(inRoot('.graphql'), { recursive: true })
writeFileSync(
  inRoot('.graphql', 'storefront-schema.d.ts'),
  outputIntrospectionFile(minifyIntrospection(JSON.parse(readFileSync(schema, 'utf8'))), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  }),
)
