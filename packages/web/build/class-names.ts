import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Names CSS classes by their file and their own name, without a hash: hashes do not compress, and they are in the
 * style sheets and in the scripts. Files of one name are told apart by their place in the alphabet, so that every
 * build of the same sources has the same names: a rendered page and its style sheets come from two.
 * @param sources the folder that holds all style sheets
 */
export function classNames(sources: string): (name: string, file: string) => string {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(sources, file))
    .sort()
  return (name, file) => {
    const [source = ''] = file.split('?', 1)
    const stem = stemOf(source)
    const index = files.filter((known) => stemOf(known) === stem).indexOf(source)
    return `${stem}${index > 0 ? index : ''}_${name}`
  }
}

function stemOf(file: string): string {
  return path.basename(file).split('.', 1)[0] ?? ''
}
