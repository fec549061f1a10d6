import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar, avatarSources } from './avatar.tsx'
import { firstLetter } from './first-letter.ts'

const PICTURE = {
  alt: '',
  width: 128,
  height: 128,
  sources: [
    { width: 64, url: '/files/small.webp' },
    { width: 128, url: '/files/large.webp' },
  ],
}

describe('an avatar', () => {
  it('shows the image, else the generated one', () => {
    const [first, second, ...rest] = avatarSources(PICTURE, 'amira')
    expect(first).toEqual({ src: '/files/large.webp', srcSet: '/files/small.webp 64w, /files/large.webp 128w' })
    expect([second, rest]).toEqual([{ src: '/avatars/amira.svg' }, []])
    expect(avatarSources('/files/only.webp', 'amira').map(({ src }) => src)).toEqual(['/files/only.webp', '/avatars/amira.svg'])
    expect(avatarSources(null, 'أميرة')).toEqual([{ src: '/avatars/%D8%A3%D9%85%D9%8A%D8%B1%D8%A9.svg' }])
  })

  it('is hidden from screen readers, because the name is next to it', () => {
    const markup = renderToStaticMarkup(createElement(Avatar, { name: 'amira', size: 'lg' }))
    expect(markup).toMatch(/^<span aria-hidden="true"/)
    expect(markup).toContain('src="/avatars/amira.svg"')
    expect(markup).toContain('alt=""')
    expect(markup).toContain('width="64"')
  })
})

describe('the first letter of a name', () => {
  it.each([
    ['amira', 'A'],
    ['éowyn', 'É'],
    ['e\u0301owyn', 'E\u0301'],
    ['أميرة', 'أ'],
    ['مُحمد', 'مُ'],
    ['李小龙', '李'],
    ['नमस्ते', 'न'],
    ['@chen', 'C'],
    ['_7of9', '7'],
    ['  bruno', 'B'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['🇪🇨 Ecuador', 'E'],
    ['', ''],
  ])('of “%s” is “%s”', (name, letter) => {
    expect(firstLetter(name)).toBe(letter)
  })
})
