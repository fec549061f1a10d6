import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findMatches, matchScore } from './match.ts'
import { clearRecentCommands, recentCommands, saveRecentCommand } from './recent-commands.ts'
import { isSingleKey, keyPressName, shortcutMatcher } from './shortcut-keys.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('a key press', () => {
  it('has the same name on every keyboard', () => {
    expect(keyPressName(press('g', { code: 'KeyG' }))).toBe('g')
    expect(keyPressName(press('ل', { code: 'KeyG' }))).toBe('g')
    expect(keyPressName(press('g', { code: 'KeyI' }))).toBe('g')
    expect(keyPressName(press('؟', { shiftKey: true }))).toBe('?')
    expect(keyPressName(press('?', { shiftKey: true, code: 'Slash' }))).toBe('?')
    expect(keyPressName(press('k', { metaKey: true }))).toBe(keyPressName(press('K', { ctrlKey: true })))
    expect(keyPressName(press('N', { shiftKey: true, code: 'KeyN' }))).toBe('Shift+n')
  })

  it('without Ctrl, ⌘ or Alt is a single key', () => {
    expect(['g d', '?', 'Shift+n', 'Mod+k', 'Alt+c'].map(isSingleKey)).toEqual([true, true, true, false, false])
  })
})

describe('a shortcut', () => {
  const presses = (...pressed: [string, number][]) => {
    const match = shortcutMatcher(['g d', 'g m', '?', 'Mod+k'])
    return pressed.map(([name, at]) => match(name, at))
  }

  it('is one key, or keys one after the other', () => {
    expect(presses(['?', 0], ['g', 10], ['d', 300], ['d', 400])).toEqual(['?', null, 'g d', null])
  })

  it('is reset after a pause or by another key', () => {
    expect(presses(['g', 0], ['d', 5_000])).toEqual([null, null])
    expect(presses(['g', 0], ['x', 10], ['d', 20])).toEqual([null, null, null])
    expect(presses(['g', 0], ['g', 10], ['m', 20])).toEqual([null, null, 'g m'])
    expect(presses(['g', 0], ['?', 10])).toEqual([null, '?'])
  })
})

describe('the search finds commands', () => {
  const commands = [
    { title: 'Marketplace' },
    { title: 'Dashboard', words: ['home'] },
    { title: 'Dark theme', detail: 'Appearance' },
    { title: 'الإعدادات' },
    { title: 'Cerrar sesión' },
  ]
  const found = (query: string) => findMatches(commands, query).map(({ title }) => title)

  it('by the beginnings of words, the title before the rest', () => {
    expect(found('da')).toEqual(['Dashboard', 'Dark theme'])
    expect(found('theme')).toEqual(['Dark theme'])
    expect(found('home')).toEqual(['Dashboard'])
    expect(found('the dark')).toEqual(['Dark theme'])
    expect(found('zzz')).toEqual([])
  })

  it('ignoring accents and the Arabic article', () => {
    expect(found('sesion')).toEqual(['Cerrar sesión'])
    expect(found('اعدادات')).toEqual(['الإعدادات'])
    expect(found('الاعدادات')).toEqual(['الإعدادات'])
  })

  it('all of them without a query', () => {
    expect(found('  ')).toHaveLength(commands.length)
    expect(matchScore({ title: 'x' }, '')).toBe(1)
  })
})

describe('recent commands', () => {
  beforeAll(() => void vi.stubGlobal('localStorage', sessionStorage))
  afterAll(() => void vi.unstubAllGlobals())
  beforeEach(clearRecentCommands)

  it('are stored without duplicates, latest first, at most five', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) saveRecentCommand(id)
    expect(recentCommands()).toEqual(['f', 'e', 'd', 'a', 'c'])
  })

  it('are empty when the stored value is broken', () => {
    localStorage.setItem('plaza_recent_commands', '{"a":')
    expect(recentCommands()).toEqual([])
  })
})
