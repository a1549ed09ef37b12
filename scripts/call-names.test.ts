import { describe, expect, it } from 'vitest'
import { type CallFamily, findBindings, judgeCallNames } from './call-names.ts'

const path = 'apps/server/src/modules/review/routes.ts'
const file = (body: string, imports = "import { returnRequest } from './return-request.ts'") => [
  { path, text: `import * as calls from '@khyanalt/contract/review'\n${imports}\nexport const routes = [${body}]` },
]
const family: CallFamily = { function: 'sendRequest', calls: ['submitRequest', 'resubmitRequest'], why: 'one decision' }

describe('names of calls', () => {
  it('reads the function that answers a call, also behind once and its arguments', () => {
    expect(
      findBindings(
        path,
        'bind(calls.a, a); bindRaw(calls.b, b(services)); bind(calls.c, once(calls.c, clock, c(services))); bind(calls.d, tx => tx)',
      ),
    ).toEqual([
      { call: 'a', handler: 'a' },
      { call: 'b', handler: 'b' },
      { call: 'c', handler: 'c' },
      { call: 'd', handler: null },
    ])
  })

  it('accepts a call, a function and a file of one name', () => {
    expect(judgeCallNames(file('bind(calls.returnRequest, returnRequest(services))'), [])).toEqual([])
  })

  it.each([
    [
      'a function of another name',
      'bind(calls.returnRequest, sendBack(services))',
      'by sendBack: name it returnRequest',
    ],
    ['a function without a name', 'bindRaw(calls.returnRequest, async () => 1)', 'a function without a name'],
  ])('refuses %s', (_, body, sentence) => {
    expect(judgeCallNames(file(body), [])).toEqual([expect.stringContaining(sentence)])
  })

  it('refuses a file of another name', () => {
    const faults = judgeCallNames(
      file('bind(calls.returnRequest, returnRequest)', "import { returnRequest } from './decide.ts'"),
      [],
    )
    expect(faults).toEqual([expect.stringContaining('a call stands in a file of its own, return-request.ts')])
  })

  it('accepts a listed family, and refuses one that answers less than it lists', () => {
    const both =
      "bind(calls.submitRequest, sendRequest('submit')), bind(calls.resubmitRequest, sendRequest('resubmit'))"
    expect(judgeCallNames(file(both), [family])).toEqual([])
    expect(judgeCallNames(file(both), [])).toHaveLength(2)
    expect(judgeCallNames(file("bind(calls.submitRequest, sendRequest('submit'))"), [family])).toEqual([
      expect.stringContaining('lists resubmitRequest in the family of sendRequest'),
    ])
  })
})
