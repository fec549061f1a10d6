/** A person with their own browser context; every problem of a page is recorded. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from './find-violations.ts'
import { loadTranslations, type Translations } from './translations.ts'
import { waitUntilHydrated } from './wait-until-hydrated.ts'

type Options = {
  words?: Translations
  width?: number
  /** The value of the theme cookie. */
  theme?: string
  timezone?: string
  /** The device's preferred color scheme. */
  colorScheme?: 'light' | 'dark'
  forcedColors?: 'active'
  /** Lets scripts run that the content security policy forbids. */
  bypassCSP?: boolean
  /** Enables the service worker. Without it, the test's routes reach the page, and nothing loads in the background. */
  worker?: boolean
}

const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 }
const TIMEOUT_MS = 60_000
/** Data that pages collect for the visit; `shift` sums layout shifts without recent input. */
type ObservedWindow = Window & { plazaShift?: number }

export class Actor {
  readonly page: Page
  readonly context: BrowserContext
  readonly words: Translations
  readonly origin: string
  private readonly problems: string[] = []
  private readonly forgiven: RegExp[] = []

  private constructor(context: BrowserContext, page: Page, origin: string, words: Translations) {
    this.context = context
    this.page = page
    this.origin = origin
    this.words = words
  }

  static async arrive(
    browser: Browser,
    url: string,
    { words = loadTranslations('en'), width = 1440, theme, colorScheme, forcedColors, bypassCSP = false, worker = false }: Options = {},
  ): Promise<Actor> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: HEIGHTS[width] ?? 900 },
      locale: words.language,
      timezoneId: 'America/Guayaquil',
      reducedMotion: 'reduce',
      bypassCSP,
      hasTouch: width < 768,
      ...(colorScheme && { colorScheme }),
      ...(forcedColors && { forcedColors }),
    })
    context.setDefaultTimeout(TIMEOUT_MS)
    if (theme) await context.addCookies([{ name: 'plaza_theme', value: theme, url }])
    await context.addInitScript(observePage)
    if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const page = await context.newPage()
    const visitor = new Actor(context, page, new URL(url).origin, words)
    visitor.listen()
    return visitor
  }

  say = (key: string, params?: Record<string, string | number>) => this.words.say(key, params)
  /** A button of the page; the bar of a phone repeats one. */
  button = (key: string, params?: Record<string, string | number>) =>
    this.page.getByRole('button', { name: this.say(key, params), exact: true }).and(this.page.locator(':not([data-buy-bar] *)'))
  link = (key: string, params?: Record<string, string | number>) =>
    this.page.getByRole('link', { name: this.say(key, params), exact: true })
  dialog = () => this.page.getByRole('dialog')
  main = () => this.page.getByRole('main')

  /** Opens an address and waits until it is hydrated. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(path)
    await this.awake()
    return response?.status() ?? 0
  }

  /** Waits for hydration after a navigation. */
  awake = () => waitUntilHydrated(this.page)

  /** Expects no WCAG 2.2 AA violation and no horizontal overflow. */
  async expectAccessible(screen: string, { rules }: { rules?: string[] } = {}): Promise<void> {
    await this.expectLoaded(screen)
    await this.page.evaluate(() => {
      // Controls half covered by the header would count as too small, so scroll to the top.
      window.scrollTo(0, 0)
      // An inherited color that fades makes its heirs fade after it, so waiting for the running transitions is not enough.
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets = [still]
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    })
    expect(await this.findSettledViolations(screen, rules), `accessibility of ${screen}`).toEqual([])
    await this.page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    expect(await this.sticksOut(), `what is wider than the screen on ${screen}`).toBe(0)
  }

  /** Looks again when something began to reload, and was paler, while it was examined. */
  private async findSettledViolations(screen: string, rules: string[] | undefined, again = 3): Promise<string[]> {
    const began = await this.page.evaluateHandle(() => {
      const seen = { busy: false }
      const look = () => (seen.busy ||= document.querySelector('[aria-busy=true]') !== null)
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
      return seen
    })
    const found = await findViolations(this.page, rules)
    if (found.length === 0 || again === 0 || !(await began.evaluate(({ busy }) => busy))) return found
    await this.expectLoaded(screen)
    return this.findSettledViolations(screen, rules, again - 1)
  }

  /** Rows that are reloading are paler until they arrive, and a reloaded page gets its title. The component catalog shows parts that load forever. */
  private async expectLoaded(screen: string): Promise<void> {
    await expect.poll(() => this.page.title(), { message: `the title of ${screen}` }).not.toBe('')
    if (new URL(this.page.url()).pathname.startsWith('/dev/')) return
    await expect.poll(() => this.page.locator('[aria-busy=true]').count(), { message: `what still loads on ${screen}` }).toBe(0)
  }

  /** With PLAZA_LONG checks the screen in the other theme too, where only colors differ (decision 0079). */
  async expectAccessibleInBothThemes(screen: string): Promise<void> {
    await this.expectAccessible(screen)
    if (!process.env['PLAZA_LONG']) return
    await this.otherTheme()
    await this.expectAccessible(`${screen}, other theme`, { rules: ['color-contrast'] })
    await this.otherTheme()
  }

  /** The sum of layout shifts since the document loaded. */
  shift = () => this.page.evaluate(() => (window as ObservedWindow).plazaShift ?? 0)

  /** Ignores a problem that the test causes on purpose. */
  forgive(pattern: RegExp): void {
    this.forgiven.push(pattern)
  }

  /** Ends the visit and expects no console error or warning, no CSP violation, no foreign request and no failed request. */
  async leave(): Promise<void> {
    await this.context.close()
    expect(this.unforgiven()).toEqual([])
  }

  unforgiven = () => this.problems.filter((problem) => !this.forgiven.some((pattern) => pattern.test(problem)))

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
    const note = (problem: string) => this.problems.push(problem)
    this.page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || USED_LATE.test(message.text())) return
      note(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    this.page.on('pageerror', (error) => note(`uncaught: ${error.stack || error.message || error.name}`))
    this.page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== this.origin) note(`called somebody else: ${url.href}`)
    })
    this.page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // Navigation aborts running requests.
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`)
    })
    this.page.on('response', (response) => {
      if (response.status() >= 500) note(`${response.status()}: ${response.url()}`)
    })
  }
}

/** Chromium warns when a preloaded file isn't used within seconds of the load, which depends on the machine. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/

/** Runs in the page before its own scripts. */
function observePage(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
    console.error(`policy broken: ${violatedDirective} by ${blockedURI} ${sourceFile} ${sample}`),
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) (window as ObservedWindow).plazaShift = ((window as ObservedWindow).plazaShift ?? 0) + entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
