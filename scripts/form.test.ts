// The command for authors of forms, and the schema that it belongs to.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceFileSchema } from '@khyanalt/contract/service-settings'
import { formDefinition } from '@khyanalt/form-engine/definition'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, describe, expect, it } from 'vitest'
import { describeServiceFile } from '../apps/server/src/modules/service-editor/service-schema.ts'
import { checkServiceFile } from './form/check-service-file.ts'
import { root } from './run-program.ts'

const folder = join(root, 'apps/server/seeds/reference/services')
const files = readdirSync(folder).filter(name => name.endsWith('.json'))
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')
const scratch = mkdtempSync(join(tmpdir(), 'khyanalt-form-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
addFormats.default(ajv)
const fits = ajv.compile(describeServiceFile())
/** What the product reads a file by. */
const filed = serviceFileSchema.extend({ body: formDefinition })

type Json = Record<string, unknown>
const sample = () =>
  JSON.parse(textOf('dental-x-ray-registration.json')) as {
    body: { sections: { rows: { fields: Json[] }[] }[] } & Json
  } & Json
/** The file with a change, as it is indented on disk. */
const changed = (change: (file: ReturnType<typeof sample>) => void): string => {
  const file = sample()
  change(file)
  return JSON.stringify(file, null, 2)
}
/** The first question of a form. */
const fieldOf = (file: ReturnType<typeof sample>): Json => {
  const field = file.body.sections[0]?.rows[0]?.fields[0]
  if (!field) throw new Error('the form asks nothing')
  return field
}
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length
const columnOf = (text: string, part: string): number => text.indexOf(part) - text.lastIndexOf('\n', text.indexOf(part))

describe('the check of a service file', () => {
  it.each(files)('[REQ-FORMFILE-01] finds nothing wrong with %s', name => {
    expect(checkServiceFile(textOf(name)).problems).toEqual([])
  })

  it('[REQ-FORMFILE-01] names line and column of what is no JSON', () => {
    const text = '{\n  "service": {\n    "id": 1,,\n  }\n}'
    const [first] = checkServiceFile(text).problems
    expect([first?.code, first?.line, first?.column]).toEqual(['not_json', 3, 13])
    expect(checkServiceFile('').problems[0]?.code).toBe('not_json')
    expect(checkServiceFile('{} // note').problems[0]?.code).toBe('not_json')
  })

  it('[REQ-FORMFILE-01] names line and column of an attribute that a kind does not know, in words', () => {
    const text = changed(file => {
      fieldOf(file).colour = 'red'
    })
    const [found] = checkServiceFile(text).problems
    expect(found).toMatchObject({
      code: 'unknown_attribute',
      line: lineOf(text, '"colour"'),
      column: columnOf(text, '"colour"'),
    })
    expect(found?.says.en).toContain('“colour”')
  })

  it('[REQ-FORMFILE-01] names the line of a reference to a question that is not there', () => {
    const text = changed(file => {
      Object.assign(fieldOf(file), { when: { show: { '=': [{ var: 'nobody' }, 'x'] } } })
    })
    const found = checkServiceFile(text).problems
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ line }) => line >= lineOf(text, '"when"') && line < lineOf(text, '"when"') + 12)).toBe(true)
  })

  it('[REQ-FORMFILE-01] [REQ-EXPR-09] names the case that does not come out as it says', () => {
    const text = changed(file => {
      file.body.cases = [
        {
          title: { mn: 'Байхгүй алдаа', en: 'A fault that is none' },
          answers: {},
          problems: [{ code: 'too_long', path: String(fieldOf(file).name) }],
        },
      ]
    })
    const [found] = checkServiceFile(text).problems
    expect(found).toMatchObject({ code: 'case_not_refused', line: lineOf(text, '"cases"') + 1 })
    expect(found?.says.mn).toContain('Байхгүй алдаа')
  })

  it('[REQ-FORMFILE-01] names what is wrong with the service and its plan as well', () => {
    const text = changed(file => {
      file.plan = [{ name: { mn: 'Шийдэх', en: 'Decide' }, role: 'REVIEWER', working_days: 2 }]
    })
    expect(checkServiceFile(text).problems[0]).toMatchObject({
      code: 'plan_not_walkable',
      line: lineOf(text, '"plan"'),
    })
    const wrong = changed(file => {
      ;(file.service as Json).slug = 'Big Letters'
    })
    expect(checkServiceFile(wrong).problems[0]).toMatchObject({ line: lineOf(wrong, '"slug"') })
  })

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/form.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' },
    })

  it('[CON-040] refuses the address that belongs to the food-safety registration', () => {
    const text = changed(file => {
      file.service = { ...(file.service as Json), slug: 'fsi' }
    })
    expect(checkServiceFile(text).problems).toEqual([expect.objectContaining({ line: lineOf(text, '"slug"') })])
  })

  it('[REQ-FORMFILE-01] as a command prints file, line, column and sentence of each, and fails when there is any', () => {
    const bad = join(scratch, 'bad.json')
    const text = changed(file => {
      Object.assign(fieldOf(file), { colour: 'red', weight: 3 })
    })
    writeFileSync(bad, text)
    const refused = run('check', bad)
    expect(refused.status).toBe(1)
    expect(refused.stderr.trim().split('\n')).toEqual(
      ['colour', 'weight'].map(attribute => {
        const place = `${bad}:${lineOf(text, `"${attribute}"`)}:${columnOf(text, `"${attribute}"`)}`
        return `${place}: step 1 “Dental clinic”, question “Your registration”: This kind knows no “${attribute}”.`
      }),
    )
    const good = run('check', join(folder, 'dental-x-ray-registration.json'))
    expect([good.status, good.stderr]).toEqual([0, ''])
    expect(good.stdout).toContain('no problems')
    expect(run('check', join(scratch, 'none.json')).status).toBe(1)
    expect(run('check', join(folder, 'dental-x-ray-registration.json'), bad).status).toBe(1)
    expect(run().status).toBe(2)
  })

  it('[REQ-FORMFILE-01] as a command names the checks that no case tries', () => {
    const untried = join(scratch, 'untried.json')
    writeFileSync(
      untried,
      changed(file => {
        file.body.cases = []
      }),
    )
    const { status, stdout } = run('check', untried)
    expect(status).toBe(0)
    expect(stdout).toContain('no problems. Cases: 0.')
    expect(stdout.match(/No case tries .+$/gm)).toEqual([
      'No case tries this check: This serial number stands in a row before.',
    ])
  })
})

describe('the schema of service files', () => {
  it.each(files)('[REQ-FORMFILE-02] takes %s', name => {
    expect(fits(JSON.parse(textOf(name))), ajv.errorsText(fits.errors)).toBe(true)
  })

  // Every part of a file in turn gets a value of another type, and an object one key too many.
  const partsOf = (value: unknown, place: (string | number)[] = []): (string | number)[][] => {
    if (typeof value !== 'object' || value === null) return [place]
    return [
      place,
      ...Object.entries(value).flatMap(([key, part]) =>
        partsOf(part, [...place, Array.isArray(value) ? Number(key) : key]),
      ),
    ]
  }
  const withPart = (
    file: unknown,
    place: readonly (string | number)[],
    change: (part: unknown) => unknown,
  ): unknown => {
    const [first, ...rest] = place
    if (first === undefined) return change(file)
    const copy: Record<string | number, unknown> | unknown[] = Array.isArray(file) ? [...file] : { ...(file as Json) }
    ;(copy as Record<string | number, unknown>)[first] = withPart((file as Json)[first], rest, change)
    return copy
  }

  it('[REQ-FORMFILE-02] refuses what the product refuses for its shape, and takes what it takes', {
    timeout: 120_000,
  }, () => {
    const differing: string[] = []
    let refused = 0
    for (const name of ['dental-x-ray-registration.json', 'blasting-permit.json', 'health-facility-readiness.json']) {
      const file = JSON.parse(textOf(name)) as unknown
      for (const place of partsOf(file)) {
        const changes: ((part: unknown) => unknown)[] = [
          part => (typeof part === 'number' ? 'text' : 4711),
          part =>
            typeof part === 'object' && part !== null && !Array.isArray(part) ? { ...part, colour_of: 1 } : null,
        ]
        for (const change of changes) {
          const broken = withPart(file, place, change)
          const read = filed.safeParse(broken)
          // What a schema cannot say is the compiler's: whether both languages are there, which names are reserved.
          if (!read.success && read.error.issues.every(({ code }) => code === 'custom')) continue
          if (!read.success) refused++
          if (fits(broken) !== read.success) differing.push(`${name} ${place.join('/')}`)
        }
      }
    }
    expect(differing).toEqual([])
    expect(refused).toBeGreaterThan(1000)
  })
})
