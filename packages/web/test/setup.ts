import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A test waits while the parts of a screen are read from disk, which may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(async () => {
  // A file that is still loading after the last test would fail an unrelated test.
  await vi.dynamicImportSettled()
  cleanup()
  document.body.replaceChildren()
  // The files of a worker share one window.
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
