// Generated from words.yaml by scripts/generate.ts. Do not edit.
import type { Setting } from './setting-names.ts'

/** What people call the values of settings. */
export const SETTING_WORDS: Readonly<Record<Setting, Readonly<Record<string, string>>>> = {
  "language": {
    "pt-BR": "pt, pt-pt, português, português brasileiro, português do brasil, brasileiro, portugues, portuguese, brazilian portuguese, brazilian",
    "en": "en-us, en-gb, inglês, ingles, english"
  },
  "currency": {
    "BRL": "real, reais, real brasileiro, brazilian real, brazilian reais",
    "USD": "dólar, dólares, dólar americano, dólares americanos, dólar dos estados unidos, dollar, dollars, us dollar, us dollars, american dollars, american dollar, bucks",
    "EUR": "euro, euros",
    "GBP": "libra, libras, libra esterlina, libras esterlinas, pound, pounds, british pounds, pound sterling, sterling",
    "JPY": "iene, ienes, yen",
    "CHF": "franco suíço, francos suíços, swiss franc, swiss francs",
    "CAD": "dólar canadense, dólares canadenses, canadian dollar, canadian dollars",
    "AUD": "dólar australiano, dólares australianos, australian dollar, australian dollars",
    "ARS": "peso argentino, pesos argentinos, argentine peso, argentine pesos",
    "MXN": "peso mexicano, pesos mexicanos, mexican peso, mexican pesos",
    "CNY": "yuan, iuan, renminbi"
  },
  "units": {
    "metric": "métrico, métrica, métricas, quilos, quilômetros, litros, sistema métrico, kg, km, metric, kilos, kilograms, kilometers, kilometres, liters, litres, metric system",
    "us": "americano, americanas, imperial, imperiais, libras, milhas, onças, sistema imperial, sistema americano, lb, mi, us, american, pounds, miles, ounces, imperial system, us system, lbs"
  },
  "clock": {
    "24h": "24, 24 horas, vinte e quatro horas, 24 hours, 24 hour, twenty four hours, military, military time",
    "12h": "12, 12 horas, doze horas, am/pm, am e pm, 12 hours, 12 hour, twelve hours, am and pm"
  },
  "perspective": {
    "none": "nenhuma, nenhum, neutra, neutro, laica, secular, sem perspectiva, sem religião, desligada, desligado, none, neutral, no perspective, no religion, off",
    "christian": "cristã, cristão, cristao, cristãos, evangélica, católica, fé cristã, da fé, fé, christian, christian faith, faith"
  },
  "timeZone": {
    "America/Sao_Paulo": "brasília, são paulo, rio, rio de janeiro, belo horizonte, curitiba, porto alegre, florianópolis, brasil, brasilia, sao paulo, brazil, florianopolis",
    "America/Bahia": "salvador",
    "America/Manaus": "manaus, amazonas",
    "America/Cuiaba": "cuiabá, cuiaba",
    "America/Belem": "belém, belem",
    "America/Fortaleza": "fortaleza",
    "America/Recife": "recife",
    "America/New_York": "york, nova york, nova iorque, miami, boston, washington, new york, nyc, atlanta, eastern, eastern time, est, edt, flórida, florida, orlando, filadélfia, philadelphia",
    "America/Chicago": "chicago, dallas, houston, austin, central, central time, cst, cdt, texas",
    "America/Los_Angeles": "los angeles, são francisco, califórnia, la, san francisco, seattle, california, pacific, pacific time, pst, pdt, las vegas",
    "America/Mexico_City": "cidade do méxico, mexico city",
    "America/Argentina/Buenos_Aires": "buenos aires, argentina",
    "Europe/Lisbon": "lisboa, porto, portugal, lisbon",
    "Europe/London": "londres, inglaterra, reino unido, london, england, united kingdom, uk",
    "Europe/Paris": "paris, frança, france",
    "Europe/Madrid": "madri, madrid, barcelona, espanha, spain",
    "Europe/Berlin": "berlim, munique, alemanha, berlin, munich, germany, frankfurt, hamburgo, hamburg",
    "Europe/Rome": "roma, milão, itália, rome, milan, italy, veneza, florença, nápoles, venice, florence, naples",
    "Europe/Amsterdam": "amsterdã, holanda, amsterdam, netherlands",
    "Europe/Zurich": "zurique, suíça, zurich, switzerland, genebra, geneva",
    "Europe/Dublin": "dublin, irlanda, ireland",
    "Asia/Tokyo": "tóquio, japão, tokyo, japan",
    "Asia/Shanghai": "xangai, pequim, china, shanghai, beijing",
    "Australia/Sydney": "sydney",
    "Pacific/Auckland": "auckland, nova zelândia, new zealand, zelândia, zealand",
    "Asia/Kolkata": "nova deli, new delhi, deli, delhi, mumbai, índia, india",
    "America/Rio_Branco": "acre",
    "America/Noronha": "fernando de noronha",
    "America/Toronto": "montreal",
    "America/Montevideo": "montevidéu",
    "America/Asuncion": "assunção",
    "Pacific/Honolulu": "havaí, hawaii",
    "Europe/Brussels": "bruxelas",
    "Europe/Vienna": "viena",
    "Europe/Athens": "atenas",
    "Europe/Warsaw": "varsóvia",
    "Europe/Prague": "praga",
    "Europe/Budapest": "budapeste",
    "Europe/Stockholm": "estocolmo",
    "Europe/Copenhagen": "copenhague",
    "Europe/Istanbul": "istambul",
    "Africa/Johannesburg": "joanesburgo, cidade do cabo, cape town",
    "Asia/Jerusalem": "tel aviv",
    "Asia/Seoul": "seul",
    "Asia/Singapore": "cingapura",
    "Asia/Makassar": "bali",
    "Asia/Saigon": "hanói, hanoi"
  }
}
