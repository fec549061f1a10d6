import { expect, test } from 'vitest'
import { findDisplayNameProblem } from '../display-name.rules.ts'
import { DISPLAY_NAMES } from './display-names.ts'
import { DEMO_PEOPLE } from './people.ts'

test('people of the demo data have names that anybody may have, each another one', () => {
  const usernames = new Set(DEMO_PEOPLE.map(({ username }) => username))
  for (const [username, name] of Object.entries(DISPLAY_NAMES)) {
    expect(usernames, username).toContain(username)
    expect(findDisplayNameProblem(name), name).toBeNull()
  }
  expect(new Set(Object.values(DISPLAY_NAMES)).size).toBe(Object.keys(DISPLAY_NAMES).length)
})
