// Finds out whether a built site is up to date: whether another build would produce the same.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'
import { digestOf, filesOf } from './sources.mjs'

/** The sources of a site. @type {readonly import('./sources.mjs').Source[]} */
export const siteSources = [
  { place: 'package.json' },
  { place: 'packages/core', except: /\.test\.tsx?$/ },
  {
    place: 'packages/web',
    except: /^packages\/web\/(bench|drawn|e2e|engines|gallery|stories|test|visit)\/|\.test\.tsx?$/,
  },
  { place: 'pnpm-lock.yaml' },
  { place: 'scripts/build.mjs' },
  { place: 'scripts/members-build.mjs' },
  { place: 'tsconfig.base.json' },
  { place: 'tsconfig.package.json' },
]

/** The environment variables that a build may read. */
const variables = /^(CROUPIER_.*|VITE_.*|NODE_ENV|NODE_OPTIONS)$/

/**
 * A key that stays the same for the same sources, Node, environment and build options.
 * @param {readonly string[]} options
 * @param {{ repository?: string, environment?: NodeJS.ProcessEnv }} [where]
 */
export function siteKey(options, { repository = root, environment = process.env } = {}) {
  const asked = Object.entries(environment).filter(([name]) => variables.test(name))
  const files = digestOf(filesOf(siteSources, repository), repository)
  const terms = [options, process.version, asked.sort(), files]
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 16)
}

/**
 * Records what a build was made from, and what it produced.
 * @param {string} mark the file of the record, from the root
 * @param {readonly import('./sources.mjs').Source[]} made
 */
export function buildMark(mark, made, repository = root) {
  const file = path.join(repository, mark)
  const textFor = (/** @type {string} */ key) =>
    `${key} ${digestOf(filesOf(made, repository), repository)}\n`
  return {
    /** Whether the build with this key is still there, unchanged. @param {string} key */
    isOf: (key) => read(file) === textFor(key),
    /** @param {string} key */
    note: (key) => {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, textFor(key))
    },
    forget: () => rmSync(file, { force: true }),
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
