// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "record": {
      "area": "Configurações"
    },
    "setting": {
      "language": "Idioma",
      "currency": "Moeda",
      "units": "Unidades",
      "timeZone": "Fuso horário",
      "clock": "Relógio",
      "perspective": "Perspectiva"
    },
    "language": {
      "pt-BR": "português",
      "en": "inglês"
    },
    "units": {
      "metric": "métricas (kg, km, ml)",
      "us": "americanas (lb, mi, oz)"
    },
    "clock": {
      "24h": "24 horas (23:00)",
      "12h": "12 horas (11:00 PM)"
    },
    "perspective": {
      "none": "nenhuma",
      "christian": "cristã"
    },
    "change": {
      "zoneThere": "Quer que eu siga os horários de lá?",
      "title": "{{setting}}: {{from}} → {{to}}",
      "done": "Pronto. {{setting}}: {{to}}.",
      "same": "{{setting}} já está em {{to}}.",
      "spoken": {
        "pt-BR": "Pronto, agora falo português com você.",
        "en": "Done, I'll speak English with you from now on."
      }
    },
    "ask": {
      "setting": "O que você quer mudar, idioma, moeda, unidades, fuso horário, relógio ou perspectiva?",
      "language": "Português ou inglês?",
      "currency": "Para qual moeda?",
      "units": "Métricas (kg, km, ml) ou americanas (lb, mi, oz)?",
      "timeZone": "Qual cidade, ou fuso, como America/Recife?",
      "clock": "De 24 ou de 12 horas?",
      "perspective": "A cristã, ou nenhuma em especial?"
    },
    "unknown": {
      "language": "Só falo português e inglês.",
      "currency": "Não conheço a moeda {{said}}. Diga o nome ou o código, como euro ou EUR.",
      "units": "Não conheço as unidades {{said}}. Tenho as métricas (kg, km, ml) e as americanas (lb, mi, oz).",
      "timeZone": "Não achei o fuso de {{said}}. Diga uma cidade grande perto, ou o nome, como America/Recife.",
      "clock": "O relógio é de 24 horas ou de 12. Qual dos dois?",
      "perspective": "Só tenho a cristã, ou nenhuma em especial. Qual das duas?"
    },
    "asked": {
      "value": "{{setting}}: {{value}}.",
      "zone": "{{setting}}: {{value}} (agora são {{time}})."
    }
  },
  "en": {
    "record": {
      "area": "Settings"
    },
    "setting": {
      "language": "Language",
      "currency": "Currency",
      "units": "Units",
      "timeZone": "Time zone",
      "clock": "Clock",
      "perspective": "Perspective"
    },
    "language": {
      "pt-BR": "Portuguese",
      "en": "English"
    },
    "units": {
      "metric": "metric (kg, km, ml)",
      "us": "US (lb, mi, oz)"
    },
    "clock": {
      "24h": "24 hours (23:00)",
      "12h": "12 hours (11:00 PM)"
    },
    "perspective": {
      "none": "none",
      "christian": "Christian"
    },
    "change": {
      "zoneThere": "Shall I go by the clock there?",
      "title": "{{setting}}: {{from}} → {{to}}",
      "done": "Done. {{setting}}: {{to}}.",
      "same": "{{setting}} is already set to {{to}}.",
      "spoken": {
        "pt-BR": "Pronto, agora falo português com você.",
        "en": "Done, I'll speak English with you from now on."
      }
    },
    "ask": {
      "setting": "What do you want to change, language, currency, units, time zone, clock or perspective?",
      "language": "Portuguese or English?",
      "currency": "To which currency?",
      "units": "Metric (kg, km, ml) or US (lb, mi, oz)?",
      "timeZone": "Which city, or which zone, such as America/New_York?",
      "clock": "24 or 12 hours?",
      "perspective": "The Christian one, or none in particular?"
    },
    "unknown": {
      "language": "I only speak Portuguese and English.",
      "currency": "I don't know the currency {{said}}. Say its name or its code, such as euro or EUR.",
      "units": "I don't know the units {{said}}. I have metric ones (kg, km, ml) and US ones (lb, mi, oz).",
      "timeZone": "I found no time zone for {{said}}. Say a large city nearby, or its name, such as America/New_York.",
      "clock": "The clock has 24 hours or 12. Which one?",
      "perspective": "I only have the Christian one, or none in particular. Which one?"
    },
    "asked": {
      "value": "{{setting}}: {{value}}.",
      "zone": "{{setting}}: {{value}} (it's {{time}} there now)."
    }
  }
} as const
