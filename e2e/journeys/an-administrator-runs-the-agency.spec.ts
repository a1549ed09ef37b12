// The administrator's day: lets somebody in, looks after work behind the scenes, reads the audit, writes a post, and
// the head of unit looks at the figures.
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { passwordTexts } from '@khyanalt/domain/messages/passwords'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { staffPostsTexts } from '@khyanalt/domain/messages/staff-posts'
import { tableTexts } from '@khyanalt/domain/messages/tables'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { laneOf } from '../lanes.ts'
import { signInAtPortal } from '../steps/people.ts'
import { mailedLink } from '../steps/second-administrator.ts'

const people = staffPeopleTexts.mn
const jobs = staffJobsTexts.mn
const posts = staffPostsTexts.mn

test('an administrator lets a colleague in and out, runs a task, reads who did it, and writes a post', async ({
  somebody,
  look,
}, info) => {
  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = administrator
  const name = `Шинэ ажилтан ${Date.now() % 100_000}`
  const email = `new-staff-${Date.now()}@khyanalt.test`
  const password = 'гурван цагаан морь'
  const dialog = page.getByRole('dialog')

  await signInAtPortal(administrator, demoStaff.admin)
  await page.goto('/staff/people')
  await look(page, 'people')
  await hand.press(page.getByRole('button', { name: people.newStaff }))
  await hand.type(dialog.getByLabel(people.name, { exact: true }), name)
  await hand.type(dialog.getByLabel(people.email), email)
  await hand.type(dialog.getByLabel(people.privateNumber), `УБ${String(Date.now()).slice(-8)}`)
  await look(page, 'new-staff')
  await hand.press(dialog.getByRole('button', { name: people.create, exact: true }))
  await expect(dialog.getByText(people.linkSentTitle)).toBeVisible()
  await look(page, 'link-sent')
  const link = await mailedLink(laneOf(info.parallelIndex), email)
  await hand.press(dialog.getByRole('link', { name }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await look(page, 'person')
  const address = page.url()

  // The colleague chooses a password and gets in.
  const colleague = await somebody({ viewport: { width: 360, height: 740 } })
  await colleague.page.goto(link)
  await expect(colleague.page).toHaveURL(/\/newpassword$/)
  await look(colleague.page, 'new-password')
  const choose = async (chosen: string) => {
    await colleague.hand.type(colleague.page.getByLabel(passwordTexts.mn.password, { exact: true }), chosen)
    await colleague.hand.type(colleague.page.getByLabel(passwordTexts.mn.again), chosen)
    await colleague.hand.press(colleague.page.getByRole('button', { name: passwordTexts.mn.save }))
  }
  await choose(email)
  await expect(colleague.page.getByText(errorTexts.mn.password_personal)).toBeVisible()
  await look(colleague.page, 'refused-password')
  await choose(password)
  await colleague.hand.press(colleague.page.getByRole('link', { name: passwordTexts.mn.toSignIn }).last())
  await colleague.page.getByLabel(/Имэйл/).fill(email)
  await colleague.page.getByLabel('Нууц үг').fill(password)
  await colleague.page.keyboard.press('Enter')
  await expect(colleague.page).toHaveURL(/\/staff/)
  await colleague.page.goto('/newpassword')
  await expect(colleague.page.getByLabel(passwordTexts.mn.current)).toBeVisible()
  await look(colleague.page, 'change-password')
  await colleague.page.goto('/staff')

  // Locked out, the next thing the colleague does ends at the sign-in.
  await page.goto(address)
  await hand.press(page.getByRole('button', { name: people.lock }))
  await hand.type(dialog.getByLabel(people.reason), 'Ажлаас чөлөөлөгдсөн')
  await hand.press(dialog.getByRole('button', { name: people.lock }))
  await expect(page.getByText(people.state_locked)).toBeVisible()
  await colleague.page.reload()
  await expect(colleague.page.getByRole('link', { name: staffTexts.mn.nav_requests })).toHaveCount(0)

  await page.goto('/staff/jobs')
  const task = page.getByRole('row', { name: new RegExp(jobs['task_verify-journal']) })
  await hand.press(task.getByRole('button', { name: jobs.run }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: jobs.run }))
  await expect(task.getByText(jobs.state_done)).toBeVisible({ timeout: 20_000 })
  await look(page, 'jobs')

  await page.goto('/staff/audit?noun=account&act=lock')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ажлаас чөлөөлөгдсөн')
  await page.goto('/staff/audit')
  await expect(page.getByRole('button', { name: tableTexts.mn.csv })).toBeVisible()
  await look(page, 'audit')

  await page.goto('/staff/posts/new')
  await hand.type(page.getByLabel(posts.postTitle), `Мэдэгдэл: ${name}`)
  await hand.type(page.getByLabel(posts.excerpt), 'Ажлын цагийн өөрчлөлт')
  await page.getByLabel(posts.content).fill('<h2>Ажлын цаг</h2><p>Даваа гаргаас баасан гараг.</p><script>x()</script>')
  await hand.press(page.getByRole('button', { name: posts.preview }))
  await expect(dialog.getByRole('heading', { name: 'Ажлын цаг' })).toBeVisible()
  await look(page, 'post-preview')
  await page.keyboard.press('Escape')
  await hand.press(page.getByRole('button', { name: posts.publish_draft }))
  await expect(page).toHaveURL(/\/staff\/posts\/\d+$/)
  await expect(page.getByText(posts.state_draft, { exact: true })).toBeVisible()
  await look(page, 'post')
})

test('the head of unit reads the figures and follows one to its requests', async ({ somebody, look }) => {
  const head = await somebody({ viewport: { width: 768, height: 900 } })
  const { page, hand } = head
  await signInAtPortal(head, demoStaff.head)
  await page.goto('/staff/oversight')
  const received = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(staffOversightTexts.mn.received) })
    .first()
  await expect(received).toBeVisible()
  await look(page, 'oversight')
  await hand.press(received)
  await expect(page.getByRole('link', { name: /^R\d{9}$/ }).first()).toBeVisible()
  await look(page, 'behind')
})
