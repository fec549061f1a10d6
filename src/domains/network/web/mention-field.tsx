import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CompletionField, type CompletionFieldProps } from '#platform/web/inputs/completion-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { completionQuery } from './queries.ts'

type Props = Omit<CompletionFieldProps, 'sources'> & {
  /** What completes words after other signs, such as `#`. */
  sources?: CompletionFieldProps['sources']
}

/** A text in which people are mentioned: names are offered after `@`. */
export function MentionField({ sources, ...field }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  async function people(typed: string) {
    const { items } = await client.fetchQuery(completionQuery(source, typed))
    return items.map(({ id, username, name, avatarUrl, following }) => ({
      key: id,
      word: username,
      ...(name !== username && { name }),
      picture: avatarUrl,
      isPerson: true,
      ...(following && { detail: t('network.youFollow') }),
    }))
  }
  return <CompletionField {...field} sources={{ ...sources, '@': people }} />
}
