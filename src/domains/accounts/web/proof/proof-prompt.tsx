/** Stands in every frame behind login; the dialog is loaded when somebody is first asked. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { questions } from './proven.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

export function ProofPrompt() {
  const question = useSyncExternalStore(questions.subscribe, questions.current, () => null)
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <ProofDialog onAnswer={question.answer} />
    </Suspense>
  )
}
