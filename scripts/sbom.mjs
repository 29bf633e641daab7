import { readFileSync } from 'node:fs'
import { inRoot } from './setup/project.mjs'
import { toSbom } from './setup/to-sbom.mjs'

process.stdout.write(
  `${JSON.stringify(toSbom(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))), null, 2)}\n`,
)
