import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a screen is made of is read from the disk while a test waits, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  // The files of a worker share one window.
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
