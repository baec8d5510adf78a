import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { type Machine, proofKey, thisMachine } from './proof.key.ts'
import { noProof, type Proofs, type ProofTerms } from './proofs.ts'

const store = 'node_modules/.cache/croupier/proofs'

/** How many proofs of a step are kept, so that a few branches can be tested in turn. */
const keptProofs = 4

/** Keeps proofs beside the installed packages. Create it before any step begins. */
export function keptProofsOf(repository = root, machine: Machine = thisMachine()): Proofs {
  const keyOf = (name: string, terms: ProofTerms) => proofKey(name, terms, machine, repository)
  const placeOf = (name: string, terms: ProofTerms) =>
    path.join(repository, store, folderOf(name), keyOf(name, terms))

  return {
    recall: ({ name, proof: terms }) => {
      if (!terms) return null
      const proof = placeOf(name, terms)
      if (!existsSync(proof)) return null
      const now = new Date()
      utimesSync(proof, now, now)
      for (const file of terms.leaves ?? [])
        copyWhole(path.join(proof, file), path.join(repository, file))
      return readFileSync(path.join(proof, 'time'), 'utf8')
    },
    expect: ({ name, proof: terms }) => {
      if (!terms) return noProof
      const proof = placeOf(name, terms)
      return {
        keep: (time) => {
          // The step may have read a source before or after it changed.
          if (placeOf(name, terms) !== proof) return
          keep(proof, repository, terms.leaves ?? [], time)
        },
        forget: () => rmSync(proof, { recursive: true, force: true }),
      }
    },
  }
}

/** Keeps the files that a step wrote. If one is missing, keeps no proof. */
function keep(proof: string, repository: string, leaves: readonly string[], time: string): void {
  if (!leaves.every((file) => existsSync(path.join(repository, file)))) return
  const unfinished = `${proof}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  for (const file of leaves) copyWhole(path.join(repository, file), path.join(unfinished, file))
  writeFileSync(path.join(unfinished, 'time'), time)
  rmSync(proof, { recursive: true, force: true })
  renameSync(unfinished, proof)
  forgetOldest(path.dirname(proof))
}

function forgetOldest(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of byAge.slice(keptProofs)) rmSync(old, { recursive: true, force: true })
}

function copyWhole(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}

function folderOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
