import { describe, expect, it } from 'vitest'
import { formatDescriptionHtml, formatDescriptionText } from './format-description.ts'
import { maxDescriptionLength, parseDescription } from './parse-description.ts'
import { tokeniseHtml } from './tokenise-html.ts'

const clean = (html: string) => formatDescriptionHtml(parseDescription(html))

describe('of hostile HTML nothing runs and nothing of a script is shown [CAT-04]', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//x.example/x.js></SCRIPT>',
    '<script/x>alert(1)</script >',
    '<script>alert(1)',
    '<script>"</scripts>alert(1)</script\n>',
    '<scr<script>ipt>',
    '<script><!--</script>-->',
    '<style>@import "//x.example"</style>',
    '<style>p{background:url(javascript:alert(1))}</style>',
    '<iframe src="javascript:alert(1)">x</iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<img src=x onerror=alert(1)>',
    '<img src="x`" onerror="alert(1)"`>',
    '<img """><script>alert("1")</script>">',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<object data="javascript:alert(1)">x</object>',
    '<embed src="javascript:alert(1)">',
    '<applet code=x>x</applet>',
    '<video><source onerror="alert(1)"></video>',
    '<audio src=x onerror=alert(1)></audio>',
    '<body onload=alert(1)>',
    '<input autofocus onfocus=alert(1)>',
    '<select onfocus=alert(1) autofocus>x</select>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<title><img src=x onerror=alert(1)></title>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<noembed><img src=x onerror=alert(1)></noembed>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<template><img src=x onerror=alert(1)></template>',
    '<base href="javascript:alert(1)//">',
    '<link rel=stylesheet href=//x.example/x.css>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<a href="javascript:alert(1)"></a>',
    '<a href="java&#9;script:alert(1)"></a>',
    '<form action="javascript:alert(1)"><isindex></form>',
    '<div style="width:expression(alert(1))"></div>',
    '<p style="background:url(javascript:alert(1))"></p>',
    '<span onmouseover="alert(1)"></span>',
    '<br onclick=alert(1)>',
    '<p/onmouseover=alert(1)></p>',
    '<p x=">" onclick=alert(1)></p>',
    '<!--><img src=x onerror=alert(1)>-->'.replace('-->', ''),
    '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
    '<![CDATA[<img src=x onerror=alert(1)>',
    '<?xml-stylesheet href="javascript:alert(1)"?>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<frameset onload=alert(1)></frameset>',
    '<details open ontoggle=alert(1)></details>',
    '<marquee onstart=alert(1)></marquee>',
    '<keygen autofocus onfocus=alert(1)>',
    '<x onclick=alert(1)></x>',
    '<svg:script></svg:script>',
    '<p\u0000onclick=alert(1)></p>',
    '<p\u000bonclick=alert(1)>',
  ])('%s', (html) => {
    const rendered = clean(`${html}</p>`)
    expect(rendered).not.toMatch(/alert|javascript|onerror|<(?!\/?(?:p|strong|b|em|i|ul|ol|li|br|span)>)/i)
    expect(clean(`<p>Before</p>${html}`)).toMatch(/^<p>Before<\/p>/)
  })

  it.each([
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['&#60;img src=x onerror=alert(1)&#62;', '<img src=x onerror=alert(1)>'],
    ['<p>&amp;lt;script&amp;gt;</p>', '&lt;script&gt;'],
    ['<<b>script>alert(1)</b>', '<script>alert(1)'],
  ])('%s is text, and stays text', (html, text) => {
    const nodes = parseDescription(html)
    expect(formatDescriptionText(nodes)).toBe(text)
    expect(formatDescriptionText(parseDescription(formatDescriptionHtml(nodes)))).toBe(text)
  })
})

const count = (html: string) => [...tokeniseHtml(html)].length

describe('hostile lengths', () => {
  // Each of these takes minutes where a character is looked at again for every other one, and the test its time limit.
  it.each([
    ['<'],
    ['<p'],
    ['<p '],
    ['<p a='],
    ['<p a="'],
    ['</'],
    ['<!--'],
    ['<!'],
    ['&'],
    ['&#'],
    ['&amp'],
    [' '],
    ['\n'],
    ['- '],
    ['<b>'],
    ['<b><i>'],
    ['<ul>'],
    ['<ul><li>'],
    ['<li>a'],
    ['<b>a</b><p>'],
    ['</script>'],
    ['<script></script>'],
    ['<svg><svg></svg>'],
    ['a<br>'],
  ])('of %j', (piece) => {
    const html = piece.repeat(Math.ceil(maxDescriptionLength / piece.length))
    for (let turn = 0; turn < 5; turn += 1) formatDescriptionText(parseDescription(html))
    expect(count(html)).toBeLessThanOrEqual(html.length)
    expect(formatDescriptionHtml(parseDescription(html)).length).toBeLessThan(10 * maxDescriptionLength)
  })
})
