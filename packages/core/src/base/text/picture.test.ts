import { describe, expect, it } from 'vitest'
import { readPicture } from './picture.ts'

describe('the address of a picture', () => {
  it.each([
    ['https://content.test/scb.png', true],
    ['data:image/svg+xml,%3Csvg%3E', true],
    ['/content/scb.png', true],
    ['//evil.test/scb.png', false],
    ['/\\evil.test/scb.png', false],
    ['/\t/evil.test/scb.png', false],
    ['/\n\\evil.test/scb.png', false],
    ['\t//evil.test/scb.png', false],
    ['http://content.test/scb.png', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j is shown: %j', (address, isShown) => {
    expect(readPicture(address)).toBe(isShown ? address : null)
  })
})
