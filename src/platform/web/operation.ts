/** A write as a screen asks for it. */
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswered } from './failure.ts'
import { newIntent } from './intent.ts'

export type Operation<Input, Reply> = UseMutationResult<Reply, Error, Input>

/**
 * A mutation that sends its intent along (the idempotency key): the same while the content is the same and nobody knows
 * whether it was done, so that trying again does it once. Those of one `scope` are sent one after the other.
 */
export function useOperation<Input, Reply>(
  send: (input: Input, intent: string) => Promise<Reply>,
  { onSuccess, scope }: Pick<UseMutationOptions<Reply, Error, Input>, 'onSuccess' | 'scope'> = {},
): Operation<Input, Reply> {
  const [intents] = useState(openIntents)
  return useMutation({
    mutationFn: (input: Input) => send(input, intents.of(input)),
    onSettled: (_reply, error) => {
      if (!error || isAnswered(error)) intents.forget()
    },
    ...(onSuccess && { onSuccess }),
    ...(scope && { scope }),
  })
}

type Intents = { of(input: unknown): string; forget(): void }

export function openIntents(): Intents {
  let open: { content: string; key: string } | null = null
  return {
    of(input) {
      const content = JSON.stringify(input) ?? ''
      if (open?.content !== content) open = { content, key: newIntent() }
      return open.key
    },
    forget() {
      open = null
    },
  }
}
