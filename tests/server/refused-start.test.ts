import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { startRefusedServer } from '../support/servers/running-server.ts'

const makeDataFolder = async () => {
  const folder = await createDataFolder()
  onTestFinished(folder.remove)
  return folder.path
}

test('the start refuses wrong settings, each with its name, its value and what was expected', async () => {
  const { code, output } = await startRefusedServer({
    env: {
      DATA_DIR: await makeDataFolder(),
      PORT: 'eighty',
      MARKET: 'xx',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      BA_ORIGIN: 'dvaput.example',
      TRUSTED_PROXIES: 'everyone',
      DATABASE_URL: 'mysql://shop:s3cret@db/shop',
    },
  })
  expect(output).toContain('PORT is "eighty"; expected a port number from 1 to 65535')
  expect(output).toContain('MARKET is "xx"; expected ba or cl')
  expect(output).toContain('DEMO is "maybe"; expected on or off')
  expect(output).toContain('LOG_LEVEL is "loud"; expected debug, info, warn, error or silent')
  expect(output).toContain('BA_ORIGIN is "dvaput.example"; expected an origin such as https://dvaput.example')
  expect(output).toContain('TRUSTED_PROXIES is "everyone"; expected IP addresses or networks')
  expect(output).toContain('DATABASE_URL is (not shown); expected a URL beginning with postgres:')
  expect(output).not.toContain('s3cret')
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

test('the start refuses demo secrets without the demo', async () => {
  const { code, output } = await startRefusedServer({ env: { DATA_DIR: await makeDataFolder(), DEMO: 'off' } })
  expect(output).toContain("APP_SECRET is the demo's")
  expect(output).toContain('SMTP_URL is missing')
  expect(output).toContain('BA_ORIGIN is missing')
  expect(output).toContain('CL_ORIGIN is missing')
  expect(output).toContain('MAIN_ORIGIN is missing')
  expect(output).toContain('RETAIL_ORIGIN is missing')
  expect(code).toBe(1)
})

test('the start says that a taken port belongs to another program', async () => {
  const stranger = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  onTestFinished(() => {
    stranger.close()
  })
  const { port } = stranger.address() as AddressInfo
  const dataDir = await makeDataFolder()
  const { code, output } = await startRefusedServer({ env: { DATA_DIR: dataDir, PORT: String(port) } })
  expect(output).toContain(`Port ${port} is taken by another program`)
  expect(code).toBe(1)
  // Found out before anything is made.
  expect(await readdir(dataDir)).toEqual([])
})

test('the start names a database that cannot be reached, without its password', async () => {
  const location = `127.0.0.1:${await findFreePort()}/shop`
  const { code, output } = await startRefusedServer({
    env: { DATA_DIR: await makeDataFolder(), DATABASE_URL: `postgres://shop:s3cret@${location}` },
  })
  expect(output).toContain('cannot use the database postgres://')
  expect(output).toContain(location)
  expect(output).toContain('nothing answers there (connection refused)')
  expect(output).not.toContain('s3cret')
  expect(code).toBe(1)
})

test.each([
  ['/proc/dvaput/data', 'no folder can be made there'],
  ['/dev/null/data', 'a file has its name'],
])('the start refuses the data folder %s in one sentence', async (folder, reason) => {
  const { code, output } = await startRefusedServer({ env: { DATA_DIR: folder } })
  expect(output).toContain(`The data folder ${folder} cannot be used: ${reason}`)
  expect(output).toContain('set DATA_DIR to another folder.')
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

test('the start refuses the data folder of another program, and leaves it as it was', async () => {
  const folder = await makeDataFolder()
  await writeFile(`${folder}/index.php`, '')
  const { code, output } = await startRefusedServer({ env: { DATA_DIR: folder } })
  expect(output).toContain(`The data folder ${folder} cannot be used: it belongs to another program (index.php)`)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
  expect(await readdir(folder)).toEqual(['index.php'])
})
