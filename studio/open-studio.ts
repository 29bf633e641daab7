import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/setup/find-chromium.mjs'
import type { Order, StudioPage } from './page.ts'

const root = join(import.meta.dirname, '..')
const importMap = {
  imports: { three: '/node_modules/three/build/three.module.js', 'three/addons/': '/node_modules/three/examples/jsm/' },
}
const page = `<!doctype html><link rel="icon" href="data:,"><script type="importmap">${JSON.stringify(importMap)}</script>
<script type="module" src="/studio/page.ts"></script>`

/** Hands the browser our files as they lie there, their types taken off: no build between a model and its picture. */
const serveSources = async () => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://studio')
    const path = pathname === '/' ? undefined : join(root, pathname)
    const text = path && (await readFile(path, 'utf8').catch(() => undefined))
    if (!path) response.setHeader('content-type', 'text/html').end(page)
    else if (text === undefined) response.writeHead(404).end()
    else
      response
        .setHeader('content-type', 'text/javascript')
        .end(path.endsWith('.ts') ? stripTypeScriptTypes(text) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** A browser that renders in software, so that every machine gives the same pictures. */
export const openStudio = async () => {
  const sources = await serveSources()
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  })
  const tab = await browser.newPage()
  tab.on('pageerror', (error) => console.error(error.message))
  tab.on('console', (message) => message.type() === 'error' && console.error(message.text()))
  await tab.goto(sources.origin)
  await tab.waitForFunction('globalThis.takePicture')

  const decode = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

  return {
    photograph: async (order: Order, side: number, exposures: number): Promise<Buffer> =>
      decode(
        await tab.evaluate(
          ([what, wide, times]) => (globalThis as unknown as StudioPage).takePicture(what, wide, times),
          [order, side, exposures] as const,
        ),
      ),
    photographScene: async (key: string, scale: number, exposures: number): Promise<Buffer> =>
      decode(
        await tab.evaluate(
          ([what, size, times]) => (globalThis as unknown as StudioPage).takeScene(what, size, times),
          [key, scale, exposures] as const,
        ),
      ),
    async close() {
      await browser.close()
      sources.close()
    },
  }
}
