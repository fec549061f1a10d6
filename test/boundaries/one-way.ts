/** Boundary 7: one way to do a thing. Server code uses the platform's part and does not write its own. */
import type { SourceFile } from './schemas.ts'

export type Way = {
  /** The platform's part. */
  use: string
  /** Matches code that does the same by hand. */
  byHand: RegExp
  /** The files of the part itself. */
  home: RegExp
}

export const WAYS = {
  context: {
    use: 'implementOperations',
    byHand:
      /\bimplement\(|\.use\(guard\)|!(?:\w+\.)?membership\b[^\n]*\bthrow\b|\.kind !== 'member'\)? ?\|?\|?[^\n]*\bthrow\b|\brequire(?:Member|Membership|WorkspaceId)\(/g,
    home: /^src\/platform\/server\/(implement-operations|authorize)\.ts$/,
  },
  money: {
    use: 'money',
    byHand:
      /\{ amountMinor(?:: [^,{}]+)?, currency(?:: [^{},]+)? \}(?!\s*(?:=|:|\)\s*=>|\|))|(?:function|const) (?:money|toMoney|sumOf)\b/g,
    home: /^src\/platform\/shared\/(money|contract)\.ts$/,
  },
  list: {
    use: 'listPage',
    byHand: /\[\\\\%_\]|\bMAX_EXACT_COUNT\b|\bafterCursor\(|\btoPage\(/g,
    // The timeline of the feed joins the newest rows of many authors.
    home: /^src\/(platform\/server\/(list-page|keyset|total)|domains\/feed\/server\/timeline\.sql)\.ts$/,
  },
  settings: {
    use: 'defineSettings',
    byHand:
      /\b(?:update|insert into) [a-z]+\.settings\b|(?:updateTable|insertInto)\('[a-z]+\.settings'\)|recordAudit\([^)]*ettingsChanged/g,
    // The commission is a list of rules whose version is kept beside other settings of finance.
    home: /^src\/(platform\/server\/define-settings|domains\/finance\/server\/settings\.sql)\.ts$/,
  },
  states: {
    use: 'defineStates',
    byHand: /Record<(\w*(?:Status|State)), readonly \1\[\]>|const \w+_(?:TRANSITIONS|NEXT)\b/g,
    home: /^src\/platform\/server\/define-states\.ts$/,
  },
  import: {
    use: 'defineImport',
    byHand: /\{ line, values(?:: \w+)? \}\) (?:=>|:)|\bvalues\[\w+\]\??\.trim\(\)|(?:function|const) (?:read|parse)Rows?\b/g,
    home: /^src\/platform\/server\/(define-import|read-rows)\.ts$/,
  },
  resource: {
    use: 'defineResource',
    byHand: /: Resource = \{|: readonly Resource\[\] = \[\s*\{|\bas Resource\b|\bsatisfies Resource\b/g,
    home: /^src\/platform\/server\/(resources|services)\.ts$/,
  },
  csv: {
    use: 'writeCsv',
    byHand: /from 'papaparse'|\bPapa\.|['"`]text\/csv|\.join\(['"`][,;]['"`]\)[^\n]*\.join\(['"`](?:\\r)?\\n/g,
    home: /^src\/platform\/web\/(table\/csv|files\/save-file)\.ts$/,
  },
  request: {
    use: 'openGuardedFetch',
    byHand:
      /(?<![\w.])fetch\(|from '(?:node:)?(?:https|http2|undici)'|import \{[^}]*\b(?:request|get)\b[^}]*\} from 'node:http'|\bhttp\.(?:request|get)\(/g,
    // Addresses that the administrator configured, and the development server.
    home: /^src\/(platform\/server\/(guarded-fetch\/[\w-]+|outbound|files\/s3-files)|app\/server\/dev)\.ts$/,
  },
} satisfies Record<string, Way>

/** Returns `path: text found, use …` for each place that does the thing by hand. */
export function wayViolations({ use, byHand, home }: Way, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !home.test(path))
    .flatMap(({ path, text }) => [...withoutComments(text).matchAll(byHand)].map(([found]) => `${path}: ${found}, use ${use}`))
}

/** Returns the number of places that use the platform's part. */
export function countUses({ use, home }: Way, files: readonly SourceFile[]): number {
  const call = new RegExp(`\\b${use}(?:<[^>(]*>)?\\(`, 'g')
  return files.filter(({ path }) => !home.test(path)).reduce((sum, { text }) => sum + (text.match(call)?.length ?? 0), 0)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
}
