import { describe, expect, it } from 'vitest'
import { filesOf, lookPage } from './look.page.ts'

const look = {
  title: 'Waiting · <Casino>',
  visitor: { size: 'phone', language: 'th' },
} as const

function pageOf(html: string): string {
  return lookPage({ look, html })
}

describe('the page of a look', () => {
  it('is in the language of its visitor and has the title of the tab', () => {
    const page = pageOf('')
    expect(page).toContain('<html lang="th"')
    expect(page).toContain('<title>Waiting · &lt;Casino></title>')
  })

  it.each([
    ['<img src="/icon.svg" alt="">', '<img src="../site/icon.svg" alt="">'],
    ['<img loading="lazy" src="/a.svg">', '<img src="../site/a.svg">'],
    ['<iframe title="Game" src="http://games.test/1"></iframe>', '<iframe title="Game"></iframe>'],
    ['<a href="/en/help">Help</a>', '<a href="#">Help</a>'],
    ['<a href="#content">Skip</a>', '<a href="#content">Skip</a>'],
    [
      '<ul class="game-grid_windowed" style="height: 90px;"><li class="game-grid_placed" style="top: 0px;">',
      '<ul class="game-grid_grid"><li class="game-grid_cell">',
    ],
  ])('needs no server for %s', (drawn, shown) => {
    expect(pageOf(drawn)).toContain(shown)
  })

  it('names the files that it shows, each once', () => {
    expect(
      filesOf('<img src="/a.svg"><img src="/b.svg"><img src="/a.svg"><img src="data:,">'),
    ).toEqual(['/a.svg', '/b.svg'])
  })
})
