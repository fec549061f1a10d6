import { FileX, type LucideIcon, Paperclip, Pencil, StickyNote, Tag, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TimelineEntry } from '#platform/web/record/timeline.tsx'
import type { EntryView } from '../contract.ts'
import { ChangeList } from './change-list.tsx'
import { NoteBody } from './note-body.tsx'
import type { RecordRef } from './queries.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'records.assigned': UserRound,
  'records.tagged': Tag,
  'records.untagged': Tag,
  'records.fileAdded': Paperclip,
  'records.fileDeleted': FileX,
}

/** Notes and activity as entries of the timeline. Keys: records.record.* */
export function useEntries(record: RecordRef, words: string): (entry: EntryView) => TimelineEntry {
  const { t } = useTranslation()
  return (entry) => {
    const person = entry.kind === 'note' ? entry.author : entry.actor
    const actor = person ? <bdi>{person.name}</bdi> : null
    if (entry.kind === 'note')
      return {
        id: entry.id,
        icon: StickyNote,
        at: entry.at,
        actor,
        text: entry.editedAt === null ? t('records.timeline.note') : t('records.timeline.editedNote'),
        more: <NoteBody record={record} note={entry} />,
      }
    const [domain = '', action = ''] = entry.action.split('.')
    const prefix = domain === 'records' ? 'records' : words
    return {
      id: entry.id,
      icon: ICONS[entry.action] ?? Pencil,
      at: entry.at,
      actor,
      text: t(`${prefix}.record.action.${action}`),
      ...(entry.changes.length > 0 && { more: <ChangeList changes={entry.changes} words={prefix} /> }),
    }
  }
}
