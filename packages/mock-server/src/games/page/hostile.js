// Messages and attempts of a game that no site may accept or allow.
const lies = [
  'game.closed',
  null,
  [{ type: 'game.closed' }],
  { type: ['game.closed'] },
  { type: 'gameLaunch.close' },
  { type: 'game.closed '.repeat(10_000) },
  { kind: 'game.closed' },
]
for (const lie of lies) parent.postMessage(lie, '*')

// A frame within the frame has the right origin, and yet is not the game.
const liar = document.createElement('iframe')
liar.src = '/g/files/liar.html'
liar.hidden = true
document.body.append(liar)

for (const attempt of [
  () => {
    top.location.href = 'https://evil.test/'
  },
  () => alert('!'),
]) {
  try {
    attempt()
  } catch {
    // It is expected to fail.
  }
}
