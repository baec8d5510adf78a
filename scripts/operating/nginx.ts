import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../run.mjs'

const sample = path.join(root, 'docs/operating/nginx.conf')
const places = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

/**
 * The path of an nginx; where there is none, root on Debian installs one.
 * @throws Error with one sentence where none can be had
 */
export async function findNginx(): Promise<string> {
  const found = onPath('nginx')
  if (found) return found
  const apt = onPath('apt-get')
  if (apt && process.getuid?.() === 0) {
    console.log('Installing nginx …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run(apt, ['update', '-q'], { isQuiet: true, env })
    await run(apt, ['install', '-qy', '--no-install-recommends', 'nginx-light'], {
      isQuiet: true,
      env,
    })
    const installed = onPath('nginx')
    if (installed) return installed
  }
  throw new Error(
    'Not run: there is no nginx here and it could not be installed. Install it, or run this as root on Debian.',
  )
}

function onPath(name: string): string | undefined {
  return places
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/**
 * The sample of the documents, whose folder and port are put elsewhere.
 * @param folder stands for /srv/croupier
 * @param backend where the services are that the site's host passes on
 */
export function siteBlock(folder: string, port: number, backend: string): string {
  return withService(readFileSync(sample, 'utf8'), backend)
    .replaceAll('/srv/croupier', folder)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
}

/**
 * The same with the sample's example of TLS and HTTP/2 in force.
 * @param folder has the certificate
 */
export function secureSiteBlock(folder: string, port: number, backend: string): string {
  const site = siteBlock(folder, port, backend)
  const example = /^ *listen 127\.0\.0\.1:\d+;\n(?: *#.*\n)?((?: *# (?:listen|ssl_).*\n)+)/m
  const [plain, commented] = example.exec(site) ?? []
  if (!plain || !commented) throw new Error('nginx.conf has no example of TLS.')
  const inForce = commented
    .replaceAll(/^ *# /gm, '    ')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
  return site.replace(plain, () => inForce)
}

/**
 * Starts nginx with servers.
 * @param folder takes what it writes
 * @param servers what stands in its http block
 */
export async function startNginx(nginx: string, folder: string, servers: string): Promise<Nginx> {
  mkdirSync(path.join(folder, 'temporary'), { recursive: true })
  writeFileSync(path.join(folder, 'site.conf'), servers)
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder))
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']
  const { code, output } = await run(nginx, [...args, '-t'], { isQuiet: true })
  if (code !== 0) throw new Error(`nginx does not take the configuration:\n${output}`)
  const child = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'inherit' })
  return { stop: () => stopped(child) }
}

/** The sample with its example of a service in force, for the paths of the mock server. */
function withService(sampleText: string, backend: string): string {
  const example = /^ *# location \^~ \/api\/ \{\n(?: *#.*\n)*? *# \}\n/m
  const [commented] = example.exec(sampleText) ?? []
  if (!commented) throw new Error('nginx.conf has no example of a service.')
  const inForce = commented.replaceAll(/^ *# /gm, '    ')
  const passed = ['/_/', '/pictures/'].map((place) =>
    inForce.replace('/api/', place).replace('https://backend.example/', `${backend}${place}`),
  )
  return sampleText.replace(commented, () => passed.join(''))
}

export interface Nginx {
  stop(): Promise<void>
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('close', () => resolve())
    child.kill('SIGTERM')
  })
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/temporary/${name};`,
  )
  return [
    'worker_processes 1;',
    'error_log stderr crit;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    '  access_log off;',
    ...temporary,
    `  include ${folder}/site.conf;`,
    '}',
    '',
  ].join('\n')
}
