import { expect, test } from 'vitest'
import { useStage } from './stage.ts'

const stage = useStage()
test('smoke', async () => {
  const bruno = await stage.arrive()
  expect(await bruno.open('/')).toBe(200)
  await bruno.expectAccessibleInBothThemes('landing')
  await bruno.leave()
})
