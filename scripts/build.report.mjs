// The modules of the last build of the site, and the sizes of its files.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './run.mjs'

/** @typedef {import('../packages/web/build/module-report.plugin.ts').ModuleReport} ModuleReport */

const web = path.join(root, 'packages/web')

/** Where the built site is. */
export const dist = path.join(web, 'dist')

/**
 * @returns {ModuleReport}
 * @throws {Error} if nobody has built the site
 */
export function readModuleReport() {
  const file = path.join(web, '.vite/modules.json')
  if (!existsSync(file)) throw new Error('There is no build to weigh: run `npm run build`.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The bytes that a server sends for a script or style sheet.
 * @param {string} file relative to the build
 */
export function compressed(file) {
  return brotliCompressSync(readFileSync(path.join(dist, file))).length
}

/** @param {readonly number[]} numbers */
export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * Formats bytes as KiB for a table.
 * @param {number} bytes
 */
export function kib(bytes) {
  return (bytes / 1024).toFixed(1).padStart(7)
}
