import { test } from '../fixtures/portal.ts'
import { liveWholeLife } from '../steps/whole-life.ts'

// Each makes a request of its own.
test.describe.configure({ mode: 'parallel' })

test('[REQ-AUTH-08] [REQ-STEPPER-03] [REQ-AGENCY-09] a citizen gets a licence that anybody can check', async ({
  somebody,
  look,
}) => {
  await liveWholeLife({ somebody, look, options: { viewport: { width: 1440, height: 900 } } })
})

test('the same by keyboard alone', async ({ somebody }) => {
  // The other two look at the same screens.
  await liveWholeLife({
    somebody,
    look: async () => {},
    options: { viewport: { width: 1280, height: 800 }, byKeyboard: true },
  })
})

test('the same on a phone 360 px wide', async ({ somebody, look }) => {
  await liveWholeLife({ somebody, look, options: { viewport: { width: 360, height: 740 }, hasTouch: true } })
})
