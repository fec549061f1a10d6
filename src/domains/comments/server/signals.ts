/** What open pages hear of threads: those who may read one load it again. */

import { commentAdded, commentEdited, commentHidden, commentShown, threadChanged } from '#events/comments.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import type { Signal } from '#platform/shared/signal.ts'

type Thread = EventPayload<typeof threadChanged>

const toReaders = ({ type, id, readers }: Thread): Signal[] => {
  const about = { topic: 'comments.thread', ids: [`${type} ${id}`] }
  return readers === null ? [{ to: 'everyone', ...about }] : readers.map((user) => ({ to: { user }, ...about }))
}

export const signals: readonly SignalRule[] = [
  signalsFor(commentAdded, ({ payload }) => toReaders(payload)),
  signalsFor(commentEdited, ({ payload }) => toReaders(payload)),
  signalsFor(commentHidden, ({ payload }) => toReaders(payload)),
  signalsFor(commentShown, ({ payload }) => toReaders(payload)),
  signalsFor(threadChanged, ({ payload }) => toReaders(payload)),
]
