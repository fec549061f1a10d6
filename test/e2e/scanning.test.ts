/** Amira counts with the camera of her phone; where she refuses it, typing still works. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { barsOf } from './draw-bars.ts'
import { logIn } from './log-in.ts'

const APRON = 'DAR-APRON-OAT'
const PLATE = 'DAR-PLATE-IVORY'

type FakeCamera = Window & { plazaBars?: number[] }

const fixture = useBrowserFixture()

async function count(): Promise<Actor> {
  const amira = await fixture.arrive({ width: 390 })
  await amira.open('/marketplace')
  await logIn(amira, 'vendor@plaza.example')
  return amira
}

/** The camera films a sheet of paper with the bars on it. */
function filmBars(): void {
  const paper = document.createElement('canvas')
  paper.width = 1280
  paper.height = 720
  function draw(): void {
    const ink = paper.getContext('2d')
    if (!ink) return
    ink.fillStyle = 'white'
    ink.fillRect(0, 0, paper.width, paper.height)
    ink.fillStyle = 'black'
    const bars = (window as FakeCamera).plazaBars ?? []
    const unit = Math.floor(
      1000 /
        Math.max(
          1,
          bars.reduce((sum, width) => sum + width, 0),
        ),
    )
    let at = 140
    for (const [position, width] of bars.entries()) {
      if (position % 2 === 0) ink.fillRect(at, 180, width * unit, 360)
      at += width * unit
    }
    requestAnimationFrame(draw)
  }
  navigator.mediaDevices.getUserMedia = async () => {
    draw()
    return paper.captureStream(15)
  }
}

const showBars = ({ page }: Actor, bars: number[]) =>
  page.evaluate((widths) => {
    ;(window as FakeCamera).plazaBars = widths
  }, bars)
const lines = (amira: Actor) =>
  amira
    .main()
    .getByRole('list', { name: amira.say('inventory.count.lines') })
    .getByRole('listitem')

test('a barcode in front of the camera is counted once, and the next one too', async () => {
  const amira = await count()
  await amira.context.addInitScript(filmBars)
  await amira.open('/inventory/count')
  await amira.button('platform.scan.open').click()
  await amira.main().getByText(amira.say('platform.scan.looking'), { exact: true }).waitFor()
  await showBars(amira, barsOf(APRON))
  await lines(amira).filter({ hasText: APRON }).waitFor()
  await amira.expectAccessibleInBothThemes('the camera')
  await showBars(amira, barsOf(PLATE))
  await lines(amira).filter({ hasText: PLATE }).waitFor()
  for (const sku of [APRON, PLATE])
    expect(await lines(amira).filter({ hasText: sku }).getByRole('textbox').inputValue(), `units of ${sku}`).toBe('1')
  await amira.leave()
})

test('a refused camera says so, and the code is typed instead', async () => {
  const amira = await count()
  await amira.context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('refused', 'NotAllowedError')
    }
  })
  await amira.open('/inventory/count')
  await amira.button('platform.scan.open').click()
  await amira.main().getByRole('alert').getByText(amira.say('platform.scan.problem.refused.title'), { exact: true }).waitFor()
  await amira.expectAccessibleInBothThemes('a refused camera')
  const code = amira.main().getByLabel(amira.say('inventory.count.code'), { exact: true })
  await code.fill(APRON)
  await code.press('Enter')
  await lines(amira).filter({ hasText: APRON }).waitFor()
  await amira.leave()
})
