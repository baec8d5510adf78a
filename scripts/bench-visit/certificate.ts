import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run.mjs'

export interface MadeCertificate {
  readonly certificate: string
  /** The fingerprint of its key, by which a browser can be told to trust it. */
  readonly trustedKey: string
}

/**
 * Makes a certificate of this machine's own where the example of the documents expects one.
 */
export async function makeCertificate(folder: string): Promise<MadeCertificate> {
  const place = path.join(folder, 'tls')
  mkdirSync(place)
  const file = path.join(place, 'site.pem')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', path.join(place, 'site.key'), '-out', file]
  const { code, output } = await run(
    'openssl',
    ['req', '-x509', '-days', '2', ...key, ...names, ...files],
    { isQuiet: true },
  )
  if (code !== 0) throw new Error(`openssl makes no certificate:\n${output}`)
  const certificate = readFileSync(file, 'utf8')
  const { publicKey } = new X509Certificate(certificate)
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  return { certificate, trustedKey: createHash('sha256').update(bytes).digest('base64') }
}
