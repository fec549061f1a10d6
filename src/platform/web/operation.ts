/** Mutations with idempotency keys. */
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswered } from './failure.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

export type Operation<Input, Reply> = UseMutationResult<Reply, Error, Input>

/**
 * A mutation with an idempotency key. The key stays the same while the input is the same and the outcome is unknown, so that retries run
 * once. Mutations of one `scope` run one after the other.
 */
export function useOperation<Input, Reply>(
  send: (input: Input, idempotencyKey: string) => Promise<Reply>,
  { onSuccess, scope }: Pick<UseMutationOptions<Reply, Error, Input>, 'onSuccess' | 'scope'> = {},
): Operation<Input, Reply> {
  const [idempotencyKeys] = useState(pendingKeys)
  return useMutation({
    mutationFn: (input: Input) => send(input, idempotencyKeys.of(input)),
    onSettled: (_reply, error) => {
      if (!error || isAnswered(error)) idempotencyKeys.forget()
    },
    ...(onSuccess && { onSuccess }),
    ...(scope && { scope }),
  })
}

type IdempotencyKeys = { of(input: unknown): string; forget(): void }

export function pendingKeys(): IdempotencyKeys {
  let open: { content: string; key: string } | null = null
  return {
    of(input) {
      const content = JSON.stringify(input) ?? ''
      if (open?.content !== content) open = { content, key: newIdempotencyKey() }
      return open.key
    },
    forget() {
      open = null
    },
  }
}
