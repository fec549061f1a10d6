import { Ban, Check, Clock, LockKeyhole, UserPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import type { PersonView } from '../contract.ts'
import { type Act, usePersonAct } from './operations.ts'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))

type Props = {
  person: Pick<PersonView, 'id' | 'name' | 'isPrivate' | 'relation'>
  size?: 'sm' | 'md'
}

/**
 * The one button of a person: follow, ask to follow, following, requested, blocked. Somebody who asks the member is accepted or declined
 * with it; its label says that they will follow.
 */
export default function FollowButton({ person, size = 'md' }: Props) {
  const { t } = useTranslation()
  const { id, name, isPrivate, relation } = person
  const { act, busy } = usePersonAct(id)
  const [asking, setAsking] = useState(false)

  const button = (kind: Act['kind'], icon: ReactNode, label: string, look: 'primary' | 'secondary', what: () => void) => (
    <Button look={look} size={size} busy={busy} onClick={what} aria-label={t(`network.button.${kind}Label`, { name })}>
      {icon}
      {label}
    </Button>
  )
  const run = (kind: Exclude<Act['kind'], 'mute' | 'send'>) => () => void act({ kind })

  if (relation.blocked)
    return button('unblock', <Ban aria-hidden className="size-4" />, t('network.button.blocked'), 'secondary', run('unblock'))
  if (relation.asksMe)
    return (
      <span className="inline-flex flex-wrap gap-2">
        {button('accept', <Check aria-hidden className="size-4" />, t('network.button.accept'), 'primary', run('accept'))}
        {button('decline', null, t('network.button.decline'), 'secondary', run('decline'))}
      </span>
    )
  if (relation.following)
    return button('unfollow', <Check aria-hidden className="size-4" />, t('network.button.following'), 'secondary', run('unfollow'))
  if (relation.requested)
    return button('withdraw', <Clock aria-hidden className="size-4" />, t('network.button.requested'), 'secondary', run('withdraw'))
  if (!isPrivate) return button('follow', <UserPlus aria-hidden className="size-4" />, t('network.button.follow'), 'primary', run('follow'))
  return (
    <>
      {button('send', <LockKeyhole aria-hidden className="size-4" />, t('network.button.request'), 'primary', () => setAsking(true))}
      {asking && (
        <Suspense fallback={null}>
          <RequestDialog person={person} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
