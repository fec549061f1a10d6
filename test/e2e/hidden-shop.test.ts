/** The first page of the marketplace is everybody's; a member who blocked the owner of a shop does not see its products there. */
import { expect, test } from 'vitest'
import { useBrowserFixture } from './browser-fixture.ts'
import { arriveAs, callFrom, findUserId } from './conversation.ts'

const fixture = useBrowserFixture()

test('products of a blocked owner leave the first page, and come back after the block', async () => {
  const bruno = await arriveAs(fixture, 'member@plaza.example')
  const name = await fixture.plaza.productName('DAR-MUG-SAGE', 'en')
  const path = `/marketplace?${new URLSearchParams({ q: name })}`
  const card = bruno.main().getByRole('link').filter({ hasText: name })
  await bruno.open(path)
  await card.first().waitFor()
  const userId = await findUserId(fixture, 'amira')
  await callFrom(bruno, 'network.block', { userId })
  await bruno.open(path)
  await expect.poll(() => card.count()).toBe(0)
  await callFrom(bruno, 'network.unblock', { userId })
  await bruno.open(path)
  await card.first().waitFor()
  await bruno.leave()
})
