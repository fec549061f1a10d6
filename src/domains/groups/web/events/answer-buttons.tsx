import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { ANSWERS, type Answer } from '../../contract/limits.ts'
import type { EventView } from '../../contract.ts'
import { useAnswerEvent } from './operations.ts'

type Choice = Answer | 'none'

/** Going, maybe or not going, for members and as long as the event is ahead. Keys: groups.events.answer.* */
export function AnswerButtons({ event }: { event: EventView }) {
  const { t } = useTranslation()
  const operation = useAnswerEvent(event.id)
  const { answer, isFull, isCancelled, isOver, mayAnswer, title } = event
  if (isCancelled || isOver || !mayAnswer) return null
  const shown: Choice = (operation.isPending && operation.variables) || (answer ?? 'none')
  const open = ANSWERS.filter((value) => value !== 'going' || !isFull || answer === 'going')
  async function choose(value: Choice) {
    if (value === 'none' || operation.isPending) return
    try {
      await operation.mutateAsync(value)
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'groups') })
    }
  }
  return (
    <Segmented
      label={t('groups.events.answerTo', { title })}
      choices={open.map((value) => ({ value: value as Choice, label: t(`groups.events.answer.${value}`) }))}
      value={shown}
      onChange={(value) => void choose(value)}
    />
  )
}
