import { readFileSync } from 'node:fs'
import { siteDocument } from '@croupier/core/site'
import * as z from 'zod/mini'
import type { SiteFields } from './world/site.ts'

/**
 * Reads the looks and the behaviour of a site from its configuration file. Group, services and hosts of games stay
 * those of the mock server.
 * @throws Error with one clear sentence if the file does not exist or is no configuration
 */
export function readSiteFile(file: string): SiteFields {
  const { gameHosts: _hosts, groupId: _group, services: _services, ...fields } = readDocument(file)
  // A site without a logo must not show that of the default brand.
  return { logo: undefined, ...fields }
}

function readDocument(file: string) {
  try {
    return z.parse(siteDocument, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(
      `${file} is no site configuration: \`npm run site:check -- ${file}\` says why.`,
      {
        cause: error,
      },
    )
  }
}
