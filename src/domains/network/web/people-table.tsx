import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { ListTable } from './list-table.tsx'
import { peopleTable } from './queries.ts'

type Props = { username: string; kind: 'followers' | 'following'; isMe: boolean }

/** The followers of a person, or those they follow. Keys: network.empty.* */
export default function PeopleTable({ username, kind, isMe }: Props) {
  const { t } = useTranslation()
  const whose = isMe ? 'mine' : 'theirs'
  return (
    <ListTable
      key={kind}
      list={`network.${kind}`}
      label={t(`network.tab.${kind}`)}
      query={peopleTable(useSource(), username, kind)}
      time={t('network.since')}
      removable={isMe && kind === 'followers'}
      empty={
        <Empty icon={UsersRound} title={t(`network.empty.${kind}.title`)} text={t(`network.empty.${kind}.${whose}`)}>
          {isMe && <ButtonLink to="/network?tab=suggestions">{t('network.findPeople')}</ButtonLink>}
        </Empty>
      }
    />
  )
}
