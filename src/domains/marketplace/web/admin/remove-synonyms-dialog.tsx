import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SynonymGroupView } from '../../contract.ts'
import { useRemoveSynonyms } from './operations.ts'

export default function RemoveSynonymsDialog({ group: { id, words }, onClose }: { group: SynonymGroupView; onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useRemoveSynonyms()
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('marketplace.synonyms.removeTitle', { word: words[0] })}
      action={t('marketplace.synonyms.remove')}
      words="marketplace"
      onConfirm={async () => {
        await remove.mutateAsync({ id })
        toast({ title: t('marketplace.synonyms.removed') })
      }}
    >
      <p>{t('marketplace.synonyms.removeText')}</p>
    </Confirm>
  )
}
