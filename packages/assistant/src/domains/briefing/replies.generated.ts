// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "weekday": {
      "1": "segunda",
      "2": "terça",
      "3": "quarta",
      "4": "quinta",
      "5": "sexta",
      "6": "sábado",
      "7": "domingo"
    },
    "alert": {
      "summary": "Resumo do dia",
      "report": "Resumo da semana",
      "bills": "Avisos de contas",
      "birthdays": "Avisos de aniversários",
      "followups": "Assuntos para perguntar",
      "events": "Avisos de compromissos",
      "quiet": "Horas de silêncio",
      "all": "Tudo o que chega sozinho"
    },
    "state": {
      "off": "não"
    },
    "turn": {
      "on": "Ligar",
      "off": "Desligar"
    },
    "when": {
      "summary": "todo dia às {{time}}",
      "report": "toda {{day}} às {{time}}",
      "reportOnWeekend": "todo {{day}} às {{time}}",
      "bills": "três dias antes e no dia, às {{time}}",
      "birthdays": "uma semana antes e no dia, às {{time}}",
      "followups": "no dia, às {{time}}",
      "events": "{{before}} antes",
      "eventsAtStart": "na hora",
      "quiet": "das {{from}} às {{until}}"
    },
    "label": {
      "time": "Às",
      "until": "Até",
      "weekday": "Dia",
      "minutes": "Minutos antes"
    },
    "ask": {
      "alert": "O que você quer mudar?"
    },
    "change": {
      "done": "Pronto. {{alert}}.",
      "same": "Já está assim. {{alert}}."
    },
    "alerts": {
      "heading": "O que chega sozinho:"
    },
    "summary": {
      "idea": "Uma ideia: {{text}}",
      "morning": "Bom dia!",
      "heading": "Seu dia, {{day}}:",
      "free": "Nada marcado {{day}}.",
      "noted": "Já anotado: {{list}}.",
      "nothing": "Nada marcado nem anotado {{day}}."
    },
    "report": {
      "heading": "Sua semana, {{from}} a {{until}}:",
      "nothing": "Nada anotado na semana de {{from}} a {{until}}.",
      "ahead": "Nos próximos dias:",
      "money": "{{name}}: {{now}}",
      "moneyCompared": "{{name}}: {{now}}; na semana anterior, {{before}}",
      "measure_one": "{{name}}: {{mean}}, em {{count}} dia",
      "measure_other": "{{name}}: {{mean}} por dia, em {{count}} dias",
      "mark_one": "{{name}}: {{count}} dia",
      "mark_other": "{{name}}: {{count}} dias"
    },
    "weeks": {
      "heading": "Seus últimos 7 dias ({{from}} a {{until}}) ao lado dos 7 de antes:",
      "measure": "{{name}}: {{now}} por dia (n={{n}}); antes, {{before}} (n={{nBefore}})",
      "money": "{{name}}: {{now}}; antes, {{before}}",
      "mark_one": "{{name}}: {{count}} dia; antes, {{before}}",
      "mark_other": "{{name}}: {{count}} dias; antes, {{before}}",
      "oneSided": "Só numa das duas semanas: {{names}}.",
      "yours": "Se foi melhor, você é quem diz.",
      "nothing": "Ainda não dá para comparar: preciso de algo anotado nos últimos 7 dias e nos 7 de antes."
    },
    "record": {
      "area": "Resumos e avisos"
    },
    "standing": {
      "heading": "Como você está {{period}}:",
      "nothing": "Ainda não tenho registros para dizer como você está {{period}}. Conte um gasto, o sono ou um hábito, e eu acompanho.",
      "looking": "Olhando seus registros…"
    },
    "suggestion": {
      "all": "Sugestões",
      "kind": {
        "plan-nearly-spent": "Sugestões sobre planos de gasto",
        "goal-behind": "Sugestões sobre metas",
        "decision-due": "Sugestões sobre decisões para rever"
      },
      "off": "{{what}}: desligadas",
      "on": "{{what}}: ligadas",
      "done": "Pronto. {{state}}.",
      "same": "Já está assim. {{state}}.",
      "none": "Nada a sugerir agora. Para ver como andam as coisas, pergunte “como estou este mês?”.",
      "turnedOff": "As sugestões estão desligadas. Para ligar, diga “pode me dar sugestões”."
    }
  },
  "en": {
    "weekday": {
      "1": "Monday",
      "2": "Tuesday",
      "3": "Wednesday",
      "4": "Thursday",
      "5": "Friday",
      "6": "Saturday",
      "7": "Sunday"
    },
    "alert": {
      "summary": "Daily summary",
      "report": "Weekly report",
      "bills": "Bill alerts",
      "birthdays": "Birthday alerts",
      "followups": "Things to ask about",
      "events": "Event alerts",
      "quiet": "Quiet hours",
      "all": "Everything that comes by itself"
    },
    "state": {
      "off": "off"
    },
    "turn": {
      "on": "Turn on",
      "off": "Turn off"
    },
    "when": {
      "summary": "every day at {{time}}",
      "report": "every {{day}} at {{time}}",
      "reportOnWeekend": "every {{day}} at {{time}}",
      "bills": "three days before and on the day, at {{time}}",
      "birthdays": "a week before and on the day, at {{time}}",
      "followups": "on the day, at {{time}}",
      "events": "{{before}} before",
      "eventsAtStart": "when they start",
      "quiet": "from {{from}} to {{until}}"
    },
    "label": {
      "time": "At",
      "until": "Until",
      "weekday": "Day",
      "minutes": "Minutes before"
    },
    "ask": {
      "alert": "What would you like to change?"
    },
    "change": {
      "done": "Done. {{alert}}.",
      "same": "It is like that already. {{alert}}."
    },
    "alerts": {
      "heading": "What comes by itself:"
    },
    "summary": {
      "idea": "An idea: {{text}}",
      "morning": "Good morning!",
      "heading": "Your day, {{day}}:",
      "free": "Nothing planned for {{day}}.",
      "noted": "Noted so far: {{list}}.",
      "nothing": "Nothing planned or noted for {{day}}."
    },
    "report": {
      "heading": "Your week, {{from}} to {{until}}:",
      "nothing": "Nothing noted in the week from {{from}} to {{until}}.",
      "ahead": "In the days ahead:",
      "money": "{{name}}: {{now}}",
      "moneyCompared": "{{name}}: {{now}}; {{before}} the week before",
      "measure_one": "{{name}}: {{mean}}, on {{count}} day",
      "measure_other": "{{name}}: {{mean}} a day, on {{count}} days",
      "mark_one": "{{name}}: {{count}} day",
      "mark_other": "{{name}}: {{count}} days"
    },
    "weeks": {
      "heading": "Your last 7 days ({{from}} to {{until}}) beside the 7 before:",
      "measure": "{{name}}: {{now}} a day (n={{n}}); before, {{before}} (n={{nBefore}})",
      "money": "{{name}}: {{now}}; before, {{before}}",
      "mark_one": "{{name}}: {{count}} day; before, {{before}}",
      "mark_other": "{{name}}: {{count}} days; before, {{before}}",
      "oneSided": "In one of the two weeks only: {{names}}.",
      "yours": "Whether it was better is yours to say.",
      "nothing": "There is nothing to compare yet: I need something noted in the last 7 days and in the 7 before."
    },
    "record": {
      "area": "Summaries and alerts"
    },
    "standing": {
      "heading": "How you are doing {{period}}:",
      "nothing": "I have no records yet to say how you are doing {{period}}. Tell me of an expense, your sleep or a habit, and I’ll follow it.",
      "looking": "Looking at your records…"
    },
    "suggestion": {
      "all": "Suggestions",
      "kind": {
        "plan-nearly-spent": "Suggestions about spending plans",
        "goal-behind": "Suggestions about goals",
        "decision-due": "Suggestions about decisions to look back on"
      },
      "off": "{{what}}: off",
      "on": "{{what}}: on",
      "done": "Done. {{state}}.",
      "same": "It is like that already. {{state}}.",
      "none": "Nothing to suggest right now. To see how things are going, ask “how am I doing this month?”.",
      "turnedOff": "Suggestions are off. To turn them on, say “you may suggest things”."
    }
  }
} as const
