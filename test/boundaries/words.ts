/** Boundary 8: retired words. The glossary of the project has one word for one thing; the words replaced by it must not come back. */

/** Identifiers, paths and phrases that the code must not use, and what to write instead. */
export const RETIRED: readonly { found: RegExp; instead: string }[] = [
  { found: /\b\w*[kK]ernel\w*(?!: 'lanczos3')/, instead: 'services' },
  { found: /\bseatOf\b|\bunseat\b|\b(?:lock|own|count)Seats?\b/i, instead: 'membership' },
  { found: /#facts|\bdefineFact\b|\bplatform\.facts\b|\bhearDue\w*|\bhearings?\b/i, instead: 'domain event, event delivery' },
  { found: /\bannounce\(/, instead: 'publish' },
  { found: /\bwhoseOf\b|\bWhose\b/, instead: 'workspaceId, owner' },
  { found: /\bDOMAIN_LINE\b|domains\/map\.ts/, instead: 'DEPENDENCY_ORDER' },
  { found: /\bsubjects\.ts\b|\bjoinSubjects\b|\bSubjectRef\b/, instead: 'resource' },
  { found: /\bentrusted?\b|\bAREA_NEEDED\b/i, instead: 'permission' },
  {
    found: /\bForeseen\b|\bwayRound\b|\bgatekeeper\b|\bfarewell\b|\bnameless\b/i,
    instead: 'StartupError, redirectFor, route guard, logout, anonymous',
  },
  { found: /\bproof: 'fresh'|\brepeat: 'refuse'/, instead: "reauth: true, replay: 'reject'" },
  { found: /\bcast\.ts\b|\bCAST_PASSWORD\b|\bseedCast\b|\bstory\.ts\b|\bseedStory\b/, instead: 'fixtures, demo data' },
  { found: /\bbreach(?:es)?\b|\btest\/walls\b|\bwalls?\b(?= (?:test|\d))/i, instead: 'violation, boundary' },
  {
    found: /\bletGoOf\w+|\bisTakenMeanwhile\b|\blookAgain\b|\buseAskAgain\b|\bbringAlong\b/,
    instead: 'unlink, refetch, invalidate, merge',
  },
  { found: /\bdesk(?::|=\{|\.[a-z])|\{ desk\b|\bDesk[A-Z]\w*|\bgiveBack\b|\bGiveBack\w*/, instead: 'vendor or admin, refund' },
  { found: /\bwhoever\b|\bmeanwhile\b|\banew\b|\bof which\b/i, instead: 'a plain sentence with a subject' },
]

export type SourceText = { path: string; text: string }

/** `path:line: found, write instead`, for each line with a retired word. */
export function findRetiredWords(sources: readonly SourceText[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const hit = RETIRED.find(({ found }) => found.test(line))
      return hit ? [`${path}:${index + 1}: ${hit.found.exec(line)?.[0]}, write ${hit.instead}`] : []
    }),
  )
}
