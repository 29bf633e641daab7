import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inRoot } from '../../../scripts/setup/project.mjs'

const program = '/usr/sbin/nginx'

export const hasNginx = (): boolean => existsSync(program)

type Ports = { readonly http: number; readonly https: number; readonly processes: readonly [number, number] }

/** The configuration that we ship, on other ports and with a certificate made for it. */
const readShipped = async (folder: string, { http, https, processes }: Ports) =>
  (await readFile(inRoot('deploy', 'nginx', 'dvaput.conf'), 'utf8'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${processes[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${processes[1]}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('/etc/ssl/dvaput', folder)

const makeCertificate = (folder: string) =>
  promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=dvaput.example'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ])

export const startNginx = async (ports: Ports) => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-nginx-'))
  // Run by root, its workers are another user.
  await chmod(folder, 0o755)
  await makeCertificate(folder)
  await mkdir(join(folder, 'conf.d'))
  await writeFile(join(folder, 'conf.d', 'dvaput.conf'), await readShipped(folder, ports))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    [
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'error.log')};`,
      'daemon off;',
      'worker_processes 1;',
      'events { worker_connections 2048; }',
      'http {',
      '  access_log off;',
      ...temporary,
      `  include ${join(folder, 'conf.d', '*.conf')};`,
      '}',
    ].join('\n'),
  )
  const child = spawn(program, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const closed = once(child, 'close')
  await sleep(500)
  if (child.exitCode !== null) throw new Error(`nginx ended: ${await readFile(join(folder, 'error.log'), 'utf8')}`)
  return {
    async stop() {
      child.kill('SIGQUIT')
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}
