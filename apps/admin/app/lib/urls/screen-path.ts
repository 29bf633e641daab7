/** React Router adds it to links and to redirects of loaders; the guard and the server have to write it. */
export const basePath = '/admin'

const loginPaths = /^\/(?:login|second-factor|start|demo|logout)(?:[/?#]|$)/

/** A path of a screen of ours, without the base; the first screen for anything else. */
export const toScreenPath = (value: unknown): string => {
  if (typeof value !== 'string') return '/'
  const path = value === basePath || value.startsWith(`${basePath}/`) ? value.slice(basePath.length) : value
  // A second slash, or a backslash in its place, would name another site.
  if (!/^\/(?![/\\])[^\\]*$/.test(path) || loginPaths.test(path)) return '/'
  return path
}
