import { type Satang, satangToBaht } from '@croupier/core/money'
import type { SeedGame } from '../seed/games/catalogue.ts'

export interface GamePage {
  readonly game: SeedGame
  /** The member's balance, or null if the game is not played for money. */
  readonly balance: Satang | null
  readonly isEnglish: boolean
  /** Whether the page sends and tries things that no site may accept or allow. */
  readonly isHostile: boolean
  /** The only origin that it sends messages to. */
  readonly site: string
  /** The ticket with which the game plays rounds. */
  readonly table: string
}

/** The initial play money, in baht. */
const playMoney = 1_000
const bets = [1, 5, 20, 100]

/** The page of the one game that stands in for all games. */
export function gamePage(page: GamePage): string {
  const { balance, game, isEnglish, isHostile, site, table } = page
  const words = isEnglish ? english : thai
  const name = escaped(isEnglish ? game.nameEn : game.nameTh)
  const isDemo = balance === null
  const money = isDemo ? playMoney : satangToBaht(balance)
  return `<!doctype html>
<html lang="${isEnglish ? 'en' : 'th'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="stylesheet" href="/g/files/game.css">
<main data-table="${table}" data-site="${site}" data-balance="${money}" data-demo="${isDemo}">
<header>
<h1>${name}</h1>
<p class="balance">${isDemo ? words.playMoney : words.balance} <output name="balance">${money.toFixed(2)}</output></p>
</header>
<p class="reels" aria-hidden="true"><span>♣</span><span>♦</span><span>7</span></p>
<p class="result" role="status" data-won="${words.won}" data-lost="${words.lost}" data-short="${words.short}" data-broken="${words.broken}">${words.ready}</p>
<fieldset>
<legend>${words.bet}</legend>
${bets.map((bet, index) => `<label><input type="radio" name="bet" value="${bet}"${index === 0 ? ' checked' : ''}>${bet}</label>`).join('\n')}
</fieldset>
<p class="buttons"><button type="button" class="spin">${words.spin}</button>
<button type="button" class="close">${words.close}</button>
<a href="${site}/${isEnglish ? 'en' : ''}">${words.back}</a></p>
</main>
<script type="module" src="/g/files/game.js"></script>
${isHostile ? '<script type="module" src="/g/files/hostile.js"></script>' : ''}
</html>
`
}

const english = {
  balance: 'Balance',
  playMoney: 'Play money',
  ready: 'Choose a bet and spin.',
  bet: 'Bet (THB)',
  spin: 'Spin',
  close: 'Close',
  back: 'Back to the site',
  won: 'You won {win} THB',
  lost: 'No win this time',
  short: 'Your balance is less than the bet',
  broken: 'The round could not be played. Open the game again from the site.',
}

const thai: typeof english = {
  balance: 'ยอดเงิน',
  playMoney: 'เงินทดลอง',
  ready: 'เลือกเดิมพันแล้วกดหมุน',
  bet: 'เดิมพัน (บาท)',
  spin: 'หมุน',
  close: 'ปิดเกม',
  back: 'กลับไปที่เว็บไซต์',
  won: 'คุณได้ {win} บาท',
  lost: 'รอบนี้ไม่ได้รางวัล',
  short: 'ยอดเงินน้อยกว่าเดิมพัน',
  broken: 'เล่นรอบนี้ไม่สำเร็จ กรุณาเปิดเกมใหม่จากเว็บไซต์',
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
