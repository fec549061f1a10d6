import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ConversationRow } from '../../contract.ts'
import { partyName } from '../names.ts'

/** The last message in one line: “You: …”, and in groups the name of the sender. Keys: messages.snippet.* */
export function Snippet({ row: { kind, last } }: { row: Pick<ConversationRow, 'kind' | 'last'> }) {
  const { t } = useTranslation()
  if (!last) return t('messages.snippet.none')
  const sender = last.mine ? t('messages.you') : kind !== 'direct' && last.sender ? partyName(t, last.sender) : null
  return (
    <>
      {sender && last.kind !== 'event' && <bdi className="max-w-1/2 shrink-0 truncate">{t('messages.snippet.from', { name: sender })}</bdi>}
      <bdi className="truncate">{contentOf(t, last)}</bdi>
    </>
  )
}

function contentOf(t: TFunction, { kind, text }: NonNullable<ConversationRow['last']>): string {
  if (kind === 'deleted') return t('messages.deleted')
  return text || t(`messages.snippet.${kind}`)
}
