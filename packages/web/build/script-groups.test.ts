import { describe, expect, it } from 'vitest'
import { groupOf } from './script-groups.ts'

const web = '/web/src/'
const core = '/core/src/flows/'

/** The importers of each module, static and by `import()`, and its code where the importers of another depend on it. */
const modules: Record<string, { by?: string[]; code?: string; later?: string[] }> = {
  '/main.tsx': { code: 'import { view } from "@core"' },
  '/react.js': { by: ['/main.tsx', `${web}features/help/help.page.tsx`] },
  [`${web}features/help/help.page.tsx`]: {
    later: ['/main.tsx'],
    code: 'import { text, Copy as Icon } from "somewhere"',
  },
  [`${web}features/help/help-topic.tsx`]: {
    by: [`${web}features/help/help.page.tsx`, `${web}features/help/help-topics.tsx`],
  },
  [`${web}features/help/help-topics.tsx`]: { by: [`${web}features/help/help-topic.tsx`] },
  [`${web}features/account/login.page.tsx`]: { later: ['/main.tsx'] },
  [`${core}login/login.actors.ts`]: { later: ['/main.tsx'] },
  [`${web}features/profile/profile.page.tsx`]: { later: ['/main.tsx'] },
  '/field.tsx': {
    by: [`${web}features/help/help.page.tsx`, `${web}features/account/login.page.tsx`],
  },
  '/page.tsx': {
    by: [`${web}features/help/help.page.tsx`, `${web}features/profile/profile.page.tsx`],
  },
  [`${web}features/games/game-rails.tsx`]: { later: ['/main.tsx'] },
  [`${web}features/games/list.page.tsx`]: { later: ['/main.tsx'] },
  [`${web}shell/footer.tsx`]: { later: ['/main.tsx'] },
  [`${web}shell/footer.module.css`]: { by: [`${web}shell/footer.tsx`] },
  '/game-card.tsx': {
    by: [`${web}features/games/game-rails.tsx`, `${web}features/games/list.page.tsx`],
  },
  '\0catalogue:en/boot': { by: ['/main.tsx'] },
  '\0catalogue:en/help': { later: ['/words.js'] },
  '/unused.ts': {},
  '/format.ts': { by: ['/main.tsx'] },
  '/node_modules/xstate/index.js': { by: ['/main.tsx'] },
  '/node_modules/react-dom/client.js': { later: ['/main.tsx'] },
  '/node_modules/qrcode/index.js': { by: [`${web}features/help/help.page.tsx`] },
  '/core/src/wire/contract/codes.ts': { by: ['/main.tsx'] },
  '/core/index.ts': {
    by: [`${web}features/help/help.page.tsx`, '/main.tsx'],
    code: 'export { view } from "./view.ts";export { words as text } from "./words.ts"',
  },
  '/core/view.ts': { by: ['/core/index.ts'] },
  '/core/words.ts': { by: ['/core/index.ts'] },
  '/icons/index.js': {
    by: [`${web}features/help/help.page.tsx`, '/main.tsx'],
    code: 'import * as all from "./all.js";export { default as Copy } from "./copy.js"',
  },
  '/icons/all.js': { by: ['/icons/index.js'], code: 'export { default as Copy } from "./copy.js"' },
  '/icons/copy.js': { by: ['/icons/all.js', '/icons/index.js'] },
}

const idsWith = (links: (module: (typeof modules)[string]) => boolean) =>
  Object.entries(modules).flatMap(([id, module]) => (links(module) ? [id] : []))

const graph = {
  getModuleInfo: (id: string) => {
    const { by = [], code = null, later = [] } = modules[id] ?? {}
    return {
      isEntry: id === '/main.tsx',
      code,
      importers: by,
      dynamicImporters: later,
      importedIds: idsWith(({ by = [] }) => by.includes(id)),
      dynamicallyImportedIds: idsWith(({ later = [] }) => later.includes(id)),
    }
  },
}

describe('a module of the build', () => {
  it.each([
    { of: 'the entry and a page', id: '/react.js', name: 'base' },
    { of: 'the entry, and loads others later', id: '/main.tsx', name: 'index' },
    { of: 'the entry, and loads nothing', id: '/format.ts', name: 'base' },
    { of: 'a page', id: `${web}features/help/help.page.tsx`, name: 'help' },
    { of: 'one page, in a circle', id: `${web}features/help/help-topic.tsx`, name: 'help' },
    { of: 'a chart', id: `${core}login/login.actors.ts`, name: 'login' },
    { of: 'a first page and another', id: '/field.tsx', name: 'base' },
    { of: 'two later pages', id: '/page.tsx', name: 'common-inner' },
    { of: 'the lists of games', id: `${web}features/games/list.page.tsx`, name: 'lists' },
    { of: 'lists and the home page', id: '/game-card.tsx', name: 'games' },
    { of: 'what follows on each page', id: `${web}shell/footer.tsx`, name: 'later' },
    { of: 'its styles', id: `${web}shell/footer.module.css`, name: 'base' },
    { of: 'words, which are files already,', id: '\0catalogue:en/help', name: null },
    { of: 'the words of the program', id: '\0catalogue:en/boot', name: 'base' },
    { of: 'what the entry imports by name', id: '/core/view.ts', name: 'base' },
    { of: 'an index, whose other names the entry needs', id: '/core/words.ts', name: 'help' },
    { of: 'an index that another index offers as a whole', id: '/icons/copy.js', name: 'help' },
    {
      of: 'the packages that the entry needs',
      id: '/node_modules/xstate/index.js',
      name: 'libraries',
    },
    {
      of: 'React, which the entry imports later',
      id: '/node_modules/react-dom/client.js',
      name: 'libraries',
    },
    { of: 'a package that only a page needs', id: '/node_modules/qrcode/index.js', name: 'help' },
    { of: 'the contract', id: '/core/src/wire/contract/codes.ts', name: 'libraries' },
    { of: 'nobody', id: '/unused.ts', name: null },
  ])('that is part of $of is in the file $name', ({ id, name }) => {
    expect(groupOf(id, graph)).toBe(name)
  })
})
