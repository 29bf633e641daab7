/** @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean }} Locked */

/** @param {string} path */
const nameOf = (path) => path.split('node_modules/').at(-1) ?? ''

/** @param {string} integrity */
const toHex = (integrity) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')

/**
 * The parts of the lock file as CycloneDX 1.5. `npm sbom` refuses our tree, because a tool asks for an older TypeScript.
 *
 * @param {{ name: string, version: string, packages: Record<string, Locked> }} lock
 */
export const toSbom = ({ name, version, packages }) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, part]) => ({
      type: 'library',
      name: nameOf(path),
      version: part.version,
      scope: part.dev ? 'excluded' : 'required',
      purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${part.version}`,
      hashes: part.integrity ? [{ alg: 'SHA-512', content: toHex(part.integrity) }] : [],
    })),
})
