import { createRoot } from 'react-dom/client'
import { listenToWindows } from '../inspector.host.ts'
import { ReceiverPage } from './receiver.page.tsx'
import { createReceiverStore } from './receiver.store.ts'
import './receiver.css'

const checkInterval = 1000

const store = createReceiverStore(
  {
    origin: window.location.origin,
    opener: window.opener,
    onMessage: listenToWindows,
  },
  (work) => window.requestAnimationFrame(work),
)
store.check()
window.setInterval(store.check, checkInterval)

const place = document.getElementById('root')
if (!place) throw new Error('the page has no element with the id "root"')
createRoot(place).render(<ReceiverPage store={store} />)
