import { useInfiniteQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { BusinessView } from '../../contract.ts'
import { businessesQuery, useUpdateBusiness } from './link-queries.ts'

export default function BusinessesList() {
  const { t } = useTranslation()
  const loaded = useInfiniteQuery(businessesQuery(useSource()))
  const items = loaded.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      {loaded.isPending && <Skeleton className="h-52 rounded-lg" />}
      {loaded.isLoadingError && <FailedNotice text={t('crm.listFailed')} onRetry={() => void loaded.refetch()} />}
      {loaded.isSuccess && items.length === 0 && (
        <Empty icon={Building2} title={t('crm.businesses.none')} text={t('crm.businesses.noneText')} />
      )}
      <div className="space-y-4">
        {items.map((business) => (
          <Business key={business.workspaceId} business={business} />
        ))}
      </div>
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
    </>
  )
}

/** Keys: crm.businesses.state.* */
function Business({ business }: { business: BusinessView }) {
  const { t } = useTranslation()
  const update = useUpdateBusiness()
  const [asking, setAsking] = useState(false)
  const { workspaceId, name, state, showsPosts } = business
  const refused = state === 'refused'

  async function change(choice: { refused?: boolean; showsPosts?: boolean }) {
    try {
      await update.mutateAsync({ workspaceId, ...choice })
      toast({ title: t('crm.businesses.saved') })
    } catch (error) {
      toast({ title: failureText(t, error, 'crm'), variant: 'destructive' })
    }
  }

  return (
    <Panel
      title={name}
      lead={t(`crm.businesses.state.${state}`)}
      aside={
        refused ? (
          <Button look="secondary" busy={update.isPending} onClick={() => void change({ refused: false })}>
            {t('crm.businesses.allow')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => setAsking(true)}>
            {t('crm.businesses.unlink')}
          </Button>
        )
      }
    >
      {!refused && (
        <SwitchField
          label={t('crm.businesses.showsPosts')}
          hint={t('crm.businesses.showsPostsHint')}
          checked={showsPosts}
          disabled={update.isPending}
          onChange={(checked) => void change({ showsPosts: checked })}
        />
      )}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('crm.businesses.unlinkTitle', { name })}
        action={t('crm.businesses.unlink')}
        words="crm"
        onConfirm={async () => {
          await update.mutateAsync({ workspaceId, refused: true })
          toast({ title: t('crm.businesses.unlinked') })
        }}
      >
        <p>{t('crm.businesses.unlinkText')}</p>
      </Confirm>
    </Panel>
  )
}
