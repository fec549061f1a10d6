/** Planted violations for the checks of `leave`: each problem is caused on purpose. */
import { expect, test } from 'vitest'
import { useBrowserFixture } from './browser-fixture.ts'

const fixture = useBrowserFixture()

test('a visit fails when a page warns, throws, loads from elsewhere, runs a foreign script, shifts or is not accessible', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/marketplace')
  await bruno.page.evaluate(() => {
    console.warn('a planted warning')
    setTimeout(() => {
      throw new Error('a planted error')
    })
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    const image = document.createElement('img')
    image.src = 'http://elsewhere.example/picture.png'
    const wedge = document.createElement('div')
    wedge.style.height = '400px'
    document.head.append(script)
    document.body.prepend(wedge, image)
  })
  for (const seen of [
    /a planted warning/,
    /a planted error/,
    /policy broken: script-src/,
    /policy broken: img-src by http:\/\/elsewhere/,
  ]) {
    await expect.poll(() => bruno.unforgiven().join('\n')).toMatch(seen)
  }
  await expect.poll(bruno.shift).toBeGreaterThan(0.1)
  await expect(bruno.expectAccessible('a picture without words')).rejects.toThrow('accessibility of a picture without words')
  await expect(bruno.leave()).rejects.toThrow()
})
