import { ShoppingBag } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { PictureStrip } from '#domains/messages/web/index.ts'
import { MentionField } from '#domains/network/web/index.ts'
import { unitsFor } from '#platform/shared/characters.ts'
import { failureText } from '#platform/web/failure.ts'
import { droppedFiles } from '#platform/web/files/dropped-files.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { CharactersLeft } from '#platform/web/ui/characters-left.tsx'
import { ChosenCard } from '#platform/web/ui/chosen-card.tsx'
import { MAX_TEXT } from '../../contract/limits.ts'
import type { PostView } from '../../contract.ts'
import { AddButtons } from './add-buttons.tsx'
import { AudienceField } from './audience-field.tsx'
import { PollEditor } from './poll-editor.tsx'
import { useComposer } from './use-composer.ts'
import { useTagSource } from './use-tag-source.ts'

type Props = {
  name: string
  /** Posts into this group; otherwise the author chooses. */
  groupId?: string
  quoted?: PostView
  /** What is below the text, such as the quoted post. */
  below?: ReactNode
  onSent?: () => void
  autoFocus?: boolean
  element?: RefObject<HTMLTextAreaElement | null>
}

/** Writes a post. Ctrl+Enter sends it. */
export function Composer({ below, autoFocus = false, element, ...options }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const tags = useTagSource()
  const own = useRef<HTMLTextAreaElement>(null)
  const field = element ?? own
  const composer = useComposer(options)
  const { text, items, queue, record, poll, failure, isEmpty, busy, choice, send, addFiles } = composer
  const started = !isEmpty || poll !== null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void droppedFiles(event.dataTransfer).then(addFiles)
      }}
      className="rounded-lg border bg-card p-3 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring"
    >
      <div className="flex gap-3">
        {me && <Avatar name={me.username} picture={me.avatarUrl} />}
        <div className="min-w-0 grow">
          <MentionField
            element={field}
            label={t('feed.compose.label')}
            placeholder={t(options.groupId ? 'feed.compose.toGroup' : 'feed.compose.placeholder')}
            value={text}
            readOnly={busy}
            autoFocus={autoFocus}
            maxLength={unitsFor(MAX_TEXT)}
            onChange={composer.setText}
            sources={{ '#': tags }}
            className="max-h-96"
            onPaste={(event) => {
              if (event.clipboardData.files.length === 0) return
              event.preventDefault()
              addFiles([...event.clipboardData.files])
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void send()
            }}
          />
        </div>
      </div>
      {items.length > 0 && <PictureStrip queue={queue} items={items} />}
      {record && (
        <div className="mt-2">
          <ChosenCard
            card={record.card}
            icon={ShoppingBag}
            remove={t('feed.compose.removeProduct')}
            onRemove={() => composer.setRecord(null)}
          />
        </div>
      )}
      {poll && <PollEditor poll={poll} onChange={composer.setPoll} />}
      {below}
      {failure !== null && (
        <p role="alert" className="mt-2 text-sm font-medium text-destructive">
          {failureText(t, failure, 'feed')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2">
        <AddButtons
          pictures={items.length}
          hasPoll={poll !== null}
          onFiles={addFiles}
          onProduct={composer.setRecord}
          onPoll={() => composer.setPoll(poll ? null : { options: ['', ''], hours: 24 })}
        />
        <span className="ms-auto flex flex-wrap items-center gap-3">
          <CharactersLeft text={text} maximum={MAX_TEXT} />
          {started && !options.groupId && <AudienceField value={choice} onChange={composer.setChoice} canPickGroup={!options.quoted} />}
          <Button busy={busy} disabled={isEmpty} onClick={() => void send()}>
            {t('feed.compose.send')}
          </Button>
        </span>
      </div>
    </div>
  )
}
