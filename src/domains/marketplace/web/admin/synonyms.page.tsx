/** Page for managing the words with the same meaning in the search of the shop. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { SynonymGroupView } from '../../contract.ts'
import { synonymsQuery } from './operations.ts'
import { joinWords } from './words-field.tsx'

const AddSynonyms = lazyIsland(() => import('./add-synonyms.tsx'))
const EditDialog = lazy(() => import('./edit-synonyms-dialog.tsx'))
const RemoveDialog = lazy(() => import('./remove-synonyms-dialog.tsx'))

type OpenDialog = { what: 'edit' | 'remove'; group: SynonymGroupView } | null

/** Keys: marketplace.synonyms.en, marketplace.synonyms.es, marketplace.synonyms.ar */
export default function SynonymsPage() {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { data: groups, isLoadingError, refetch } = useQuery(synonymsQuery(useSource(), language))
  const [asking, setAsking] = useState<OpenDialog>(null)
  const close = () => setAsking(null)
  return (
    <div className="max-w-3xl space-y-6">
      <PageHead title={t('marketplace.synonyms.title')} hidden />
      <SelectField
        label={t('marketplace.synonyms.language')}
        value={language}
        onChange={(event) => setLanguage(LANGUAGES.find((each) => each === event.target.value) ?? language)}
        className="max-w-60"
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {t(`marketplace.synonyms.${each}`)}
          </option>
        ))}
      </SelectField>
      <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
        <AddSynonyms language={language} />
      </Suspense>
      <Panel title={t('marketplace.synonyms.list')}>
        {isLoadingError && <FailedNotice text={t('marketplace.synonyms.failed')} onRetry={() => void refetch()} />}
        {!groups && !isLoadingError && <Skeleton className="h-48" />}
        {groups?.length === 0 && <p className="text-muted-foreground">{t('marketplace.synonyms.none')}</p>}
        {groups && groups.length > 0 && <List groups={groups} onAsk={setAsking} />}
      </Panel>
      <Suspense fallback={null}>
        {asking?.what === 'edit' && <EditDialog group={asking.group} onClose={close} />}
        {asking?.what === 'remove' && <RemoveDialog group={asking.group} onClose={close} />}
      </Suspense>
    </div>
  )
}

function List({ groups, onAsk }: { groups: readonly SynonymGroupView[]; onAsk: (asking: OpenDialog) => void }) {
  const { t } = useTranslation()
  return (
    <ul className="divide-y rounded-md border">
      {groups.map((group) => {
        const [word] = group.words
        return (
          <li key={group.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <p lang={group.language} dir="auto" className="min-w-0 grow basis-48 wrap-anywhere">
              {joinWords(group.words, group.language)}
            </p>
            <div className="flex items-center">
              <Button
                look="quiet"
                size="sm"
                aria-label={t('marketplace.synonyms.editOf', { word })}
                onClick={() => onAsk({ what: 'edit', group })}
              >
                {t('marketplace.synonyms.edit')}
              </Button>
              <Button
                look="danger"
                size="sm"
                aria-label={t('marketplace.synonyms.removeOf', { word })}
                onClick={() => onAsk({ what: 'remove', group })}
              >
                {t('marketplace.synonyms.remove')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
