// Hazards and equipment under supervision.
import type { Libraries } from '../libraries/choice.ts'

export const safetyLists: Libraries = {
  // Classes of the United Nations model regulations on the transport of dangerous goods.
  hazard_class: [
    ['1', '1-р ангилал: Тэсрэх бодис', 'Class 1: Explosives'],
    ['2', '2-р ангилал: Хий', 'Class 2: Gases'],
    ['3', '3-р ангилал: Шатамхай шингэн', 'Class 3: Flammable liquids'],
    ['4', '4-р ангилал: Шатамхай хатуу бодис', 'Class 4: Flammable solids'],
    ['5', '5-р ангилал: Исэлдүүлэгч, органик хэт исэл', 'Class 5: Oxidisers and organic peroxides'],
    ['6', '6-р ангилал: Хортой, халдварт бодис', 'Class 6: Toxic and infectious substances'],
    ['7', '7-р ангилал: Цацраг идэвхт бодис', 'Class 7: Radioactive material'],
    ['8', '8-р ангилал: Идэмхий бодис', 'Class 8: Corrosive substances'],
    ['9', '9-р ангилал: Бусад аюултай бодис', 'Class 9: Miscellaneous dangerous goods'],
  ],
  equipment_kind: [
    ['tower_crane', 'Цамхагт кран', 'Tower crane'],
    ['mobile_crane', 'Авто кран', 'Mobile crane'],
    ['crawler_crane', 'Гинжит кран', 'Crawler crane'],
    ['bridge_crane', 'Гүүрэн кран', 'Bridge crane'],
    ['gantry_crane', 'Хөлт кран', 'Gantry crane'],
    ['hoist', 'Өргүүр, тельфер', 'Hoist'],
    ['construction_hoist', 'Барилгын өргөгч', 'Construction hoist'],
    ['aerial_platform', 'Хүн өргөх тавцан', 'Aerial work platform'],
    ['forklift', 'Сэрээт ачигч', 'Forklift truck'],
    ['elevator', 'Лифт', 'Lift'],
    ['escalator', 'Урсдаг шат', 'Escalator'],
    ['steam_boiler', 'Уурын зуух', 'Steam boiler'],
    ['water_boiler', 'Ус халаалтын зуух', 'Hot-water boiler'],
    ['pressure_vessel', 'Даралтат сав', 'Pressure vessel'],
    ['gas_cylinder', 'Хийн баллон', 'Gas cylinder'],
    ['autoclave', 'Автоклав', 'Autoclave'],
    ['compressor', 'Хийн шахуурга (компрессор)', 'Compressor'],
    ['steam_pipeline', 'Уур, халуун усны шугам', 'Steam or hot-water pipeline'],
    ['mine_hoist', 'Уурхайн өргөх төхөөрөмж', 'Mine hoist'],
    ['cableway', 'Дүүжин зам', 'Cableway'],
  ],
}
