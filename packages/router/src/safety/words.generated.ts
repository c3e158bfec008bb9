// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
/** What `find-crisis.ts` looks for. */
export const FIND_CRISIS = {
  chat: {
  "pt-BR": {
    "nao": "n, nn, naum",
    "quero": "qro, qero, kero",
    "queria": "qria, keria",
    "vou": "vo",
    "muito": "mt, mto",
    "ninguem": "ngm",
    "tudo": "td"
  },
  "en": {
    "wanna": "wana",
    "i'm": "im"
  }
},
}
