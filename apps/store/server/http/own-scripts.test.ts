import { expect, it } from 'vitest'
import { takeOwnScripts } from './own-scripts.ts'

it('takes the inline scripts with the mark, and sends the page without it', () => {
  const page = `<link href="/a.css" nonce="m"/><script nonce="m">one()</script><script nonce="m" type="module" async="">two()
</script><script src="/assets/a.js" nonce="m"></script>`
  expect(takeOwnScripts(page, 'm')).toEqual({
    ownScripts: ['one()', 'two()\n'],
    html: `<link href="/a.css"/><script>one()</script><script type="module" async="">two()
</script><script src="/assets/a.js"></script>`,
  })
})

it.each([
  '<script>steal()</script>',
  '<script nonce="n">steal()</script>',
  '<script nonce="">steal()</script>',
  '<SCRIPT>steal()</SCRIPT>',
  '<script type="application/ld+json">{}</script>',
])('leaves out what stands in a text of the page: %s', (foreign) => {
  expect(takeOwnScripts(`${foreign}<script nonce="m">one()</script>`, 'm').ownScripts).toEqual(['one()'])
})

it('allows less, not more, where a foreign tag swallows a script of ours', () => {
  expect(takeOwnScripts('<script>steal()//<script nonce="m">one()</script>', 'm').ownScripts).toEqual([])
  expect(takeOwnScripts('<script x="<script nonce="m">one()</script>', 'm').ownScripts.join()).not.toContain('steal')
})

it('takes nothing from a page that nobody marked', () => {
  expect(takeOwnScripts('<script>one()</script><script nonce="">two()</script>', null).ownScripts).toEqual([])
})
