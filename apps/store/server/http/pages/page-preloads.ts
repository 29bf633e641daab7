import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { readonly file: string }

const styleLink = /<link rel="stylesheet" href="(\/[^"]+)"/
const htmlTag = /<html[^>]*\sdata-language="(\w+)"[^>]*\sdata-messages="([\w ]+)"/

/**
 * The browser learns which messages a page needs only once its script runs; a header tells it at once. Before them the
 * styles, which nothing is painted without: over HTTP/1.1 six others would be asked for first, and keep them waiting.
 */
export const createPagePreloads = (clientFolder: string, base = '') => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  return (head: string): string | undefined => {
    const [, language, namespaces = ''] = htmlTag.exec(head) ?? []
    const [, styles] = styleLink.exec(head) ?? []
    const messages = namespaces
      .split(' ')
      .map((namespace) => manifest[`app/i18n/messages/${language}/${namespace}.ts`]?.file)
      .filter((file) => file !== undefined)
      .map((file) => `<${base}/${file}>; rel=modulepreload`)
    return [...(styles ? [`<${styles}>; rel=preload; as=style`] : []), ...messages].join(', ') || undefined
  }
}
