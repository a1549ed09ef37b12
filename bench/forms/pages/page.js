// What every page offers to the measurement. Times are taken here, by one rule for all: from the act to the first task
// after the frame that shows it.

const params = new URLSearchParams(location.search)

export const wanted = { fields: Number(params.get('fields')), rows: Number(params.get('rows')) }

const afterPaint = () =>
  new Promise(resolve => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(0)
    })
  })

const until = async condition => {
  for (;;) {
    const at = await afterPaint()
    if (condition()) return at
  }
}

let keystroke = null

/** Times the next key, from its time stamp to the paint after it. */
const awaitKey = () => {
  keystroke = new Promise(resolve => {
    document.addEventListener('keydown', event => afterPaint().then(at => resolve(at - event.timeStamp)), {
      capture: true,
      once: true,
    })
  })
}

/** `engine` is { mount(root), controls(), find(name), setRadio(name, value), validate(), errors(), cell(row, column), rows(), add(), remove(row) }. */
export const offer = engine => {
  window.bench = {
    async mount() {
      const root = document.getElementById('root')
      const from = performance.now()
      engine.mount(root)
      const at = await until(() => engine.controls() >= engine.expected())
      return at - from
    },
    controls: () => engine.controls(),
    expected: () => engine.expected(),
    focusField: name => engine.find(name).focus(),
    focusCell: async (row, column) => {
      await engine.show?.(row)
      const input = await new Promise(resolve => {
        const look = () => {
          const found = engine.cell(row, column)
          if (found) resolve(found)
          else setTimeout(look, 20)
        }
        look()
      })
      input.focus()
    },
    // Some engines leave a hidden field in the document.
    shown: name => Boolean(engine.find(name)?.checkVisibility()),
    async setRadio(name, value) {
      engine.radio(name, value).click()
      await afterPaint()
      await afterPaint()
    },
    awaitKey,
    keystroke: () => keystroke,
    async validate(count) {
      const from = performance.now()
      engine.validate()
      return (await until(() => engine.errors() >= count)) - from
    },
    rows: () => engine.rows(),
    async add() {
      const before = engine.rows()
      const from = performance.now()
      engine.add()
      return (await until(() => engine.rows() === before + 1 && engine.cell(before, 1))) - from
    },
    async remove(row) {
      const before = engine.rows()
      await engine.show?.(row)
      await engine.beforeRemove?.(row)
      const from = performance.now()
      engine.remove(row)
      return (await until(() => engine.rows() === before - 1)) - from
    },
  }
  document.documentElement.dataset.ready = 'yes'
}

/** The inputs in a part of the page. */
export const inputs = (root = document) => root.querySelectorAll('input:not([type=hidden]), textarea, select').length
