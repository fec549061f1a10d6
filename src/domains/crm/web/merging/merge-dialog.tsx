import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MERGED_FIELDS, type MergedField } from '../../contract/merging/merge-limits.ts'
import type { ContactView } from '../../contract.ts'
import { contactPath } from '../paths.ts'
import { useMerge } from './merge-queries.ts'

type Props = { contacts: readonly [ContactView, ContactView]; workspaceId: string; onClose: () => void }

const LABELS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  segment: 'segment',
  stage: 'stageId',
  owner: 'ownerId',
  notes: 'notes',
} as const satisfies Record<MergedField, string>

function textOf({ company, stage, owner, ...contact }: ContactView, field: MergedField): string {
  if (field === 'company') return company?.name ?? ''
  if (field === 'stage') return stage?.name ?? ''
  return field === 'owner' ? (owner?.name ?? '') : contact[field]
}

/** An empty field takes the value of the other contact. */
const firstChoice = ([kept, other]: readonly [ContactView, ContactView]) =>
  new Set(MERGED_FIELDS.filter((field) => textOf(kept, field) === '' && textOf(other, field) !== ''))

/** Two contacts side by side: which one stays, and whose value each field gets. Keys: crm.contacts.field.* */
export default function MergeDialog({ contacts, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const merge = useMerge(workspaceId)
  const [pair, setPair] = useState(contacts)
  const [taken, setTaken] = useState<ReadonlySet<MergedField>>(() => firstChoice(contacts))
  const [kept, merged] = pair
  const differing = MERGED_FIELDS.filter((field) => textOf(kept, field) !== textOf(merged, field))

  function swap() {
    setPair([merged, kept])
    setTaken(firstChoice([merged, kept]))
  }

  function choose(field: MergedField, take: boolean) {
    const next = new Set(taken)
    if (take) next.add(field)
    else next.delete(field)
    setTaken(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    await merge.mutateAsync({ kept, merged, take: [...taken] }).then(
      async () => {
        toast({ title: t('crm.merging.done', { name: merged.name }) })
        onClose()
        await navigate(contactPath(kept.id))
      },
      () => {},
    )
  }

  return (
    <Modal open firm width="lg" onOpenChange={onClose} title={t('crm.merging.title')} lead={t('crm.merging.lead', { name: merged.name })}>
      <form onSubmit={(event) => void submit(event)}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0">
            {t('crm.merging.kept')} <bdi className="font-semibold">{kept.name}</bdi>
          </p>
          <Button look="secondary" size="sm" onClick={swap}>
            {t('crm.merging.swap')}
          </Button>
        </div>
        {differing.length === 0 && <p className="text-muted-foreground">{t('crm.merging.equal')}</p>}
        <div className="space-y-3">
          {differing.map((field) => (
            <fieldset key={field} className="rounded-md border p-3">
              <legend className="px-1 font-medium">{t(`crm.contacts.field.${LABELS[field]}`)}</legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {[kept, merged].map((contact, at) => (
                  <label key={contact.id} className="flex min-w-0 items-start gap-2 rounded-md p-1">
                    <input
                      type="radio"
                      name={field}
                      className="mt-1"
                      checked={taken.has(field) === (at === 1)}
                      onChange={() => choose(field, at === 1)}
                    />
                    <span dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-line">
                      {textOf(contact, field) || <span className="text-muted-foreground">{t('platform.record.empty')}</span>}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <p className="mt-4 text-sm text-muted-foreground">{t('crm.merging.moves')}</p>
        {merge.error && <FailureNotice error={merge.error} words="crm" />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={merge.isPending}>
            {t('crm.merging.merge')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
