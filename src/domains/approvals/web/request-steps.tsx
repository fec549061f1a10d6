import { Check, type LucideIcon, Send, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TimelineEntries, type TimelineEntry } from '#platform/web/record/timeline.tsx'
import type { ApprovalRequestRecord, Step } from '../contract.ts'

const ICONS: Record<Step, LucideIcon> = { requested: Send, approved: Check, rejected: X, withdrawn: Undo2 }

/** Every step, newest first. Keys: approvals.step.* */
export function RequestSteps({ steps }: { steps: ApprovalRequestRecord['steps'] }) {
  const { t } = useTranslation()
  const entries = steps.map(({ step, at, actor, onBehalfOf, note }, position): TimelineEntry => {
    const text = onBehalfOf
      ? t(`approvals.stepFor.${step === 'rejected' ? 'rejected' : 'approved'}`, { name: onBehalfOf.name })
      : t(`approvals.step.${step}`)
    return {
      id: `${position}`,
      icon: ICONS[step],
      at,
      actor: actor && <bdi>{actor.name}</bdi>,
      text,
      ...(note && { body: note }),
    }
  })
  return <TimelineEntries entries={entries.toReversed()} />
}
