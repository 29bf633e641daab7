import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DescriptionNode, descriptionTags } from './description-node.ts'
import { formatDescriptionHtml, formatDescriptionText } from './format-description.ts'
import { maxDescriptionLength, parseDescription } from './parse-description.ts'

const clean = (html: string) => formatDescriptionHtml(parseDescription(html))

describe('a description keeps the ten tags and no attribute [CAT-04]', () => {
  it.each([
    ['<p>One <strong>two</strong> <b>b</b> <em>e</em> <i>i</i> <span>s</span></p>', undefined],
    ['<ul><li>One</li><li>Two</li></ul><ol><li>Three</li></ol>', undefined],
    ['<p>One<br>two</p>', undefined],
    ['<p class="x" id=y onclick="alert(1)">One</p>', '<p>One</p>'],
    ['<p title="a > b">One</p>', '<p>One</p>'],
    ['<p title=\'">\' data-x="\'>">One</p>', '<p>One</p>'],
    ['<P STYLE="color:red">One</P>', '<p>One</p>'],
    ['<br/><p\n>One<br / >two</p\t>', '<p>One<br>two</p>'],
  ])('%s', (html, expected = html) => {
    expect(clean(html)).toBe(expected)
  })

  it.each([
    ['One <a href="https://x.example">two</a> <u>three</u>', '<p>One two three</p>'],
    ['<h2>Title</h2>text', '<p><strong>Title</strong></p><p>text</p>'],
    ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['<table><tr><td>RAM</td><td>8 GB</td></tr><tr><td>SSD</td></tr></table>', '<p>RAM 8 GB</p><p>SSD</p>'],
    ['<img src=x onerror=alert(1)>One', '<p>One</p>'],
    ['One<!-- two -->three<!DOCTYPE html><?php x ?></ >four', '<p>Onethreefour</p>'],
    ['One<!-->two<!--->three', '<p>Onetwothree</p>'],
  ])('other tags are taken off and their words stay: %s', (html, expected) => {
    expect(clean(`${html}<br>`)).toBe(expected)
  })
})

describe('what is misplaced or left open is put right', () => {
  it.each([
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<p>One<ul><li>Two</ul>Three', '<p>One</p><ul><li>Two</li></ul><p>Three</p>'],
    ['<li>One</li><li>Two</li>Three', '<ul><li>One</li><li>Two</li></ul><p>Three</p>'],
    ['<ul>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<ul><li>One</li><ul><li>Two</li></ul></ul>', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['<ul><li><p>One</p><p>Two</p></li></ul>', '<ul><li>One<br>Two</li></ul>'],
    ['<ul><li>One<ol></ol>Two</li></ul>', '<ul><li>One<br>Two</li></ul>'],
    ['<ul><li></li><li> </li></ul><p>&nbsp;</p><p><b></b></p>One', '<p>One</p>'],
    ['<b>One<i>two</b>three</i>', '<p><b>One<i>two</i></b><i>three</i></p>'],
    ['<b><p>One</p><p>Two</p></b>three', '<p><b>One</b></p><p><b>Two</b></p><p>three</p>'],
    ['<p><b>One</p><p>Two</p>', '<p><b>One</b></p><p>Two</p>'],
    ['</p></ul></li></b>One', '<p>One</p>'],
    ['<br><p><br>One<br><br><br><br>two<br></p><br>', '<p>One<br><br>two</p>'],
    [' <p> One \n\t two </p> ', '<p>One two</p>'],
    ['<p>One<b> two </b>three</p>', '<p>One <b>two</b> three</p>'],
    ['<p>One', '<p>One</p>'],
    ['<p>One <b class="x', '<p>One</p>'],
    ['<p>5 < 6 <7 & 8</p>', '<p>5 &lt; 6 &lt;7 &amp; 8</p>'],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it('to a bounded depth', () => {
    const depth = (nodes: readonly DescriptionNode[]): number =>
      nodes.reduce((most, node) => Math.max(most, typeof node === 'object' ? 1 + depth(node.children) : 0), 0)
    const nodes = parseDescription(`${'<ul><li><b><i><em><strong><span>'.repeat(3000)}One`)
    expect(formatDescriptionText(nodes)).toBe('One')
    expect(depth(nodes)).toBeLessThan(20)
  })
})

describe('characters', () => {
  it.each([
    ['<p>Ra&ccaron;unar &#269;&#x10D; &Ntilde;u&ntilde;oa &euro; &hellip;</p>', 'Računar čč Ñuñoa € …'],
    ['<p>15&quot; &#147;tip&#148; &#8211; 5&deg;</p>', '15" “tip” – 5°'],
    ['<p>&amp;lt;b&amp;gt; &unknown; &amp &#0; &#xD800; &#9999999;</p>', '&lt;b&gt; &unknown; &amp � � �'],
    ['<p>&#xD83D;&#xDE00; &#128512;</p>', '\ufffd\ufffd 😀'],
    ['<p>a\u0000b\u202ec\u200bd&#x202E;e\u0007f\ud800</p>', 'abcdef\ufffd'],
  ])('%s', (html, text) => {
    expect(formatDescriptionText(parseDescription(html))).toBe(text)
  })
})

describe('plain text', () => {
  it.each([
    ['Odličan laptop\n- 8 GB RAM\n- 256 GB SSD', '<p>Odličan laptop</p><ul><li>8 GB RAM</li><li>256 GB SSD</li></ul>'],
    ['- 8 GB RAM - 256 GB SSD', '<ul><li>8 GB RAM</li><li>256 GB SSD</li></ul>'],
    ['Stanje: - očišćen - testiran', '<p>Stanje:</p><ul><li>očišćen</li><li>testiran</li></ul>'],
    ['–Jedan\r\n• Dva\n* Tri\n\nKraj', '<ul><li>Jedan</li><li>Dva</li><li>Tri</li></ul><p>Kraj</p>'],
    ['- Baterija: 8 - 10 h', '<ul><li>Baterija: 8 - 10 h</li></ul>'],
  ])('with dashes becomes bullets: %j [CAT-05]', (text, expected) => {
    expect(clean(text)).toBe(expected)
  })

  it.each([
    ['Dell Latitude - odličan laptop', '<p>Dell Latitude - odličan laptop</p>'],
    ['Tanak — i lagan — laptop', '<p>Tanak — i lagan — laptop</p>'],
    ['USB-C i Wi-Fi, all-in-one', '<p>USB-C i Wi-Fi, all-in-one</p>'],
    ['Prvi red\ndrugi red\n\n\nnovi odlomak', '<p>Prvi red<br>drugi red</p><p>novi odlomak</p>'],
    ['a &lt;b&gt; &amp; c', '<p>a &lt;b&gt; &amp; c</p>'],
    ['', ''],
    [' \n ', ''],
  ])('without a list in it stays lines: %j', (text, expected) => {
    expect(clean(text)).toBe(expected)
  })

  it('leaves dashes within HTML alone', () => {
    expect(clean('<p>a - b - c</p>')).toBe('<p>a - b - c</p>')
  })
})

const isOneOfTen = (node: DescriptionNode): boolean =>
  typeof node === 'string' ||
  (Object.keys(node).sort().join() === 'children,tag' &&
    descriptionTags.includes(node.tag) &&
    node.children.every(isOneOfTen))

const isInPlace = (nodes: readonly DescriptionNode[], parent = 'root'): boolean =>
  nodes.every((node) => {
    const tag = typeof node === 'string' ? 'text' : node.tag
    const isBlock = ['p', 'ul', 'ol', 'li'].includes(tag)
    const fits =
      parent === 'root'
        ? ['p', 'ul', 'ol'].includes(tag)
        : parent === 'ul' || parent === 'ol'
          ? tag === 'li'
          : parent === 'li'
            ? tag !== 'p' && tag !== 'li'
            : !isBlock
    if (typeof node === 'string') return fits && node !== ''
    return fits && (tag === 'br') === (node.children.length === 0) && isInPlace(node.children, tag)
  })

const pieces = [
  ...descriptionTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} class="a>b" onclick='x'>`, `<${tag}/`]),
  ...['<div>', '</div>', '<h1>', '</h1>', '<td>', '<script>', '</script>', '<svg onload=x>', '<style', '</style >'],
  ...['<!--', '-->', '<!', '<?', '</', '<', '>', '"', "'", '=', '&', '&amp;', '&lt;', '&#60;', '&#x3c', '&nbsp;', ';'],
  ...['a', 'B', ' ', '\n', '-', ' - ', 'č', '\u0000', '\u202e', '\ud83d', '\ude00', 'javascript:alert(1)'],
]
const anyHtml = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

describe('whatever it is given', () => {
  it('holds only the ten tags, each in its place, and never throws [CAT-04]', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const nodes = parseDescription(html)
        expect(nodes.every(isOneOfTen)).toBe(true)
        expect(isInPlace(nodes)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('reads what it has written as the same', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const nodes = parseDescription(html)
        expect(parseDescription(formatDescriptionHtml(nodes))).toEqual(nodes)
      }),
      { numRuns: 2000 },
    )
  })

  it('writes no angle bracket but those of the ten tags', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        expect(clean(html).replaceAll(/<\/?(?:p|strong|b|em|i|ul|ol|li|br|span)>/g, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 1000 },
    )
  })
})

it('the parser of descriptions reads no more than a hundred thousand characters', () => {
  expect(formatDescriptionText(parseDescription(`<p>${'a'.repeat(maxDescriptionLength * 2)}`))).toHaveLength(
    maxDescriptionLength - 3,
  )
})
