import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What a screen is made of is read from the disk while a test waits, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

afterEach(async () => {
  // A file that is still read from the disk when the last test ends fails one that has nothing to do with it.
  await vi.dynamicImportSettled()
  cleanup()
  document.body.replaceChildren()
  // The files of a worker share one window.
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
