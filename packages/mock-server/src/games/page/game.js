const table = document.querySelector('main')
const balance = document.querySelector('output')
const reels = document.querySelectorAll('.reels span')
const result = document.querySelector('.result')
const spin = document.querySelector('.spin')
const { demo, site } = table.dataset
const isFramed = parent !== window
let money = Number(table.dataset.balance)

const tellSite = (type) => {
  if (isFramed) parent.postMessage({ type }, site)
}

const say = (words, values = {}) => {
  result.textContent = words.replace(/\{(\w+)\}/g, (_, name) => values[name])
}

async function play() {
  const bet = Number(document.querySelector('[name=bet]:checked').value)
  if (bet > money) return say(result.dataset.short)
  spin.disabled = true
  try {
    const body = JSON.stringify({ table: table.dataset.table, bet })
    const response = await fetch('/g/play', { method: 'POST', body })
    if (!response.ok) return say(result.dataset.broken)
    const answer = await response.json()
    if (answer.round) show(answer.round)
    else say(result.dataset.short)
    money = demo === 'true' ? money - bet + (answer.round?.win ?? 0) : answer.balance
    balance.textContent = money.toFixed(2)
    tellSite('game.roundEnded')
  } catch {
    say(result.dataset.broken)
  } finally {
    spin.disabled = false
    spin.focus()
  }
}

function show({ symbols, win }) {
  for (const [index, reel] of reels.entries()) reel.textContent = symbols[index]
  if (win > 0) say(result.dataset.won, { win: win.toFixed(2) })
  else say(result.dataset.lost)
}

spin.addEventListener('click', () => void play())
document.querySelector('.close').addEventListener('click', () => tellSite('game.closed'))
document.querySelector('.close').hidden = !isFramed
document.querySelector('a').hidden = isFramed
tellSite('game.ready')
