/** Hazard 40 of social networks: a text of a megabyte in each field by itself. The answer names the field, and nothing is stored. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { allOperations } from './operations.ts'
import { sampleInputs } from './sample-input.ts'

const MEGABYTE = 'x'.repeat(1_000_000)
/** Where people write for others, and what names them. */
const SOCIAL =
  /^(?:network|groups|feed|comments|moderation|messages|reviews|reports|search|notifications|marketplace\.questions|accounts\.profile|orders\.(?:proposals|thread))\./

let plaza: TestPlaza
let amira: Member
let omar: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, omar] = [await plaza.member('amira'), await plaza.member('omar')]
  for (const member of [amira, omar]) await member.reauthenticate(FIXTURE_PASSWORD)
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

/** The sample that fills a text up to its maximum shows where the text is. */
function findFilled(sample: unknown, path: readonly string[] = []): string[] | null {
  if (typeof sample === 'string') return /^ش+$/.test(sample) ? [...path] : null
  if (typeof sample !== 'object' || sample === null) return null
  for (const [key, value] of Object.entries(sample)) {
    const found = findFilled(value, [...path, key])
    if (found) return found
  }
  return null
}

function replace(sample: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return MEGABYTE
  const inner = replace((sample as Record<string, unknown>)[key], rest)
  return Array.isArray(sample) ? sample.map((item, at) => (String(at) === key ? inner : item)) : { ...(sample as object), [key]: inner }
}

const PLACES = allOperations()
  .filter(({ name, fields }) => fields.length > 0 && SOCIAL.test(name))
  .flatMap(({ name, meta, input }) =>
    sampleInputs(input).flatMap((sample) => {
      const path = findFilled(sample)
      return path ? [{ name, meta, path: path.join('.'), input: replace(sample, path) }] : []
    }),
  )

describe('hazard 40: a megabyte in one field is refused by name', () => {
  test.each(PLACES)('$name: $path', async ({ name, meta, path, input }) => {
    await plaza.rows('delete from platform.rate_limits')
    const { status, body } = await (meta.access === 'admin' ? omar : amira).call(name, input, { workspace })
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT'])
    expect(body.data.fields).toContainEqual(expect.objectContaining({ path, rule: 'too_big' }))
  })

  test('was tried in all kinds of fields', () => {
    expect(PLACES.length).toBeGreaterThan(60)
  })
})

test('hazard 40: a body of more than a mebibyte is not read, so that its answer names no field', async () => {
  const { status, body } = await amira.call('messages.search', { q: 'x'.repeat(1_048_576) })
  expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
})
