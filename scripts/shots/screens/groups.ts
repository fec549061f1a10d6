/** A group and what is in it. */
import type { Page } from 'playwright-core'
import { openPage, type Scene, type Screen } from '../scene.ts'

const SKELETON = 'main .animate-pulse-soft'

async function openGroup({ page }: Scene, name: string): Promise<void> {
  await openPage(page, '/groups')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await loaded(page)
}

async function openTab(scene: Scene, name: string, title: string): Promise<void> {
  await openGroup(scene, name)
  await scene.page.getByRole('tab', { name: scene.words.say(title) }).click()
  await loaded(scene.page)
}

const loaded = (page: Page) => page.waitForFunction((skeleton) => !document.querySelector(skeleton), SKELETON)

export const GROUPS: Screen[] = [
  { name: 'group', as: 'member', whole: true, play: (scene) => openGroup(scene, 'Clay and kilns') },
  { name: 'group-events', as: 'member', whole: true, play: (scene) => openTab(scene, 'Clay and kilns', 'groups.tab.events') },
  { name: 'group-products', as: 'member', whole: true, play: (scene) => openTab(scene, 'Clay and kilns', 'groups.tab.products') },
  { name: 'group-files', as: 'member', whole: true, play: (scene) => openTab(scene, 'Clay and kilns', 'groups.tab.files') },
  {
    name: 'group-event',
    as: 'member',
    whole: true,
    async play(scene) {
      await openTab(scene, 'Clay and kilns', 'groups.tab.events')
      await scene.page.getByRole('link', { name: 'Open kiln day', exact: true }).click()
      await scene.page.waitForURL('**/events/evt_*')
      await loaded(scene.page)
    },
  },
]
