// What a phone is told when the portal is put on its home screen (W3C Web Application Manifest).
import type { Agency } from '@khyanalt/domain/agency'
import type { FastifyInstance } from 'fastify'
import { paths } from '../../../web/src/paths.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'app' : 'app-full'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Registers /manifest.webmanifest. */
export const registerManifest = (app: FastifyInstance, findAgency: () => Promise<Agency>): void => {
  app.get('/manifest.webmanifest', async (_, reply) => {
    const { name, short } = await findAgency()
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          id: '/',
          name: name.mn,
          short_name: short.mn,
          lang: 'mn',
          start_url: paths.dashboard,
          scope: '/',
          display: 'standalone',
          background_color: '#ffffff',
          theme_color: '#0d2c5c',
          icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
          shortcuts: [
            { name: 'Үйлчилгээ хайх', url: paths.services },
            { name: 'Гэрчилгээ шалгах', url: paths.certificates },
          ],
        }),
      )
  })
}
