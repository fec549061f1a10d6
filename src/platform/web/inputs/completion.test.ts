import { describe, expect, it, test } from 'vitest'
import { findTypedWord, insertWord, matchesTyped } from './completion.ts'

describe('the word that is being typed', () => {
  it.each([
    ['Hello @am|', { sign: '@', start: 6, typed: 'am' }],
    ['@|', { sign: '@', start: 0, typed: '' }],
    ['#سو| rest', { sign: '#', start: 0, typed: 'سو' }],
    ['(@mira_s|', { sign: '@', start: 1, typed: 'mira_s' }],
    ['amira@am|', null],
    ['@am ira|', null],
    ['https://x.test/@am|', null],
    ['no sign|', null],
    [`@${'x'.repeat(60)}|`, null],
  ])('of “%s” is %j', (text, word) => {
    expect(findTypedWord(text.replace('|', ''), text.indexOf('|'), ['@', '#'])).toEqual(word)
  })
})

test('a chosen name takes the place of what was typed, with one space after it', () => {
  expect(insertWord('Hi @am, you', { sign: '@', start: 3, typed: 'am' }, 'amira')).toEqual({ text: 'Hi @amira , you', cursor: 10 })
  expect(insertWord('Hi @am you', { sign: '@', start: 3, typed: 'am' }, 'amira')).toEqual({ text: 'Hi @amira you', cursor: 10 })
})

test('hazard 56: a name that does not begin with what is typed matches nothing', () => {
  expect(['amira', 'Amina', 'bruno'].filter((name) => matchesTyped(name, 'AM'))).toEqual(['amira', 'Amina'])
  expect(matchesTyped('amira', 'amirax')).toBe(false)
})
