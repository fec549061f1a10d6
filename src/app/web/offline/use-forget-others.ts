import { useEffect } from 'react'
import { answersOwner, forgetAnswers } from '#platform/web/answers/answer-owner.ts'
import { currentWriter, isWriterConfirmed, onWriterChange, onWriterConfirmed } from '#platform/web/outbox/writer.ts'
import { deleteCachedPages } from '#platform/web/worker/delete-cached-pages.ts'

/** Deletes the visited pages and the kept answers of a member whose session is over, or after whom somebody else logged in. */
export function useForgetOthers(): void {
  useEffect(() => {
    const forget = () => {
      const owner = answersOwner()
      if (owner === null || !isWriterConfirmed() || owner === currentWriter()) return
      void Promise.all([deleteCachedPages(), forgetAnswers()]).catch(() => undefined)
    }
    forget()
    const stops = [onWriterChange(forget), onWriterConfirmed(forget)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
