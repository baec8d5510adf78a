import path from 'node:path'

/**
 * Names CSS classes by their file and their own name, without a hash: hashes do not compress, and they are in
 * both style sheets and scripts. A number distinguishes two files with the same name.
 */
export function classNames(): (name: string, file: string) => string {
  const filesByStem = new Map<string, string[]>()
  return (name, file) => {
    const source = file.split('?', 1)[0] ?? file
    const stem = path.basename(source).split('.', 1)[0] ?? ''
    const files = filesByStem.get(stem) ?? []
    if (!files.includes(source)) files.push(source)
    filesByStem.set(stem, files)
    const index = files.indexOf(source)
    return `${stem}${index === 0 ? '' : index}_${name}`
  }
}
