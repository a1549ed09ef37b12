// What a page is about, in the words of schema.org.
import type { Category, Service } from '@khyanalt/contract/catalogue'
import type { Agency } from '@khyanalt/domain/agency'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { foodSafetyService } from '../features/catalogue/food-safety-service.ts'
import { paths } from '../paths.ts'

type Surroundings = { readonly publicUrl: string; readonly ui: 'mn' | 'en'; readonly agency: Agency }

/** The objects that describe a page, by the file of its screen. */
export const describePage = (module: string | undefined, data: unknown, around: Surroundings): object[] => {
  switch (module) {
    case 'src/features/home/HomeScreen.tsx':
      return [describeAgency(around), site(around)]
    case 'src/features/catalogue/ServicesScreen.tsx':
      return describeCatalogue(data as { readonly active: Category | null }, around)
    case 'src/features/catalogue/ServiceScreen.tsx':
      return describeService(data as Service, around)
    case 'src/features/catalogue/FoodSafetyScreen.tsx':
      return describeService(foodSafetyService, around)
    default:
      return []
  }
}

const context = 'https://schema.org'
const agencyId = (publicUrl: string): string => `${publicUrl}/#agency`

const describeAgency = ({ publicUrl, ui, agency }: Surroundings): object => ({
  '@context': context,
  '@type': 'GovernmentOrganization',
  '@id': agencyId(publicUrl),
  name: agency.name[ui],
  url: publicUrl,
  logo: publicUrl + (agency.logo ?? '/favicon.svg'),
  ...(agency.tollFree && { telephone: agency.tollFree }),
  ...(agency.email && { email: agency.email }),
  areaServed: { '@type': 'Country', name: 'Mongolia' },
  address: {
    '@type': 'PostalAddress',
    ...(agency.address[ui] && { streetAddress: agency.address[ui] }),
    addressCountry: 'MN',
  },
})

const site = ({ publicUrl, ui, agency }: Surroundings): object => ({
  '@context': context,
  '@type': 'WebSite',
  name: agency.short[ui],
  url: publicUrl,
  inLanguage: ['mn', 'en'],
  publisher: { '@id': agencyId(publicUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

type Crumb = readonly [name: string, path: string]

const breadcrumbs = (crumbs: readonly Crumb[], publicUrl: string): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: publicUrl + path,
  })),
})

const start = (ui: 'mn' | 'en'): Crumb[] => [
  [shellTexts[ui].home, paths.home],
  [shellTexts[ui].services, paths.services],
]

const describeCatalogue = ({ active }: { readonly active: Category | null }, { publicUrl, ui }: Surroundings) => {
  const here: Crumb[] = active ? [[active.data._name[ui], `${paths.services}?category=${active.id}`]] : []
  return [breadcrumbs([...start(ui), ...here], publicUrl)]
}

const describeService = (service: Service, { publicUrl, ui, agency }: Surroundings): object[] => {
  const t = catalogueTexts[ui]
  const name = ui === 'en' ? service.name_en : service.name_mn
  const url = publicUrl + paths.service(service.slug)
  return [
    {
      '@context': context,
      '@type': 'GovernmentService',
      '@id': url,
      url,
      name,
      alternateName: ui === 'en' ? service.name_mn : service.name_en,
      serviceType: t[service.type],
      availableLanguage: ['mn', 'en'],
      areaServed: { '@type': 'Country', name: 'Mongolia' },
      serviceOperator: {
        '@type': 'GovernmentOrganization',
        '@id': agencyId(publicUrl),
        name: agency.name[ui],
      },
      audience: service.clienttype.map(kind => ({ '@type': 'Audience', audienceType: t[kind] })),
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceUrl: url,
        ...(agency.tollFree && { servicePhone: { '@type': 'ContactPoint', telephone: agency.tollFree } }),
      },
      offers: offersOf(service, ui),
    },
    breadcrumbs(
      [
        ...start(ui),
        ...service.categories.map(({ id, _name }): Crumb => [_name[ui], paths.category(id)]),
        [name, paths.service(service.slug)],
      ],
      publicUrl,
    ),
  ]
}

const offersOf = ({ price }: Service, ui: 'mn' | 'en'): object[] => {
  const offer = (amount: string, name?: string) => ({
    '@type': 'Offer',
    ...(name && { name }),
    price: amount,
    priceCurrency: 'MNT',
  })
  if (!price) return [offer('0')]
  if (!Array.isArray(price)) return [offer(price.price)]
  return price.flatMap(group => group.options.map(band => offer(band.price, group.label[ui])))
}
