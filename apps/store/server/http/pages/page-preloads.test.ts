import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createPagePreloads } from './page-preloads.ts'

const folder = mkdtempSync(join(tmpdir(), 'dvaput-preloads-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, '.vite'))
writeFileSync(
  join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'app/i18n/messages/bcs/shell.ts': { file: 'assets/shell-1.js' },
    'app/i18n/messages/bcs/home.ts': { file: 'assets/home-2.js' },
    'app/i18n/messages/en/shell.ts': { file: 'assets/shell-3.js' },
  }),
)
const preloads = createPagePreloads(folder)

describe('the words a page needs', () => {
  it('are named in its language', () => {
    expect(preloads('<!DOCTYPE html><html lang="bs" data-language="bcs" data-messages="shell home"><head>')).toBe(
      '</assets/shell-1.js>; rel=modulepreload, </assets/home-2.js>; rel=modulepreload',
    )
    expect(preloads('<html lang="en" data-theme="dark" data-language="en" data-messages="shell">')).toBe(
      '</assets/shell-3.js>; rel=modulepreload',
    )
  })

  it('are not named where they do not exist, nor on a page that needs none', () => {
    expect(preloads('<html data-language="bcs" data-messages="shell nothing">')).toBe(
      '</assets/shell-1.js>; rel=modulepreload',
    )
    expect(preloads('<html lang="en">')).toBeUndefined()
    expect(preloads('<p>data-language="bcs" data-messages="shell"</p>')).toBeUndefined()
  })
})

it('are preceded by the styles, which nothing is painted without', () => {
  const head = '<head><link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/assets/app-0.css"/>'
  expect(preloads(`<html data-language="en" data-messages="shell">${head}`)).toBe(
    '</assets/app-0.css>; rel=preload; as=style, </assets/shell-3.js>; rel=modulepreload',
  )
  expect(preloads(`<html lang="en">${head}`)).toBe('</assets/app-0.css>; rel=preload; as=style')
})
