import { ORPCError } from '@orpc/client'
import { describe, expect, it, vi } from 'vitest'
import { proven, questions } from './proven.ts'

const needed = () => new ORPCError('REAUTHENTICATION_NEEDED', { status: 403 })

/** Fails until somebody has proved who they are. */
function guarded() {
  let proved = false
  return {
    prove: () => {
      proved = true
    },
    act: vi.fn(async () => {
      if (!proved) throw needed()
      return 'done'
    }),
  }
}

describe('what needs a proof', () => {
  it('is done at once while one is fresh', async () => {
    const door = guarded()
    door.prove()
    expect(await proven(door.act)).toBe('done')
    expect([door.act.mock.calls.length, questions.current()]).toEqual([1, null])
  })

  it('asks, and goes on by itself', async () => {
    const door = guarded()
    const done = proven(door.act)
    await vi.waitUntil(() => questions.current())
    door.prove()
    questions.current()?.answer(true)
    expect([await done, questions.current()]).toEqual(['done', null])
  })

  it('is not done when none is given', async () => {
    const door = guarded()
    const done = proven(door.act)
    await vi.waitUntil(() => questions.current())
    questions.current()?.answer(false)
    await expect(done).rejects.toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
    expect(door.act).toHaveBeenCalledOnce()
  })

  it('asks once for several at a time', async () => {
    const [one, other] = [guarded(), guarded()]
    const done = Promise.all([proven(one.act), proven(other.act)])
    await vi.waitUntil(() => questions.current())
    const question = questions.current()
    await Promise.resolve()
    expect(questions.current()).toBe(question)
    one.prove()
    other.prove()
    question?.answer(true)
    expect(await done).toEqual(['done', 'done'])
  })

  it('fails for its own reasons without asking anybody', async () => {
    await expect(proven(() => Promise.reject(new ORPCError('NOT_FOUND', { status: 404 })))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(questions.current()).toBeNull()
  })
})
