import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const fontsFolder = join(import.meta.dirname, '../../fonts')

const readFont = (name: string) => {
  const content = new Uint8Array(readFileSync(join(fontsFolder, `${name}.woff2`)))
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { path: `/cdn/fonts/${name}-${hash}.woff2`, content }
}

const text = readFont('figtree')
const display = readFont('bricolage-grotesque')

/** By path; what is in it stands in the name, so it never changes. */
export const hostedFonts: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map(
  [text, display].map(({ path, content }) => [path, content]),
)

/** The local faces take the room of ours until these have arrived, as in the shop: the swap moves nothing. */
export const fontStyle = `
@font-face{font-family:Figtree;src:url(${text.path}) format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('ArialMT'),local('Liberation Sans');size-adjust:99.49%;ascent-override:95.49%;descent-override:25.13%;line-gap-override:0%}
@font-face{font-family:'Bricolage Grotesque';src:url(${display.path}) format('woff2');font-weight:700;font-display:swap}
@font-face{font-family:'Bricolage Grotesque Fallback';src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');font-weight:700;size-adjust:97.97%;ascent-override:94.93%;descent-override:27.56%;line-gap-override:0%}
`
