// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "investmentType": {
      "emergency_fund": "Reserva de emergência",
      "retirement": "Aposentadoria",
      "short_term": "Curto prazo",
      "long_term": "Longo prazo",
      "education": "Estudos",
      "custom": "Outro"
    },
    "investment": {
      "title": "Investimento: {{investment}}",
      "created": "Investimento anotado: {{investment}}.",
      "duplicate": "Você já tem {{investment}}. Confirme só se for outro.",
      "holding": "{{amount}} {{day}}",
      "goal": "meta de {{amount}}",
      "until": "até {{day}}",
      "monthly": "{{amount}} por mês",
      "line": "{{name}}: {{amount}}",
      "gained": "(rendeu {{gain}}, {{share}})",
      "lost": "(perdeu {{gain}}, {{share}})",
      "valuedOn": "Valor informado {{day}}.",
      "noValue": "É o que você colocou. Para ver o rendimento, diga quanto vale: “{{name}} está com 1.250”.",
      "progress": {
        "reached": "Meta de {{goal}} alcançada!",
        "left": "{{share}} da meta de {{goal}}; faltam {{left}}.",
        "leftMonths_one": "{{share}} da meta de {{goal}}; faltam {{left}}, cerca de {{count}} mês.",
        "leftMonths_other": "{{share}} da meta de {{goal}}; faltam {{left}}, cerca de {{count}} meses."
      },
      "none": "Nenhum investimento anotado. Para começar: “guardei 200 na poupança”.",
      "notFound": "Não achei o investimento {{wanted}}. Você tem: {{existing}}.",
      "gone": "Esse investimento não existe mais.",
      "askWhich": "Qual destes investimentos?",
      "askName": "Como se chama o investimento?",
      "offerFirst": "Ainda não acompanho {{name}}. Começo agora?",
      "offerNew": "Ainda não acompanho {{name}}; você tem {{existing}}. Começo agora?",
      "askChange": "O que muda em {{investment}}? Diga, por exemplo: “meta de 8 mil”.",
      "updateTitle": "Alterar investimento: {{change}}",
      "updated": "Investimento alterado: {{change}}.",
      "deleteTitle": "Apagar investimento: {{investment}}",
      "deleted": "Apaguei o investimento: {{investment}}.",
      "removesMoves_one": "O lançamento anotado nele sai junto.",
      "removesMoves_other": "Os {{count}} lançamentos anotados nele saem junto.",
      "label": {
        "investment": "Investimento",
        "current": "Já tem",
        "goal": "Meta",
        "monthly": "Por mês",
        "deadline": "Até"
      }
    },
    "investments": {
      "total": "Você tem {{total}} guardados:"
    },
    "move": {
      "righted": "Corrigir: {{name}}, {{day}}: {{before}} → {{amount}}",
      "share": {
        "ofLast": "{{share}}% dos {{whole}} que entraram por último são {{part}}.",
        "ofMonth": "{{share}}% dos {{whole}} que entraram neste mês são {{part}}."
      },
      "deposit": {
        "title": "Aporte: {{name}}, {{amount}}, {{day}}",
        "noted": "Anotei o aporte: {{name}}, {{amount}}, {{day}}."
      },
      "withdrawal": {
        "title": "Resgate: {{name}}, {{amount}}, {{day}}",
        "noted": "Anotei o resgate: {{name}}, {{amount}}, {{day}}."
      },
      "value": {
        "title": "Valor atual: {{name}}, {{amount}}, {{day}}",
        "noted": "Anotei o valor: {{name}}, {{amount}}, {{day}}."
      },
      "now": "Agora tem {{now}}.",
      "gain": "Rendeu {{gain}} até aqui.",
      "loss": "Está {{gain}} abaixo do que você colocou.",
      "even": "É o mesmo que você colocou.",
      "moreThanThere": "{{name}} tem {{current}}. Se rendeu, diga antes quanto vale: “{{name}} está com …”.",
      "display": {
        "deposit": "+{{amount}}",
        "withdrawal": "−{{amount}}",
        "value": "vale {{amount}}"
      }
    },
    "savingPlan": {
      "sum": "Guardando {{each}} por mês, em {{time}} você junta {{sum}}.",
      "amount": "Para juntar {{sum}} em {{time}}, guarde {{each}} por mês.",
      "months": "Guardando {{each}} por mês, você junta {{sum}} em {{time}}.",
      "interest": "São {{own}} seus e {{interest}} de rendimento.",
      "start": "Aí já entram os {{start}} que você tem.",
      "unclear": "Para essa conta, diga quanto por mês e por quanto tempo: “se eu guardar 200 por mês, quanto tenho em 2 anos?”",
      "years_one": "{{count}} ano",
      "years_other": "{{count}} anos",
      "months_one": "{{count}} mês",
      "months_other": "{{count}} meses"
    }
  },
  "en": {
    "investmentType": {
      "emergency_fund": "Emergency fund",
      "retirement": "Retirement",
      "short_term": "Short term",
      "long_term": "Long term",
      "education": "Education",
      "custom": "Other"
    },
    "investment": {
      "title": "Investment: {{investment}}",
      "created": "Investment noted: {{investment}}.",
      "duplicate": "You already have {{investment}}. Confirm only if this is another one.",
      "holding": "{{amount}} {{day}}",
      "goal": "goal of {{amount}}",
      "until": "by {{day}}",
      "monthly": "{{amount}} a month",
      "line": "{{name}}: {{amount}}",
      "gained": "(up {{gain}}, {{share}})",
      "lost": "(down {{gain}}, {{share}})",
      "valuedOn": "Worth as told {{day}}.",
      "noValue": "That is what you put in. For the return, tell me its worth: “{{name}} is worth 1,250”.",
      "progress": {
        "reached": "Goal of {{goal}} reached!",
        "left": "{{share}} of the goal of {{goal}}; {{left}} to go.",
        "leftMonths_one": "{{share}} of the goal of {{goal}}; {{left}} to go, about {{count}} month.",
        "leftMonths_other": "{{share}} of the goal of {{goal}}; {{left}} to go, about {{count}} months."
      },
      "none": "No investments noted. To start: “put 200 into savings”.",
      "notFound": "I found no investment called {{wanted}}. You have: {{existing}}.",
      "gone": "That investment is gone.",
      "askWhich": "Which of these investments?",
      "askName": "What is the investment called?",
      "offerFirst": "I do not follow {{name}} yet. Shall I start?",
      "offerNew": "I do not follow {{name}} yet; you have {{existing}}. Shall I start?",
      "askChange": "What changes in {{investment}}? Say, for example: “goal of 8,000”.",
      "updateTitle": "Change investment: {{change}}",
      "updated": "Investment changed: {{change}}.",
      "deleteTitle": "Delete investment: {{investment}}",
      "deleted": "Investment deleted: {{investment}}.",
      "removesMoves_one": "The entry noted in it goes too.",
      "removesMoves_other": "The {{count}} entries noted in it go too.",
      "label": {
        "investment": "Investment",
        "current": "In it already",
        "goal": "Goal",
        "monthly": "A month",
        "deadline": "By"
      }
    },
    "investments": {
      "total": "You have {{total}} put aside:"
    },
    "move": {
      "righted": "Correct: {{name}}, {{day}}: {{before}} → {{amount}}",
      "share": {
        "ofLast": "{{share}}% of the {{whole}} that came in last is {{part}}.",
        "ofMonth": "{{share}}% of the {{whole}} that came in this month is {{part}}."
      },
      "deposit": {
        "title": "Contribution: {{name}}, {{amount}}, {{day}}",
        "noted": "Contribution noted: {{name}}, {{amount}}, {{day}}."
      },
      "withdrawal": {
        "title": "Withdrawal: {{name}}, {{amount}}, {{day}}",
        "noted": "Withdrawal noted: {{name}}, {{amount}}, {{day}}."
      },
      "value": {
        "title": "Worth now: {{name}}, {{amount}}, {{day}}",
        "noted": "Worth noted: {{name}}, {{amount}}, {{day}}."
      },
      "now": "It now holds {{now}}.",
      "gain": "It has gained {{gain}} so far.",
      "loss": "It is {{gain}} below what you put in.",
      "even": "It is what you put in.",
      "moreThanThere": "{{name}} holds {{current}}. If it grew, first tell me its worth: “{{name}} is worth …”.",
      "display": {
        "deposit": "+{{amount}}",
        "withdrawal": "−{{amount}}",
        "value": "worth {{amount}}"
      }
    },
    "savingPlan": {
      "sum": "Saving {{each}} a month, you’ll have {{sum}} in {{time}}.",
      "amount": "To have {{sum}} in {{time}}, save {{each}} a month.",
      "months": "Saving {{each}} a month, you’ll have {{sum}} in {{time}}.",
      "interest": "That’s {{own}} of your own and {{interest}} in interest.",
      "start": "The {{start}} you already have is included.",
      "unclear": "For that, tell me how much a month and for how long: “if I save 200 a month, how much will I have in 2 years?”",
      "years_one": "{{count}} year",
      "years_other": "{{count}} years",
      "months_one": "{{count}} month",
      "months_other": "{{count}} months"
    }
  }
} as const
