// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "metricType": {
      "weight": "Peso",
      "water": "Água",
      "sleep": "Sono",
      "exercise": "Exercício",
      "mood": "Humor",
      "energy": "Energia",
      "custom": "Medida"
    },
    "unit": {
      "kg": "kg",
      "ml": "ml",
      "hours": "horas",
      "min": "minutos",
      "score": "nota de 1 a 10"
    },
    "exerciseType": {
      "cardio": "cardio",
      "strength": "força",
      "flexibility": "flexibilidade",
      "sports": "esporte",
      "other": "outro"
    },
    "intensity": {
      "low": "leve",
      "medium": "moderado",
      "high": "intenso"
    },
    "metric": {
      "glasses_one": "{{count}} copo de {{size}}",
      "glasses_other": "{{count}} copos de {{size}}",
      "sleptBetween": "das {{bedtime}} às {{waketime}}",
      "quality": "qualidade {{quality}}",
      "title": "Medida: {{entry}}",
      "logged": "Anotei: {{entry}}.",
      "dayTotal": "Total de {{day}}: {{total}}.",
      "updateTitle": "Corrigir: {{change}}",
      "updated": "Corrigi: {{change}}.",
      "deleteTitle": "Apagar: {{entry}}",
      "deleted": "Apaguei: {{entry}}.",
      "newCustom": "{{name}} (medida nova)",
      "duplicate": "Já existe um registro igual: {{entry}}. Confirme só se for outro.",
      "unusualWeight": "O último peso era {{value}}, {{day}}. Confere?",
      "moreThanADay": "Com este, o dia passa de 24 horas ({{total}}). Confere?",
      "askType": "O que você quer anotar?",
      "askCustomName": "O que você mediu?",
      "askUnit": "Em que unidade é {{name}}?",
      "askWhichCustom": "Qual destas medidas?",
      "askWhich": "Qual destes registros?",
      "askCustomValue": "Quanto deu {{name}}?",
      "askNewValue": "{{metric}} está com {{value}}. Qual é o valor certo?",
      "askValue": {
        "weight": "Quantos quilos?",
        "water": "Quanto de água?",
        "sleep": "Quantas horas de sono?",
        "exercise": "Quanto tempo durou o exercício?",
        "mood": "De 1 a 10, como está o humor?",
        "energy": "De 1 a 10, como está a energia?"
      },
      "outOfRange": "{{metric}} vai de {{minimum}} a {{maximum}}. Quanto foi?",
      "unitUnknown": "Não sei converter “{{unit}}”. Quanto dá em {{expected}}?",
      "unitTooLong": "Essa unidade é comprida demais; com até {{maximum}} caracteres, como fica?",
      "notesTooLong": "Essa observação passa de {{maximum}} caracteres. Como fica mais curta?",
      "valuesInvalid": "Não entendi esses valores. Quais são?",
      "bloodPressureInvalid": "A pressão tem dois números, o maior primeiro, como 120/80. Quanto deu?",
      "none": "Ainda não há nenhuma medida anotada.",
      "noneOf": "Não há nenhum registro de {{metric}}.",
      "notFound": "Não achei esse registro de {{metric}}. Os mais recentes são:",
      "notFoundOnDay": "Não há registro de {{metric}} de {{day}}. Os mais recentes são:",
      "gone": "Esse registro não existe mais."
    },
    "history": {
      "lastDays_one": "hoje",
      "lastDays_other": "últimos {{count}} dias",
      "fromTo": "de {{from}} a {{to}}",
      "headline": "{{metric}}, {{period}}:",
      "single": "{{value}}, {{day}}.",
      "stats_one": "média {{average}}, entre {{minimum}} e {{maximum}}, em {{count}} de {{days}} dias.",
      "stats_other": "média {{average}}, entre {{minimum}} e {{maximum}}, em {{count}} de {{days}} dias.",
      "statsPerDay_one": "média de {{average}} por dia, entre {{minimum}} e {{maximum}}, em {{count}} de {{days}} dias.",
      "statsPerDay_other": "média de {{average}} por dia, entre {{minimum}} e {{maximum}}, em {{count}} de {{days}} dias.",
      "averageOfComponents": "média {{average}}.",
      "trend": {
        "rising": "Tendência de alta, cerca de {{change}} por semana.",
        "falling": "Tendência de queda, cerca de {{change}} por semana.",
        "stable": "Está estável."
      },
      "older_one": "e mais {{count}} antes",
      "older_other": "e mais {{count}} antes",
      "empty": "Nenhum registro de {{metric}} ({{period}}).",
      "unknown": "Ainda não há registros de {{metric}}.",
      "unknownWithOthers": "Não há registros de {{metric}}. Você acompanha: {{known}}."
    }
  },
  "en": {
    "metricType": {
      "weight": "Weight",
      "water": "Water",
      "sleep": "Sleep",
      "exercise": "Exercise",
      "mood": "Mood",
      "energy": "Energy",
      "custom": "Measurement"
    },
    "unit": {
      "kg": "kg",
      "ml": "ml",
      "hours": "hours",
      "min": "minutes",
      "score": "a score from 1 to 10"
    },
    "exerciseType": {
      "cardio": "cardio",
      "strength": "strength",
      "flexibility": "flexibility",
      "sports": "sports",
      "other": "other"
    },
    "intensity": {
      "low": "light",
      "medium": "moderate",
      "high": "intense"
    },
    "metric": {
      "glasses_one": "{{count}} glass of {{size}}",
      "glasses_other": "{{count}} glasses of {{size}}",
      "sleptBetween": "from {{bedtime}} to {{waketime}}",
      "quality": "quality {{quality}}",
      "title": "Measurement: {{entry}}",
      "logged": "Logged: {{entry}}.",
      "dayTotal": "Total {{day}}: {{total}}.",
      "updateTitle": "Correct: {{change}}",
      "updated": "Corrected: {{change}}.",
      "deleteTitle": "Delete: {{entry}}",
      "deleted": "Deleted: {{entry}}.",
      "newCustom": "{{name}} (new measurement)",
      "duplicate": "There is one just like it already: {{entry}}. Confirm only if this is another one.",
      "unusualWeight": "The last weight was {{value}}, {{day}}. Is this right?",
      "moreThanADay": "With this one the day has more than 24 hours ({{total}}). Is this right?",
      "askType": "What would you like to log?",
      "askCustomName": "What did you measure?",
      "askUnit": "In which unit is {{name}}?",
      "askWhichCustom": "Which of these measurements?",
      "askWhich": "Which of these entries?",
      "askCustomValue": "What was {{name}}?",
      "askNewValue": "{{metric}} is at {{value}}. What is the right value?",
      "askValue": {
        "weight": "How many kilos?",
        "water": "How much water?",
        "sleep": "How many hours of sleep?",
        "exercise": "How long was the workout?",
        "mood": "From 1 to 10, how is your mood?",
        "energy": "From 1 to 10, how is your energy?"
      },
      "outOfRange": "{{metric}} goes from {{minimum}} to {{maximum}}. How much was it?",
      "unitUnknown": "I cannot convert “{{unit}}”. How much is it in {{expected}}?",
      "unitTooLong": "That unit is too long; what is it, in {{maximum}} characters or fewer?",
      "notesTooLong": "That note has more than {{maximum}} characters. Can you make it shorter?",
      "valuesInvalid": "I did not understand those values. What are they?",
      "bloodPressureInvalid": "Blood pressure has two numbers, the higher one first, such as 120/80. What was it?",
      "none": "No measurements are logged yet.",
      "noneOf": "There are no entries for {{metric}}.",
      "notFound": "I did not find that entry for {{metric}}. The latest ones are:",
      "notFoundOnDay": "There is no entry for {{metric}} from {{day}}. The latest ones are:",
      "gone": "That entry no longer exists."
    },
    "history": {
      "lastDays_one": "today",
      "lastDays_other": "last {{count}} days",
      "fromTo": "from {{from}} to {{to}}",
      "headline": "{{metric}}, {{period}}:",
      "single": "{{value}}, {{day}}.",
      "stats_one": "average {{average}}, between {{minimum}} and {{maximum}}, on {{count}} of {{days}} days.",
      "stats_other": "average {{average}}, between {{minimum}} and {{maximum}}, on {{count}} of {{days}} days.",
      "statsPerDay_one": "average {{average}} a day, between {{minimum}} and {{maximum}}, on {{count}} of {{days}} days.",
      "statsPerDay_other": "average {{average}} a day, between {{minimum}} and {{maximum}}, on {{count}} of {{days}} days.",
      "averageOfComponents": "average {{average}}.",
      "trend": {
        "rising": "It is going up, by about {{change}} a week.",
        "falling": "It is going down, by about {{change}} a week.",
        "stable": "It is steady."
      },
      "older_one": "and {{count}} earlier",
      "older_other": "and {{count}} earlier",
      "empty": "No entries for {{metric}} ({{period}}).",
      "unknown": "There are no entries for {{metric}} yet.",
      "unknownWithOthers": "There are no entries for {{metric}}. You keep track of: {{known}}."
    }
  }
} as const
