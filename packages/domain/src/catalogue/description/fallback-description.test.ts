import { describe, expect, it } from 'vitest'
import { languages } from '../../text/language.ts'
import { isTooShort, readDescription } from './fallback-description.ts'
import { formatDescriptionText } from './format-description.ts'
import { parseDescription } from './parse-description.ts'

const product = { title: 'ThinkPad T480', vendor: 'Lenovo', productType: 'Laptop' }
const read = (descriptionHtml: string) => readDescription({ ...product, descriptionHtml }, 'bcs')

describe('a description under 20 characters gives way to a generated one [CAT-06]', () => {
  it.each([
    ['', true],
    ['<p>1234567890123456789</p>', true],
    ['<p>12345678901234567890</p>', false],
    ['   <p>  kratko   </p>   ', true],
    ['<p class="very long attribute that nobody sees"><b>kratko</b></p>', true],
    ['<script>a long text that is no text at all</script>kratko', true],
    ['<p>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;kratko</p>', true],
  ])('%j', (html, isGenerated) => {
    expect(isTooShort(parseDescription(html))).toBe(isGenerated)
    expect(formatDescriptionText(read(html)).startsWith('ThinkPad T480')).toBe(isGenerated)
  })

  it.each(languages)('in %s, with what is known and nothing else', (language) => {
    const text = formatDescriptionText(readDescription({ ...product, descriptionHtml: '' }, language))
    expect(text).toMatch(/ThinkPad T480 .*: Lenovo .*: Laptop .{40}/)
    const bare = readDescription({ title: 'X', vendor: ' ', productType: '', descriptionHtml: '' }, language)
    expect(bare.map((node) => (typeof node === 'object' ? node.tag : node))).toEqual(['p', 'p'])
    expect(isTooShort(bare)).toBe(false)
  })
})
