import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanContent } from './clean-content.ts'
import { readOutline } from './outline.ts'

const clean = (html: string) => cleanContent(html, 'mn')

describe('the content of a post', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>'],
    ['a script in disguise', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a handler', '<img src=x onerror=alert(1)><p onclick="alert(1)">a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a><a href=" java\nscript:alert(1)">b</a>'],
    ['an encoded script address', '<a href="&#106;avascript&colon;alert(1)">a</a>'],
    ['a drawing with a script', '<svg onload="alert(1)"><script>alert(1)</script><text>alert</text></svg>'],
    ['a formula around a style', '<math><style><img src=x onerror=alert(1)></style></math>'],
    ['styles', '<style>body{display:none}</style><p style="background:url(//evil.test)">a</p>'],
    ['data addresses', '<img src="data:image/svg+xml,<svg onload=alert(1)>"><a href="data:text/html,x">a</a>'],
    ['a frame of a stranger', '<iframe src="https://evil.test/embed/abcdefgh">alert</iframe>'],
    ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['an almost allowed frame', '<iframe src="https://www.youtube.com.evil.test/embed/abcdefgh"></iframe>'],
    ['a frame behind a name', '<iframe src="https://www.youtube.com@evil.test/embed/abcdefgh"></iframe>'],
    ['a form', '<form action="https://evil.test"><input name="password"><button>a</button></form>'],
    ['meta and base', '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test">'],
    ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->'],
    ['a broken attribute', '<a href="x" title="\'"><img src=\'"><script>alert(1)</script>\'>'],
    ['our own sign for videos', '<khyanalt-video provider="youtube" id="x" title="y">alert</khyanalt-video>'],
  ])('loses %s', (_, html) => {
    expect(clean(html)).not.toMatch(
      /<(script|svg|math|style|iframe|form|input|base|meta|object|khyanalt)|on\w+=|javascript|data:|evil\.test|style=|url\(/i,
    )
  })

  it('keeps what a text needs, with its headings in order and numbered for the table of contents', () => {
    const html = clean(
      '<h1>Нэг</h1><h4>Хоёр</h4><h2></h2><p class="x" id="location">а <b>б</b> <i>в</i></p><ol><li>г</li></ol>' +
        '<table><tr><th scope="row" style="x">д</th></tr></table><h2>Гурав &amp; дөрөв</h2>',
    )
    expect(html).toBe(
      '<h2 id="mn-1">Нэг</h2><h3 id="mn-2">Хоёр</h3><p>а <strong>б</strong> <em>в</em></p><ol><li>г</li></ol>' +
        '<table><tr><th scope="row">д</th></tr></table><h2 id="mn-3">Гурав &amp; дөрөв</h2>',
    )
    expect(readOutline(html)).toEqual([
      { id: 'mn-1', title: 'Нэг' },
      { id: 'mn-3', title: 'Гурав & дөрөв' },
    ])
  })

  it('leads to the portal, to other sites with a rel, to telephones and mailboxes, and nowhere else', () => {
    expect(clean('<a href="/services" target="_blank">а</a>')).toBe('<a href="/services">а</a>')
    expect(clean('<a href="https://legalinfo.mn/" rel="opener">а</a>')).toBe(
      '<a href="https://legalinfo.mn/" rel="noopener noreferrer external">а</a>',
    )
    expect(clean('<a href="tel:18001286">а</a><a href="mailto:info@khyanalt.test">б</a>')).toBe(
      '<a href="tel:18001286">а</a><a href="mailto:info@khyanalt.test">б</a>',
    )
    for (const address of ['//evil.test', '/\\evil.test', 'ftp://x.test', 'vbscript:x', 'blob:x', 'relative']) {
      expect(clean(`<a href="${address}">а</a>`), address).toBe('а')
    }
  })

  it('shows pictures of our own files only', () => {
    expect(clean('<img src="/covers/tutorial-account.svg" width="320" height="180" onload="x">')).toBe(
      '<img src="/covers/tutorial-account.svg" alt="" width="320" height="180" loading="lazy" decoding="async" />',
    )
    for (const address of ['https://evil.test/a.png', '//evil.test/a.png', '/a/../../b.png', '/api/auth/logout', '']) {
      expect(clean(`<p>а<img src="${address}" alt="б"></p>`), address).toBe('<p>а</p>')
    }
  })

  it('[REQ-PROD-18] turns the videos of allowed hosts into a figure with a link, without asking the host anything', () => {
    const figure =
      '<figure data-video="youtube" data-id="dQw4w9WgXcQ" data-title="Хүсэлт &quot;илгээх&quot;">' +
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer external">Хүсэлт &quot;илгээх&quot;</a>' +
      '<figcaption>Видео YouTube сайтаас дарсны дараа ачаална.</figcaption></figure>'
    const frame =
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" title=\'Хүсэлт "илгээх"\'></iframe>'
    expect(clean(frame)).toBe(figure)
    expect(clean(frame.replace('www.youtube.com', 'www.youtube-nocookie.com'))).toBe(figure)
    expect(clean(`<p>${frame}</p>`)).toBe(figure)
    expect(clean('<iframe src="//player.vimeo.com/video/76979871"></iframe>')).toBe(
      '<figure data-video="vimeo" data-id="76979871" data-title="Видео">' +
        '<a href="https://vimeo.com/76979871" rel="noopener noreferrer external">Видео</a>' +
        '<figcaption>Видео Vimeo сайтаас дарсны дараа ачаална.</figcaption></figure>',
    )
  })

  it('stays as it is when cleaned again', () => {
    const piece = fc.constantFrom(
      ...[
        '<h3>а</h3>',
        '<h1>б</h1>',
        '<p>в & <b>г</b>',
        '</p>',
        '<iframe src="https://www.youtube.com/embed/abcdefgh">',
      ],
      ...['</iframe>', '<a href="https://a.test/?a=1&b=2">', '</a>', '<img src="/a/b.png" alt="\'<">', '<ul><li>', '<'],
      ...['<script>', '</script>', '<svg><p>', '&lt;script&gt;', '<!--', '-->', '<figure data-video="vimeo">', '<td>'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        const once = clean(pieces.join(''))
        expect(clean(once)).toBe(once)
        expect(once).not.toMatch(/<(script|svg|iframe)/)
      }),
      { numRuns: 300 },
    )
  })
})
