import { createRoot } from 'react-dom/client'
import { ReceiverPage } from './receiver.page.tsx'
import { createReceiverStore } from './receiver.store.ts'
import './receiver.css'

const checkInterval = 1000

const opener: Window | null = window.opener
const store = createReceiverStore(
  {
    origin: window.location.origin,
    opener,
    onMessage: (listener) => {
      window.addEventListener('message', ({ data, origin, source }) => {
        listener({ data, origin, source: source === opener ? opener : null })
      })
    },
  },
  (work) => window.requestAnimationFrame(work),
)
store.check()
window.setInterval(store.check, checkInterval)

const place = document.getElementById('root')
if (!place) throw new Error('the page has no element with the id "root"')
createRoot(place).render(<ReceiverPage store={store} />)
