// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "person": {
      "label": {
        "personRef": "Pessoa",
        "newPerson": "Nova pessoa",
        "name": "Nome",
        "relationship": "Relação",
        "birthday": "Aniversário",
        "interests": "Gosta de",
        "dislikes": "Não gosta de",
        "dietaryRestrictions": "Não come ou não pode",
        "giftIdeas": "Ideias de presente",
        "topics": "Assuntos",
        "notes": "Observação",
        "aliases": "Também é",
        "removeFacts": "Deixa de valer"
      },
      "title": "Pessoa: {{name}}, {{changes}}",
      "newTitle": "Nova pessoa: {{name}}",
      "newTitleWith": "Nova pessoa: {{name}}, {{changes}}",
      "created": "Guardei {{name}} entre as suas pessoas.",
      "updated": "Anotei sobre {{name}}: {{changes}}.",
      "deleteTitle": "Tirar das suas pessoas: {{name}}",
      "deleted": "Tirei {{name}} das suas pessoas.",
      "known": "Isso eu já sei de {{name}}.",
      "gone": "Essa pessoa não está mais entre as suas.",
      "none": "Você ainda não guardou ninguém. Comece com “o aniversário da Ana é 12 de março” ou “liguei pra minha mãe”.",
      "notFound": "Não achei {{name}}. Você tem {{names}}.",
      "unknown": "Ainda não sei nada de {{name}}. Me conte um aniversário, um gosto ou “liguei pra…” que eu guardo.",
      "others": "Por enquanto conheço {{names}}.",
      "nothingYet": "{{name}} está entre as suas pessoas, mas ainda não sei mais nada.",
      "told": "Do que você me contou sobre {{name}}:",
      "toldBesides": "E do que você me contou:",
      "family": "a sua família",
      "noFamily": "Ainda não sei nada da sua família. Conte, como “minha irmã se chama Ana”, que eu guardo.",
      "since": "{{name}} (desde {{day}})",
      "your": {
        "feminine": "sua {{relationship}}",
        "masculine": "seu {{relationship}}",
        "either": "seu {{relationship}}"
      },
      "born": "Que alegria! Parabéns pela chegada.",
      "contact": "contato",
      "shortIs": "é",
      "goodNews": "Que notícia boa! Parabéns a vocês.",
      "askWho": "Sobre quem?",
      "askWhat": "O que eu guardo sobre {{name}}?",
      "askBirthday": "Esse dia não existe. Qual é o aniversário, como 12/03?",
      "askWhich": "Qual {{name}}?",
      "askSame": "{{name}} é alguém destes?",
      "askNamesake": "É a mesma pessoa que eu conheço como {{name}}?",
      "askRole": "{{name}} é quem eu guardei como “{{role}}”?",
      "theSame": "Sim: {{name}} ({{relationship}})",
      "theSameAs": "Sim: {{role}}",
      "somebodyElse": "Outra pessoa",
      "tooLong": "Ficou comprido; como fica em até {{maximum}} caracteres?",
      "change": {
        "name": "agora é {{name}}",
        "is": "é {{called}}",
        "relationship": "relação: {{relationship}}",
        "birthday": "aniversário em {{birthday}}",
        "noBirthday": "aniversário esquecido ({{birthday}})",
        "aliases": "também é {{list}}",
        "dropped": "não vale mais: {{list}}"
      },
      "missing": {
        "birthday": "Ainda não sei o aniversário de {{name}}. Quando é?",
        "lastContact": "Ainda não tenho nenhum contato com {{name}}. Diga “liguei pra…” ou “encontrei…” que eu guardo.",
        "preferences": "Ainda não sei do que {{name}} gosta. Me conte que eu guardo.",
        "gifts": "Nenhum presente anotado com {{name}} ainda."
      }
    },
    "fact": {
      "interest": "gosta de {{list}}",
      "dislike": "não gosta de {{list}}",
      "dietary": "alergia ou restrição: {{list}}",
      "gift_idea": "ideia de presente: {{list}}",
      "topic": "assunto: {{list}}",
      "note": "{{list}}"
    },
    "birthday": {
      "today_one": "hoje ({{birthday}}) é o aniversário de {{name}}{{age}}!",
      "today_other": "hoje ({{birthday}}) é o aniversário de {{name}}{{age}}!",
      "tomorrow_one": "o aniversário de {{name}} é amanhã ({{birthday}}){{age}}.",
      "tomorrow_other": "o aniversário de {{name}} é amanhã ({{birthday}}){{age}}.",
      "later_one": "o aniversário de {{name}} é em {{birthday}}, daqui a {{count}} dia{{age}}.",
      "later_other": "o aniversário de {{name}} é em {{birthday}}, daqui a {{count}} dias{{age}}.",
      "turns_one": ", e faz {{count}} ano",
      "turns_other": ", e faz {{count}} anos",
      "turnsShort_one": "faz {{count}} ano",
      "turnsShort_other": "faz {{count}} anos"
    },
    "contact": {
      "type": {
        "call": "Ligação",
        "message": "Mensagem",
        "meeting": "Encontro",
        "email": "E-mail",
        "gift": "Presente",
        "other": "Conversa"
      },
      "with": {
        "call": "ligação com {{name}}, {{day}}",
        "message": "mensagem com {{name}}, {{day}}",
        "meeting": "encontro com {{name}}, {{day}}",
        "email": "e-mail com {{name}}, {{day}}",
        "gift": "presente com {{name}}, {{day}}",
        "other": "conversa com {{name}}, {{day}}"
      },
      "title": "Contato: {{contact}}",
      "newTitle": "Nova pessoa, {{name}}: {{contact}}",
      "logged": "Anotei: {{contact}}.",
      "before": "O contato anterior foi {{ago}}.",
      "duplicate": "Você já tem {{contact}}. Confirme só se foi outra vez.",
      "askType": "Foi ligação, mensagem, encontro, e-mail ou presente?",
      "last": "Último contato com {{name}}: {{type}}, {{day}}{{ago}}.",
      "never": "nenhum contato ainda",
      "today": "hoje",
      "yesterday": "ontem",
      "daysAgo_one": "há {{count}} dia",
      "daysAgo_other": "há {{count}} dias",
      "monthsAgo_one": "há {{count}} mês",
      "monthsAgo_other": "há {{count}} meses",
      "yearsAgo_one": "há {{count}} ano",
      "yearsAgo_other": "há {{count}} anos",
      "days_one": "{{count}} dia",
      "days_other": "{{count}} dias"
    },
    "rhythm": {
      "label": "A cada quantos dias",
      "every_one": "todo dia",
      "every_other": "a cada {{count}} dias",
      "change": "falar {{rhythm}}",
      "title": "Falar com {{name}}: {{rhythm}}",
      "newTitle": "Nova pessoa. Falar com {{name}}: {{rhythm}}",
      "set": "combinado: falar com {{name}} {{rhythm}}. Pergunte “com quem preciso falar?” quando quiser.",
      "same": "Falar com {{name}} {{rhythm}} já está anotado.",
      "ask": "De quantos em quantos dias?",
      "outOfRange": "Pode ser de 1 a {{maximum}} dias. De quantos em quantos?",
      "overdue": "Você queria falar com {{name}} {{rhythm}}; passou {{days}}.",
      "onTime": "Você quer falar com {{name}} {{rhythm}}; o próximo é até {{day}}.",
      "wanted": "você queria {{rhythm}}"
    },
    "gift": {
      "label": {
        "name": "Presente",
        "direction": "Dado ou ganho",
        "occasion": "Ocasião"
      },
      "direction": {
        "given": "Dado",
        "received": "Ganho"
      },
      "given": "para {{name}}",
      "received": "de {{name}}",
      "title": "Presente: {{gift}}",
      "newTitle": "Nova pessoa e presente: {{gift}}",
      "recorded": "Anotei o presente: {{gift}}.",
      "askName": "Qual foi o presente?",
      "list": "Presentes: {{list}}."
    },
    "people": {
      "inMonth": "em {{month}}",
      "heading": {
        "name": {
          "all_one": "Você tem {{count}} pessoa guardada:",
          "all_other": "Você tem {{count}} pessoas guardadas:",
          "month_one": "Você tem {{count}} pessoa guardada ({{month}}):",
          "month_other": "Você tem {{count}} pessoas guardadas ({{month}}):",
          "of_one": "{{count}} pessoa ({{relationship}}):",
          "of_other": "{{count}} pessoas ({{relationship}}):"
        },
        "birthday": {
          "all_one": "Próximo aniversário:",
          "all_other": "Próximos aniversários:",
          "month_one": "Aniversário {{month}}:",
          "month_other": "Aniversários {{month}}:",
          "of_one": "Aniversário ({{relationship}}):",
          "of_other": "Aniversários ({{relationship}}):"
        },
        "contact": {
          "all_one": "Seu último contato com cada pessoa:",
          "all_other": "Seu último contato com cada pessoa:",
          "month_one": "Seu último contato com cada pessoa ({{month}}):",
          "month_other": "Seu último contato com cada pessoa ({{month}}):",
          "of_one": "Seu último contato ({{relationship}}):",
          "of_other": "Seu último contato ({{relationship}}):"
        }
      },
      "empty": {
        "name": {
          "all": "Você ainda não guardou ninguém.",
          "month": "Ninguém ainda ({{month}}).",
          "of": "Ninguém ainda como {{relationship}}."
        },
        "birthday": {
          "all": "Ainda não sei nenhum aniversário. Diga “o aniversário da Ana é 12 de março” que eu guardo.",
          "month": "Nenhum aniversário que eu saiba {{month}}.",
          "of": "Nenhum aniversário que eu saiba ({{relationship}})."
        },
        "contact": {
          "all": "Ainda não anotei nenhum contato. Diga “liguei pra Ana” que eu guardo.",
          "month": "Nenhum contato ainda ({{month}}).",
          "of": "Nenhum contato ainda ({{relationship}})."
        }
      }
    },
    "record": {
      "area": "Pessoas",
      "interaction": "Contato",
      "gift": "Presente"
    },
    "birthdays": {
      "today": "Hoje é aniversário de {{name}}. Que tal mandar um parabéns?",
      "todayTurns": "Hoje é aniversário de {{name}}: {{count}} anos. Que tal mandar um parabéns?",
      "was": "{{name}} fez aniversário {{day}}.",
      "wasTurns": "{{name}} fez {{count}} anos {{day}}.",
      "ahead": "Aniversário de {{name}} chegando: {{day}}.",
      "aheadTurns": "Aniversário de {{name}} chegando: {{day}}, {{count}} anos."
    },
    "agenda": {
      "birthday": "aniversário",
      "birthdayOf": "Aniversário: {{name}}"
    }
  },
  "en": {
    "person": {
      "label": {
        "personRef": "Person",
        "newPerson": "New person",
        "name": "Name",
        "relationship": "Relationship",
        "birthday": "Birthday",
        "interests": "Likes",
        "dislikes": "Dislikes",
        "dietaryRestrictions": "Diet",
        "giftIdeas": "Gift ideas",
        "topics": "Topics",
        "notes": "Note",
        "aliases": "Also called",
        "removeFacts": "No longer true"
      },
      "title": "Person: {{name}}, {{changes}}",
      "newTitle": "New person: {{name}}",
      "newTitleWith": "New person: {{name}}, {{changes}}",
      "created": "{{name}} is now among your people.",
      "updated": "Noted about {{name}}: {{changes}}.",
      "deleteTitle": "Remove from your people: {{name}}",
      "deleted": "Removed {{name}} from your people.",
      "known": "I already have that about {{name}}.",
      "gone": "This person is not among yours any more.",
      "none": "You have not kept anybody yet. Start with “Ana's birthday is March 12” or “I called my mom”.",
      "notFound": "I found no {{name}}. You have {{names}}.",
      "unknown": "I do not know anything about {{name}} yet. Tell me a birthday, a taste or “I called…” and I will keep it.",
      "others": "So far I know {{names}}.",
      "nothingYet": "{{name}} is among your people, but I know nothing else yet.",
      "told": "What you told me about {{name}}:",
      "toldBesides": "And from what you told me:",
      "family": "your family",
      "noFamily": "I don’t know anything about your family yet. Tell me, as in “my sister’s name is Ana”, and I will keep it.",
      "since": "{{name}} (since {{day}})",
      "your": {
        "feminine": "your {{relationship}}",
        "masculine": "your {{relationship}}",
        "either": "your {{relationship}}"
      },
      "born": "What wonderful news! Congratulations.",
      "contact": "contact",
      "shortIs": "is",
      "goodNews": "That’s great news! Congratulations to all of you.",
      "askWho": "About whom?",
      "askWhat": "What should I keep about {{name}}?",
      "askBirthday": "There is no such day. When is the birthday, as 03/12?",
      "askWhich": "Which {{name}}?",
      "askSame": "Is {{name}} one of these?",
      "askNamesake": "Is this the {{name}} I know?",
      "askRole": "Is {{name}} who I keep as “{{role}}”?",
      "theSame": "Yes: {{name}} ({{relationship}})",
      "theSameAs": "Yes: {{role}}",
      "somebodyElse": "Somebody else",
      "tooLong": "That is long; how would you put it in {{maximum}} characters?",
      "change": {
        "name": "now {{name}}",
        "is": "is {{called}}",
        "relationship": "relationship: {{relationship}}",
        "birthday": "birthday on {{birthday}}",
        "noBirthday": "birthday forgotten ({{birthday}})",
        "aliases": "also called {{list}}",
        "dropped": "no longer true: {{list}}"
      },
      "missing": {
        "birthday": "I do not know {{name}}'s birthday yet. When is it?",
        "lastContact": "I have no contact with {{name}} yet. Say “I called…” or “I met…” and I will keep it.",
        "preferences": "I do not know what {{name}} likes yet. Tell me and I will keep it.",
        "gifts": "No gifts noted with {{name}} yet."
      }
    },
    "fact": {
      "interest": "likes {{list}}",
      "dislike": "dislikes {{list}}",
      "dietary": "allergy or restriction: {{list}}",
      "gift_idea": "gift idea: {{list}}",
      "topic": "topic: {{list}}",
      "note": "{{list}}"
    },
    "birthday": {
      "today_one": "today ({{birthday}}) is {{name}}'s birthday{{age}}!",
      "today_other": "today ({{birthday}}) is {{name}}'s birthday{{age}}!",
      "tomorrow_one": "{{name}}'s birthday is tomorrow ({{birthday}}){{age}}.",
      "tomorrow_other": "{{name}}'s birthday is tomorrow ({{birthday}}){{age}}.",
      "later_one": "{{name}}'s birthday is {{birthday}}, in {{count}} day{{age}}.",
      "later_other": "{{name}}'s birthday is {{birthday}}, in {{count}} days{{age}}.",
      "turns_one": ", turning {{count}}",
      "turns_other": ", turning {{count}}",
      "turnsShort_one": "turns {{count}}",
      "turnsShort_other": "turns {{count}}"
    },
    "contact": {
      "type": {
        "call": "Call",
        "message": "Message",
        "meeting": "Meeting",
        "email": "Email",
        "gift": "Gift",
        "other": "Talk"
      },
      "with": {
        "call": "call with {{name}}, {{day}}",
        "message": "message with {{name}}, {{day}}",
        "meeting": "meeting with {{name}}, {{day}}",
        "email": "email with {{name}}, {{day}}",
        "gift": "gift with {{name}}, {{day}}",
        "other": "talk with {{name}}, {{day}}"
      },
      "title": "Contact: {{contact}}",
      "newTitle": "New person, {{name}}: {{contact}}",
      "logged": "Noted: {{contact}}.",
      "before": "The contact before was {{ago}}.",
      "duplicate": "You already have {{contact}}. Confirm only if it was another one.",
      "askType": "Was it a call, a message, a meeting, an email or a gift?",
      "last": "Last contact with {{name}}: {{type}}, {{day}}{{ago}}.",
      "never": "no contact yet",
      "today": "today",
      "yesterday": "yesterday",
      "daysAgo_one": "{{count}} day ago",
      "daysAgo_other": "{{count}} days ago",
      "monthsAgo_one": "{{count}} month ago",
      "monthsAgo_other": "{{count}} months ago",
      "yearsAgo_one": "{{count}} year ago",
      "yearsAgo_other": "{{count}} years ago",
      "days_one": "{{count}} day",
      "days_other": "{{count}} days"
    },
    "rhythm": {
      "label": "Every how many days",
      "every_one": "every day",
      "every_other": "every {{count}} days",
      "change": "be in touch {{rhythm}}",
      "title": "Be in touch with {{name}}: {{rhythm}}",
      "newTitle": "New person. Be in touch with {{name}}: {{rhythm}}",
      "set": "agreed: be in touch with {{name}} {{rhythm}}. Ask “who should I call?” whenever you like.",
      "same": "Being in touch with {{name}} {{rhythm}} is noted already.",
      "ask": "Every how many days?",
      "outOfRange": "It can be 1 to {{maximum}} days. Every how many?",
      "overdue": "You wanted to be in touch with {{name}} {{rhythm}}; it is {{days}} over.",
      "onTime": "You want to be in touch with {{name}} {{rhythm}}; next by {{day}}.",
      "wanted": "you wanted {{rhythm}}"
    },
    "gift": {
      "label": {
        "name": "Gift",
        "direction": "Given or received",
        "occasion": "Occasion"
      },
      "direction": {
        "given": "Given",
        "received": "Received"
      },
      "given": "to {{name}}",
      "received": "from {{name}}",
      "title": "Gift: {{gift}}",
      "newTitle": "New person and gift: {{gift}}",
      "recorded": "Noted the gift: {{gift}}.",
      "askName": "What was the gift?",
      "list": "Gifts: {{list}}."
    },
    "people": {
      "inMonth": "in {{month}}",
      "heading": {
        "name": {
          "all_one": "You keep {{count}} person:",
          "all_other": "You keep {{count}} people:",
          "month_one": "You keep {{count}} person ({{month}}):",
          "month_other": "You keep {{count}} people ({{month}}):",
          "of_one": "{{count}} person ({{relationship}}):",
          "of_other": "{{count}} people ({{relationship}}):"
        },
        "birthday": {
          "all_one": "Next birthday:",
          "all_other": "Next birthdays:",
          "month_one": "Birthday {{month}}:",
          "month_other": "Birthdays {{month}}:",
          "of_one": "Birthday ({{relationship}}):",
          "of_other": "Birthdays ({{relationship}}):"
        },
        "contact": {
          "all_one": "Your last contact with each person:",
          "all_other": "Your last contact with each person:",
          "month_one": "Your last contact with each person ({{month}}):",
          "month_other": "Your last contact with each person ({{month}}):",
          "of_one": "Your last contact ({{relationship}}):",
          "of_other": "Your last contact ({{relationship}}):"
        }
      },
      "empty": {
        "name": {
          "all": "You have not kept anybody yet.",
          "month": "Nobody yet ({{month}}).",
          "of": "Nobody yet as {{relationship}}."
        },
        "birthday": {
          "all": "I know no birthdays yet. Say “Ana's birthday is March 12” and I will keep it.",
          "month": "No birthdays that I know of {{month}}.",
          "of": "No birthdays that I know of ({{relationship}})."
        },
        "contact": {
          "all": "No contacts noted yet. Say “I called Ana” and I will keep it.",
          "month": "No contacts yet ({{month}}).",
          "of": "No contacts yet ({{relationship}})."
        }
      }
    },
    "record": {
      "area": "People",
      "interaction": "Contact",
      "gift": "Gift"
    },
    "birthdays": {
      "today": "Today is {{name}}'s birthday. How about a message?",
      "todayTurns": "Today is {{name}}'s birthday: {{count}}. How about a message?",
      "was": "{{name}} had a birthday {{day}}.",
      "wasTurns": "{{name}} turned {{count}} {{day}}.",
      "ahead": "{{name}}'s birthday is coming up: {{day}}.",
      "aheadTurns": "{{name}}'s birthday is coming up: {{day}}, turning {{count}}."
    },
    "agenda": {
      "birthday": "birthday",
      "birthdayOf": "Birthday: {{name}}"
    }
  }
} as const
