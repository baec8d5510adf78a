import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import styles from './skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

it('cannot be seen before what it stands for has taken 200 ms [ROUTE-66, OPEN-72]', () => {
  const sheet = new CSSStyleSheet()
  // In Vitest a CSS module has only its class names, so the rules are read from the file.
  sheet.replaceSync(readFileSync(`${import.meta.dirname}/skeleton.module.css`, 'utf8'))
  const rules = [...sheet.cssRules]
  const { container } = render(<Skeleton />)
  expect({
    isStyled: container.firstElementChild?.classList.contains(styles.skeleton ?? ''),
    rule: rules.find(({ cssText }) => cssText.startsWith('.skeleton'))?.cssText,
    appears: rules.find(({ cssText }) => cssText.startsWith('@keyframes appear'))?.cssText,
  }).toEqual({
    isStyled: true,
    rule: '.skeleton { border-radius: var(--r-control); background: var(--stand-in); animation: appear 1ms 200ms backwards; }',
    appears: '@keyframes appear { \n  0% { opacity: 0; }\n}',
  })
})
