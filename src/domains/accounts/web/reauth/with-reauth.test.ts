import { ORPCError } from '@orpc/client'
import { describe, expect, it, vi } from 'vitest'
import { reauthRequests, withReauth } from './with-reauth.ts'

const needed = () => new ORPCError('REAUTHENTICATION_NEEDED', { status: 403 })

/** Fails until the user has reauthenticated. */
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

describe('an operation that needs a reauthentication', () => {
  it('runs at once while the last one is recent', async () => {
    const entryPoint = guarded()
    entryPoint.prove()
    expect(await withReauth(entryPoint.act)).toBe('done')
    expect([entryPoint.act.mock.calls.length, reauthRequests.current()]).toEqual([1, null])
  })

  it('asks for it and then continues', async () => {
    const entryPoint = guarded()
    const done = withReauth(entryPoint.act)
    await vi.waitUntil(() => reauthRequests.current())
    entryPoint.prove()
    reauthRequests.current()?.answer(true)
    expect([await done, reauthRequests.current()]).toEqual(['done', null])
  })

  it('does not run when the user cancels', async () => {
    const entryPoint = guarded()
    const done = withReauth(entryPoint.act)
    await vi.waitUntil(() => reauthRequests.current())
    reauthRequests.current()?.answer(false)
    await expect(done).rejects.toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
    expect(entryPoint.act).toHaveBeenCalledOnce()
  })

  it('asks once for several operations', async () => {
    const one = guarded()
    const other = guarded()
    const done = Promise.all([withReauth(one.act), withReauth(other.act)])
    await vi.waitUntil(() => reauthRequests.current())
    const question = reauthRequests.current()
    await Promise.resolve()
    expect(reauthRequests.current()).toBe(question)
    one.prove()
    other.prove()
    question?.answer(true)
    expect(await done).toEqual(['done', 'done'])
  })

  it('fails for other reasons without asking', async () => {
    await expect(withReauth(() => Promise.reject(new ORPCError('NOT_FOUND', { status: 404 })))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(reauthRequests.current()).toBeNull()
  })
})
