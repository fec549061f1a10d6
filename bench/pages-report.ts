/** The table of `npm run bench -- pages`, in Markdown. */
import type { Scores } from './lighthouse.ts'
import type { Visit } from './visit.ts'

export type Page = {
  name: string
  path: string
  who: 'guest' | 'buyer' | 'vendor'
  /** Not for search engines, so Lighthouse's score for them means nothing. */
  hidden?: boolean
}
export type MeasuredPage = Page & { visit: Visit; scores: Scores | null }

export function formatPages(pages: readonly MeasuredPage[], { files }: { files: boolean }): string {
  const withScores = pages.some(({ scores }) => scores)
  const findings = pages.flatMap(({ name, hidden, scores }) =>
    (scores?.findings ?? []).filter((finding) => !hidden || !finding.startsWith('seo')).map((finding) => `- ${name}: ${finding}`),
  )
  const lists = files ? pages.flatMap(listFiles) : []
  return [...formatVisits(pages), ...(withScores ? ['', ...formatScores(pages), '', ...findings] : []), ...lists].join('\n')
}

function formatVisits(pages: readonly MeasuredPage[]): string[] {
  return [
    '| page | requests until idle | scripts | JavaScript, gzip | LCP, throttled | blocked, throttled | requests of the worker |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...pages.map(({ name, visit }) => {
      const scripts = visit.files.filter(({ type }) => type === 'script')
      const kilobytes = scripts.reduce((sum, { gzipKb }) => sum + gzipKb, 0)
      const cells = [
        visit.files.length,
        scripts.length,
        `${kilobytes.toFixed(1)} kB`,
        seconds(visit.lcpMs),
        `${Math.round(visit.blockedMs)} ms`,
        visit.workerRequests,
      ]
      return `| ${[name, ...cells].join(' | ')} |`
    }),
  ]
}

function formatScores(pages: readonly MeasuredPage[]): string[] {
  return [
    '| page | performance | accessibility | best practices | SEO | LCP, simulated |',
    '| --- | --: | --: | --: | --: | --: |',
    ...pages.flatMap(({ name, hidden, scores }) => {
      if (!scores) return []
      const { performance, accessibility, 'best-practices': practices, seo } = scores.scores
      return [`| ${[name, performance, accessibility, practices, hidden ? '–' : seo, seconds(scores.lcpMs)].join(' | ')} |`]
    }),
  ]
}

function listFiles({ name, visit }: MeasuredPage): string[] {
  const lines = visit.files.map(({ path, type, gzipKb }) => `- ${type} ${path}${gzipKb > 0 ? ` ${gzipKb.toFixed(1)} kB` : ''}`)
  return ['', `### ${name}`, '', ...lines]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
