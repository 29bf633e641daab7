/**
 * What reaches a warehouse through copied pages and bored strangers. Each would do something that can be seen: it sets
 * `window.eraWasHere`, or loads something, or breaks out of its place.
 */
export const unsafeFragments: readonly ((text: string) => string)[] = [
  (text) => `<p>${text}</p><script>window.eraWasHere=1</script>`,
  (text) => `<img src=x onerror="window.eraWasHere=1">${text}`,
  (text) => `<ul><li>${text}<svg/onload=window.eraWasHere=1></ul>`,
  (text) => `${text}<iframe src="https://tracker.example/pixel" width=1 height=1></iframe>`,
  (text) => `<p>${text} <a href="javascript:window.eraWasHere=1">more pictures</a></p>`,
  (text) => `<p>${text} <a href=" jav&#x09;ascript:window.eraWasHere=1">datasheet</a></p>`,
  (text) => `<p onmouseover="window.eraWasHere=1" style="position:fixed;inset:0;z-index:9999">${text}</p>`,
  (text) => `<style>body{display:none}</style><p>${text}</p>`,
  (text) => `<p>${text}</p><meta http-equiv="refresh" content="0;url=https://elsewhere.example/">`,
  (text) => `<base href="https://elsewhere.example/"><p>${text}</p>`,
  (text) =>
    `<form action="https://elsewhere.example/"><input name=card placeholder="Card number"><button>Pay</button></form>${text}`,
  (text) =>
    `<object data="https://elsewhere.example/a.swf"></object><embed src="https://elsewhere.example/b.swf"><p>${text}`,
  (text) => `<scr<script>ipt>window.eraWasHere=1</scr</script>ipt><p>${text}</p>`,
  (text) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.eraWasHere=1&gt;"></table></mtext></math>${text}`,
  (text) => `<noscript><p title="</noscript><img src=x onerror=window.eraWasHere=1>">${text}</p></noscript>`,
  (text) => `&lt;script&gt;window.eraWasHere=1&lt;/script&gt; ${text}`,
  (text) => `<template><script>window.eraWasHere=1</script></template><div>${text}`,
  (text) => `<b><i><b><i><span style="font-size:99px">${text}`,
  (text) => `</div></main></body><h1>Closed</h1>${text}<!-- `,
  (text) => `<p>${text}\u0000</p><img src="data:image/svg+xml,<svg onload=window.eraWasHere=1>">`,
  (text) => `<p>\u202E${text}\u202C</p><textarea></textarea><img src=x onerror=window.eraWasHere=1>`,
]
