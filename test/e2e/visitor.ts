/** A person at a browser of their own: nothing kept from others, and every trouble of a page is written down. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { awake } from './awake.ts'
import { type Words, wordsOf } from './words.ts'

type Options = {
  words?: Words
  width?: number
  /** As the cookie keeps it. */
  theme?: string
  timezone?: string
  /** What the device prefers. */
  colorScheme?: 'light' | 'dark'
  forcedColors?: 'active'
  /** With the service worker. Without, what a test answers itself reaches the page, and nothing is loaded beside it. */
  worker?: boolean
}

const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 }
const LOOKS_FOR_MS = 10_000
const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** What pages tell each visit about; `shift` sums the layout shifts nobody caused by typing or clicking. */
type Watched = Window & { plazaShift?: number }

export class Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly words: Words
  private readonly origin: string
  private readonly troubles: string[] = []
  private readonly forgiven: RegExp[] = []

  private constructor(context: BrowserContext, page: Page, origin: string, words: Words) {
    this.context = context
    this.page = page
    this.origin = origin
    this.words = words
  }

  static async arrive(
    browser: Browser,
    url: string,
    { words = wordsOf('en'), width = 1440, theme, colorScheme, forcedColors, worker = false }: Options = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: HEIGHTS[width] ?? 900 },
      locale: words.language,
      timezoneId: 'America/Guayaquil',
      reducedMotion: 'reduce',
      hasTouch: width < 768,
      ...(colorScheme && { colorScheme }),
      ...(forcedColors && { forcedColors }),
    })
    context.setDefaultTimeout(LOOKS_FOR_MS)
    if (theme) await context.addCookies([{ name: 'plaza_theme', value: theme, url }])
    await context.addInitScript(watch)
    if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const page = await context.newPage()
    const visitor = new Visitor(context, page, new URL(url).origin, words)
    visitor.listen()
    return visitor
  }

  say = (key: string, params?: Record<string, string | number>) => this.words.say(key, params)
  button = (key: string, params?: Record<string, string | number>) =>
    this.page.getByRole('button', { name: this.say(key, params), exact: true })
  link = (key: string, params?: Record<string, string | number>) =>
    this.page.getByRole('link', { name: this.say(key, params), exact: true })
  dialog = () => this.page.getByRole('dialog')
  main = () => this.page.getByRole('main')

  /** Opens an address and waits until its scripts listen. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(path)
    await this.awake()
    return response?.status() ?? 0
  }

  /** After a page that came by itself. */
  awake = () => awake(this.page)

  /** Nothing of WCAG 2.2 AA is broken on what is shown now, and nothing sticks out of the screen. */
  async expectAccessible(screen: string, { rules }: { rules?: string[] } = {}): Promise<void> {
    await this.page.evaluate(() => {
      // What is half under the header because of where the page stands is no small target.
      window.scrollTo(0, 0)
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    })
    // There are no frames, so axe needs no page of its own to gather what they found.
    const axe = new AxeBuilder({ page: this.page }).setLegacyMode()
    const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG_AA)).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    )
    expect(found, `accessibility of ${screen}`).toEqual([])
    expect(await this.sticksOut(), `what is wider than the screen on ${screen}`).toBe(0)
  }

  /** The same screen in the other theme too, where only colors differ. */
  async expectAccessibleInBothThemes(screen: string): Promise<void> {
    await this.expectAccessible(screen)
    await this.otherTheme()
    await this.expectAccessible(`${screen}, other theme`, { rules: ['color-contrast'] })
    await this.otherTheme()
  }

  /** How far what is shown has jumped since the document came. */
  shift = () => this.page.evaluate(() => (window as Watched).plazaShift ?? 0)

  /** A trouble that a test makes on purpose. */
  forgive(pattern: RegExp): void {
    this.forgiven.push(pattern)
  }

  /** The end of every visit: no error and no warning in the console, no policy broken, nobody else called, nothing failed. */
  async leave(): Promise<void> {
    await this.context.close()
    expect(this.unforgiven()).toEqual([])
  }

  unforgiven = () => this.troubles.filter((trouble) => !this.forgiven.some((pattern) => pattern.test(trouble)))

  private sticksOut(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }

  private otherTheme(): Promise<void> {
    return this.page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset['theme'] = dataset['theme'] === 'default-light' ? 'default-dark' : 'default-light'
    })
  }

  private listen(): void {
    const note = (trouble: string) => this.troubles.push(trouble)
    this.page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    this.page.on('pageerror', (error) => note(`uncaught: ${error.stack || error.message || error.name}`))
    this.page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== this.origin) note(`called somebody else: ${url.href}`)
    })
    this.page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // Leaving a page gives up what it was still loading.
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`)
    })
    this.page.on('response', (response) => {
      if (response.status() >= 500) note(`${response.status()}: ${response.url()}`)
    })
  }
}

/** Runs in the page before anything of it. */
function watch(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
    console.error(`policy broken: ${violatedDirective} by ${blockedURI} ${sourceFile} ${sample}`),
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) (window as Watched).plazaShift = ((window as Watched).plazaShift ?? 0) + entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
