/**
 * Whether a text has words or links that administrators want to see first. Pure, and free of zod: the server filters with it, and the settings
 * try a text with it.
 */
export const FILTER_ACTIONS = ['hold', 'refuse'] as const

/** `hold`: an administrator sees it before everybody else. `refuse`: it is not accepted. */
export type FilterAction = (typeof FILTER_ACTIONS)[number]

/** Words and sites are written one in a line. */
export type TextFilter = {
  /** Found only as words of their own. */
  wholeWords: string
  /** Found inside of other words, too. */
  wordParts: string
  wordsAction: FilterAction
  /** Host names; their subdomains are meant, too. */
  blockedSites: string
  sitesAction: FilterAction
  /** An account is new for so many days; 0: never. */
  newAccountDays: number
  /** Links in one text of a new account. */
  newAccountLinks: number
  linksAction: FilterAction
}

/** `found`: the word or the site as the administrator wrote it; empty for too many links. */
export type FilterMatch = { rule: 'word' | 'site' | 'links'; action: FilterAction; found: string }

/** Pairs of letters: the one that is written, and the one that it stands for. Cyrillic and Greek letters look like Latin ones. */
const LOOKALIKES = 'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw αa βb εe ηn ιi κk νv οo ρp τt υy χx'
/** Arabic, Persian and Urdu spell these differently, and readers do not tell them apart. */
const ARABIC_FORMS = 'ٱا ىي یي ےي ةه ہه ھه کك'
const FOLDED = new Map([...LOOKALIKES.split(' '), ...ARABIC_FORMS.split(' ')].map(([written, folded]) => [written, folded]))

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/gu
const LINK = /(?:https?:\/\/|www\.)[^\s<>"']+/giu
const HOST = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}/giu

/** Case, accents, width, invisible characters, look-alike letters, Arabic letter forms and vowel signs make no difference. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].map((letter) => FOLDED.get(letter) ?? letter).join('')
}

/** The strictest rule that the texts match; null for none. `isNewAccount`: their author registered less than `newAccountDays` ago. */
export function findFilterMatch(
  filter: TextFilter,
  texts: readonly string[],
  { isNewAccount }: { isNewAccount: boolean },
): FilterMatch | null {
  const matches = [findWord(filter, texts), findSite(filter, texts), isNewAccount ? findLinks(filter, texts) : null].filter(
    (match) => match !== null,
  )
  return matches.find(({ action }) => action === 'refuse') ?? matches[0] ?? null
}

function findWord({ wholeWords, wordParts, wordsAction }: TextFilter, texts: readonly string[]): FilterMatch | null {
  const folded = texts.map(foldText).join('\n')
  const whole = toLines(wholeWords).find((word) => hasWholeWord(folded, foldText(word)))
  const found = whole ?? toLines(wordParts).find((part) => folded.includes(foldText(part)))
  return found === undefined ? null : { rule: 'word', action: wordsAction, found }
}

/** Digits and letters of any script on either side make it a part of another word. */
function hasWholeWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length))) return true
  return false
}

function findSite({ blockedSites, sitesAction }: TextFilter, texts: readonly string[]): FilterMatch | null {
  const hosts = texts.flatMap((text) => text.normalize('NFKC').replace(INVISIBLE, '').match(HOST) ?? []).flatMap(toHost)
  const found = toLines(blockedSites).find((site) =>
    toHost(site).some((blocked) => hosts.some((host) => `.${host}`.endsWith(`.${blocked}`))),
  )
  return found === undefined ? null : { rule: 'site', action: sitesAction, found }
}

function findLinks({ newAccountLinks, linksAction }: TextFilter, texts: readonly string[]): FilterMatch | null {
  const count = texts.reduce((sum, text) => sum + (text.normalize('NFKC').replace(INVISIBLE, '').match(LINK)?.length ?? 0), 0)
  return count > newAccountLinks ? { rule: 'links', action: linksAction, found: '' } : null
}

/** The host as browsers resolve it; none for what is no host. */
function toHost(written: string): string[] {
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `http://${written}`)
  return url ? [url.hostname.replace(/^www\./, '').replace(/\.$/, '')] : []
}

function toLines(list: string): string[] {
  return list.split('\n').flatMap((line) => line.trim() || [])
}
