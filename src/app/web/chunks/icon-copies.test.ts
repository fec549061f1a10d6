import { expect, test } from 'vitest'
import { iconFiles, importCopies } from './icon-copies.vite.ts'

const files = iconFiles(`export { default as House, default as Home } from './icons/house.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';
export { default as X, default as XIcon } from './icons/x.mjs';`)

test('icons are found by each of their names', () => {
  expect([...files]).toEqual([
    ['House', 'house'],
    ['Home', 'house'],
    ['X', 'x'],
    ['XIcon', 'x'],
  ])
})

test('a module imports its own copies of icons, under its own names, and only the types of the package', () => {
  expect(importCopies('Home, X as Cross, type LucideIcon', files, 'app.web.frame.tsx')).toBe(
    "import Home from 'lucide-react/copy/house?of=app.web.frame.tsx';" +
      "import Cross from 'lucide-react/copy/x?of=app.web.frame.tsx';" +
      "import type { LucideIcon } from 'lucide-react'",
  )
})

test('what is no icon is imported as before', () => {
  expect(importCopies('createLucideIcon, type LucideIcon', files, 'icon.tsx')).toBe(
    "import { createLucideIcon, type LucideIcon } from 'lucide-react'",
  )
})
