import { describe, expect, it } from 'vitest'
import { idsOfTitle, withoutIds } from './title.ids.ts'

// The titles of these tests must not name ids in brackets: the ids would count as shown.
describe('the ids of a test title', () => {
  it.each([
    ['one', 'keeps the amount [DEP-46]', ['DEP-46']],
    ['several', 'is paid [DEP-05, DEP-42,BAL-04]', ['DEP-05', 'DEP-42', 'BAL-04']],
    ['a range', 'offers it [SITE-15…SITE-17]', ['SITE-15', 'SITE-16', 'SITE-17']],
    ['a short range', 'refuses it [DEP-20…21, OPEN-82]', ['DEP-20', 'DEP-21', 'OPEN-82']],
    ['a range by a dash', 'is exempt [MAINT-08–10]', ['MAINT-08', 'MAINT-09', 'MAINT-10']],
    ['a range by a hyphen', 'is exempt [MAINT-09-MAINT-10]', ['MAINT-09', 'MAINT-10']],
    ['two brackets', 'is read [SITE-08…9] twice [SITE-10]', ['SITE-08', 'SITE-09', 'SITE-10']],
    ['none', 'reads [object] of [%s] in [en]', []],
  ])('are read: %s', (_, title, ids) => {
    expect(idsOfTitle(title)).toEqual({ ids, problems: [] })
  })

  it.each([
    ['a range descends', 'waits [DEP-24…20]', 'DEP-24…20'],
    ['a range crosses areas', 'waits [DEP-20…WD-24]', 'DEP-20…WD-24'],
    ['a range has full stops', 'waits [DEP-20..24]', 'DEP-20..24'],
    ['an area is left out', 'waits [DEP-20, 22]', '22'],
    ['the list ends in a comma', 'waits [DEP-20,]', ''],
  ])('cannot be read if %s', (_, title, item) => {
    expect(idsOfTitle(title).problems).toEqual([
      `"${item}" is no id and no range: write DEP-20, or DEP-20…24 ascending`,
    ])
  })

  it('are removed from the title for people', () => {
    expect(withoutIds('asks [twice] and waits [DEP-47, OPEN-63]')).toBe('asks [twice] and waits')
  })
})
