/**
 * The part of Playwright's `Page` and `Locator` that steps, looks and stories need. Playwright's own objects fit
 * it, the drawn screens implement it on happy-dom, and other engines through WebDriver: code that is written
 * against it runs on all of them.
 */

export type Role =
  | 'alert'
  | 'article'
  | 'banner'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'complementary'
  | 'contentinfo'
  | 'definition'
  | 'dialog'
  | 'figure'
  | 'form'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'meter'
  | 'navigation'
  | 'option'
  | 'paragraph'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'rowgroup'
  | 'rowheader'
  | 'search'
  | 'searchbox'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'tablist'
  | 'tabpanel'
  | 'term'
  | 'textbox'
  | 'timer'
  | 'toolbar'

/** Text matches partially and in any case unless `exact` is set. */
export interface TextOptions {
  readonly exact?: boolean
}

export interface RoleOptions extends TextOptions {
  readonly name?: string | RegExp
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly expanded?: boolean
  readonly level?: number
  readonly pressed?: boolean
  readonly selected?: boolean
}

export interface FilterOptions {
  readonly has?: Part
  readonly hasText?: string | RegExp
  readonly visible?: boolean
}

/** Finds parts inside of something; in Playwright the parts are its own locators. */
export interface Scope<P> {
  getByRole(role: Role, options?: RoleOptions): P
  getByText(text: string | RegExp, options?: TextOptions): P
  getByLabel(text: string | RegExp, options?: TextOptions): P
  locator(selector: string): P
}

/** An element on the screen, looked up again each time it is used. */
export interface Part extends Scope<Part> {
  filter(options?: FilterOptions): Part
  or(other: Part): Part
  and(other: Part): Part
  first(): Part
  last(): Part
  nth(index: number): Part
  all(): Promise<Part[]>
  count(): Promise<number>

  click(): Promise<void>
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>
  clear(): Promise<void>
  /** Presses a key for each character of a text, at the end of the field. */
  pressSequentially(text: string): Promise<void>
  press(key: string): Promise<void>
  focus(): Promise<void>
  selectOption(value: string): Promise<unknown>
  check(): Promise<void>

  isVisible(): Promise<boolean>
  allTextContents(): Promise<string[]>
  textContent(): Promise<string | null>
  getAttribute(name: string): Promise<string | null>
  inputValue(): Promise<string>
  waitFor(options?: {
    readonly state?: 'attached' | 'detached' | 'visible' | 'hidden'
  }): Promise<void>
}

/** A page in front of a member. */
export interface Screen extends Scope<Part> {
  goto(address: string): Promise<unknown>
  goBack(): Promise<unknown>
  reload(): Promise<unknown>
  url(): string
  title(): Promise<string>
}
