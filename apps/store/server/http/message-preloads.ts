import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { readonly file: string }

const htmlTag = /<html[^>]*\sdata-language="(\w+)"[^>]*\sdata-messages="([\w ]+)"/

/**
 * The browser learns which words a page needs only once its script runs; a header tells it at once.
 */
export const createMessagePreloads = (clientFolder: string) => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  return (html: string): string | undefined => {
    const [, language, namespaces] = htmlTag.exec(html) ?? []
    return namespaces
      ?.split(' ')
      .map((namespace) => manifest[`app/i18n/messages/${language}/${namespace}.ts`]?.file)
      .filter((file) => file !== undefined)
      .map((file) => `</${file}>; rel=modulepreload`)
      .join(', ')
  }
}
