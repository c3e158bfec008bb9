/** What people drink besides water, which Parco does not count. */
const DRINK =
  /(?<!\p{L})(?:caf[eé](?:zinho)?s?|ch[aá]s?|suco?s?|refri(?:gerante)?s?|cocas?|cervejas?|chopes?|vinhos?|drinks?|caipirinhas?|leite|achocolatado|coffees?|teas?|juices?|sodas?|cokes?|beers?|wines?|pints?|cocktails?|milk)(?!\p{L})/iu

const WATER = /(?<!\p{L})(?:[aá]guas?|waters?)(?!\p{L})/iu

/** Where one thing that was drunk ends and the next begins. */
const JOINT =
  /\s*(?:[,;+.!]|(?<!\p{L})(?:e|mais|com|mas|also|and|plus|but|with)(?!\p{L}))\s*(?:(?:também|also)\s+)?/iu

/** The verb and when it was say nothing of what was drunk. */
const AROUND =
  /^(?:eu\s+|i\s+)?(?:tomei|bebi|drank|had)\s+|\s+(?:hoje|ontem|agora|today|yesterday|so far)$/giu

/**
 * What of "tomei 3 copos de água e um café" is no water, in the user's words: it is kept as a note of
 * the entry, where they find it again.
 */
export function otherDrinksIn(text: string): string | undefined {
  const others = text
    .split(JOINT)
    .filter((part) => DRINK.test(part) && !WATER.test(part))
    .map((part) => part.trim().replace(AROUND, '').trim())
  return others.length === 0 ? undefined : others.join(', ')
}
