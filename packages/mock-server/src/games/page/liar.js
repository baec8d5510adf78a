top.postMessage({ type: 'game.closed' }, '*')
