import type { ControlClient } from '@croupier/mock-server/client'
import type { Page } from '@playwright/test'
import type { Language } from '../../visit/words.ts'

/** A browser in a world of its own, and who steers that world. */
export interface BrowserVisit {
  readonly page: Page
  readonly control: ControlClient
  readonly language: Language
}
