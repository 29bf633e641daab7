import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { contactSheetRoutes } from './contact-sheet.routes.ts'
import { looks } from './looks.ts'

describe('where the demo is', () => {
  const platform = useTestPlatform({ moreRoutes: [contactSheetRoutes()] })

  it('shows every model with each of its views', async () => {
    const page = await (await platform.fetchAt('/contact-sheet')).text()
    for (const [look, { views }] of Object.entries(looks)) {
      expect(page).toContain(`<h2>${look}</h2>`)
      for (const view of views) expect(page).toMatch(new RegExp(`/demo/${look}-[a-z]+-${view}\\.avif`))
    }
  })
})

describe('elsewhere', () => {
  const platform = useTestPlatform()

  it('shows no contact sheet', async () => {
    expect((await platform.fetchAt('/contact-sheet')).status).toBe(404)
  })
})
