import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { matching, scoreOf } from './match.ts'
import { forgetRecentCommands, recentCommands, rememberCommand } from './recent-commands.ts'
import { isSingleKey, pressName, shortcutMatcher } from './shortcut-keys.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  ...{ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more },
})

describe('a press', () => {
  it('is called the same on every keyboard', () => {
    expect(pressName(press('g', { code: 'KeyG' }))).toBe('g')
    expect(pressName(press('ل', { code: 'KeyG' }))).toBe('g')
    expect(pressName(press('g', { code: 'KeyI' }))).toBe('g')
    expect(pressName(press('؟', { shiftKey: true }))).toBe('?')
    expect(pressName(press('?', { shiftKey: true, code: 'Slash' }))).toBe('?')
    expect(pressName(press('k', { metaKey: true }))).toBe(pressName(press('K', { ctrlKey: true })))
    expect(pressName(press('N', { shiftKey: true, code: 'KeyN' }))).toBe('Shift+n')
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

  it('that was begun is forgotten after a while, and by another key', () => {
    expect(presses(['g', 0], ['d', 5_000])).toEqual([null, null])
    expect(presses(['g', 0], ['x', 10], ['d', 20])).toEqual([null, null, null])
    expect(presses(['g', 0], ['g', 10], ['m', 20])).toEqual([null, null, 'g m'])
    expect(presses(['g', 0], ['?', 10])).toEqual([null, '?'])
  })
})

describe('what is typed finds', () => {
  const commands = [
    { title: 'Marketplace' },
    { title: 'Dashboard', words: ['home'] },
    { title: 'Dark theme', detail: 'Appearance' },
    { title: 'الإعدادات' },
    { title: 'Cerrar sesión' },
  ]
  const found = (query: string) => matching(commands, query).map(({ title }) => title)

  it('by the beginnings of words, the title before the rest', () => {
    expect(found('da')).toEqual(['Dashboard', 'Dark theme'])
    expect(found('theme')).toEqual(['Dark theme'])
    expect(found('home')).toEqual(['Dashboard'])
    expect(found('the dark')).toEqual(['Dark theme'])
    expect(found('zzz')).toEqual([])
  })

  it('whatever the accents, and with or without the Arabic article', () => {
    expect(found('sesion')).toEqual(['Cerrar sesión'])
    expect(found('اعدادات')).toEqual(['الإعدادات'])
    expect(found('الاعدادات')).toEqual(['الإعدادات'])
  })

  it('everything when nothing is typed', () => {
    expect(found('  ')).toHaveLength(commands.length)
    expect(scoreOf({ title: 'x' }, '')).toBe(1)
  })
})

describe('what was done lately', () => {
  beforeAll(() => void vi.stubGlobal('localStorage', sessionStorage))
  afterAll(() => void vi.unstubAllGlobals())
  beforeEach(forgetRecentCommands)

  it('is kept without repeating, the last first, and no more than five', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberCommand(id)
    expect(recentCommands()).toEqual(['f', 'e', 'd', 'a', 'c'])
  })

  it('that somebody broke counts as nothing', () => {
    localStorage.setItem('plaza_recent_commands', '{"a":')
    expect(recentCommands()).toEqual([])
  })
})
