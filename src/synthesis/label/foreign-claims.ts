/**
 * Claims that no answer to another question makes: a coder that finds one in a response has invented it. They are
 * plain statements in rare words, so that a response rarely shares a word with more than a few of them. Their
 * subjects are far apart, so a question about one of them leaves the others usable.
 */
export const foreignClaims: readonly string[] = [
  'Otters whistle to their pups at dusk.',
  'Puffins prefer herring to sprats.',
  'Walruses doze while floating upright.',
  'Flamingos nap on the left leg.',
  'Salamanders roost in wet ferns.',
  'Snails climb birch bark in thunderstorms.',
  'Moths navigate by the scent of juniper.',
  'Falconers in Kyrgyzstan train eagles with rabbit skins.',
  'Beekeepers in Slovenia paint hives with saints.',
  'Bassoonists soak their reeds in lukewarm tea.',
  'Clarinets carved from pearwood sound mellow.',
  'Harpsichord strings were once drawn from brass thimbles.',
  'Medieval glaziers ground cobalt with goose feathers.',
  'Mosaicists in Ravenna glued amber with fig sap.',
  'Potters in Kyoto cool kilns with bamboo ash.',
  'Weavers in the Hebrides dye wool with seaweed.',
  'Lighthouse keepers polished lenses with vinegar.',
  'Sailmakers waxed hemp thread with tallow.',
  'Basalt columns hum faintly in frost.',
  'Comets smell of burnt almonds.',
  'Meteorites ring like bells under mallets.',
  'Lichens glow on granite under moonlight.',
  'Truffles ripen beneath hazel roots.',
  'Saffron tastes of honey in monsoon rain.',
];
