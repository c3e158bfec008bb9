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
      "lb": "libras",
      "oz": "onças (oz)",
      "hours": "horas",
      "min": "minutos",
      "score": "nota de 1 a 10"
    },
    "knownMetric": {
      "bloodPressure": "Pressão arterial",
      "bloodSugar": "Glicemia",
      "heartRate": "Frequência cardíaca",
      "pulse": "Pulso",
      "steps": "Passos",
      "waist": "Cintura",
      "hips": "Quadril",
      "chest": "Peito",
      "temperature": "Temperatura",
      "bodyFat": "Gordura corporal",
      "muscleMass": "Massa muscular",
      "bodyMassIndex": "IMC",
      "oxygen": "Saturação",
      "height": "Altura",
      "cholesterol": "Colesterol",
      "triglycerides": "Triglicerídeos",
      "creatinine": "Creatinina",
      "calories": "Calorias",
      "stress": "Estresse",
      "pain": "Dor",
      "coffee": "Café",
      "beer": "Cerveja",
      "tea": "Chá"
    },
    "knownUnit": {
      "steps": "passos",
      "beats": "batimentos",
      "pages": "páginas",
      "repetitions": "repetições",
      "floors": "andares",
      "calories": "calorias",
      "inches": "polegadas",
      "doses_one": "dose",
      "doses_other": "doses",
      "pills_one": "comprimido",
      "pills_other": "comprimidos",
      "coffees_one": "café",
      "coffees_other": "cafés",
      "beers_one": "cerveja",
      "beers_other": "cervejas",
      "teas_one": "chá",
      "teas_other": "chás",
      "cigarettes_one": "cigarro",
      "cigarettes_other": "cigarros"
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
      "label": {
        "exerciseType": "Tipo de exercício",
        "distanceKm": "Distância em km",
        "intensity": "Intensidade"
      },
      "withNote": "{{entry}}, com a observação “{{note}}”",
      "whichNight": "Você já anotou {{earlier}} de sono, {{day}}. Estas {{value}} são de qual noite? Para trocar, diga “muda o sono pra {{value}}”.",
      "nightBefore": "Da noite anterior: {{day}}",
      "bothCount": "Somar as duas",
      "secondNight": "Você já anotou {{earlier}} de sono, {{day}}. Os dois vão somar; para trocar, diga “muda o sono pra {{value}}”.",
      "glasses_one": "{{count}} copo de {{size}}",
      "glasses_other": "{{count}} copos de {{size}}",
      "sleptBetween": "das {{bedtime}} às {{waketime}}",
      "takenAt": "às {{time}}",
      "quality": "qualidade {{quality}}",
      "title": "Medida: {{entry}}",
      "logged": "Anotei: {{entry}}.",
      "dayTotal": "Total de {{day}}: {{total}}.",
      "updateTitle": "Corrigir: {{change}}",
      "updated": "Corrigi: {{change}}.",
      "deleteTitle": "Apagar: {{entry}}",
      "deleted": "Apaguei: {{entry}}.",
      "newCustom": "{{name}} (nova)",
      "duplicate": "Você já tem {{entry}}. Confirme só se for outro.",
      "unusualWeight": "O último peso era {{value}}, {{day}}. Confere?",
      "moreThanADay": "Com este, o dia passa de 24 horas ({{total}}). Confere?",
      "askType": "O que eu anoto?",
      "askCustomName": "O que você mediu?",
      "askUnit": "{{name}} se mede em quê?",
      "askWhichCustom": "Qual destas medidas?",
      "askWhich": "Qual destes registros?",
      "askCustomValue": "Quanto deu {{name}}?",
      "askNewValue": "{{metric}} está com {{value}}. Qual é o certo?",
      "askPounds": "Quantas libras?",
      "askValue": {
        "weight": "Quantos quilos?",
        "water": "Quanto de água?",
        "sleep": "Quantas horas de sono?",
        "exercise": "Quanto tempo durou o exercício?",
        "mood": "De 1 a 10, como está o humor?",
        "energy": "De 1 a 10, como está a energia?"
      },
      "outOfRange": "{{metric}} vai de {{minimum}} a {{maximum}}. Quanto foi?",
      "unitUnknown": "Não sei converter {{unit}}. Quanto dá em {{expected}}?",
      "unitTooLong": "Essa unidade é comprida; como fica em até {{maximum}} caracteres?",
      "notesTooLong": "A observação pode ter {{maximum}} caracteres. Como fica mais curta?",
      "valuesInvalid": "Não consegui ler esses valores. Quais são?",
      "bloodPressureInvalid": "A pressão tem dois números, o maior primeiro, como 120/80. Quanto deu?",
      "none": "Nenhuma medida ainda.",
      "noneOf": "Nada de {{metric}} ainda.",
      "notFound": "Não achei esse registro de {{metric}}. Os últimos são:",
      "notFoundOnDay": "Nada de {{metric}} de {{day}}. Os últimos são:",
      "gone": "Esse registro não existe mais."
    },
    "target": {
      "per": {
        "day": "{{value}} por dia",
        "night": "{{value}} por noite",
        "week": "{{value}} por semana"
      },
      "every": {
        "day": "por dia",
        "night": "por noite",
        "week": "por semana"
      },
      "label": {
        "per": "Período",
        "value": "Meta"
      },
      "title": "Meta de {{metric}}: {{target}}",
      "set": "Sua meta de {{metric}} agora é {{target}}.",
      "same": "Sua meta de {{metric}} já é {{target}}.",
      "is": "Sua meta é {{target}}.",
      "left": "Faltam {{left}}.",
      "ofWeek": "{{name}} (semana)",
      "progress": "{{done}} de {{goal}}",
      "day": {
        "open": "Meta de {{day}}: {{progress}}.",
        "reached": "Meta de {{day}} batida: {{progress}}!"
      },
      "week": {
        "open": "Meta da semana: {{progress}}.",
        "reached": "Meta da semana batida: {{progress}}!"
      },
      "days_one": "Meta de {{target}}, batida em {{reached}} de {{count}} dia anotado.",
      "days_other": "Meta de {{target}}, batida em {{reached}} de {{count}} dias anotados.",
      "deleteTitle": "Tirar a meta de {{metric}}: {{target}}",
      "deleted": "Tirei a meta de {{metric}} ({{target}}).",
      "none": "Você ainda não tem meta de {{metric}}. É só dizer quanto por dia ou por semana.",
      "noneAtAll": "Você ainda não tem nenhuma meta por dia ou por semana.",
      "askWhich": "Qual das metas?",
      "askType": "Meta de quê?",
      "askWhat": "Do que é a meta?",
      "askPer": "É por dia ou por semana?",
      "sayWhole": {
        "water": "Boa! De quanto? Diga assim: “minha meta de água é 2 L por dia”.",
        "sleep": "Boa! De quanto? Diga assim: “quero dormir 8 horas por noite”.",
        "exercise": "Boa! De quanto? Diga assim: “quero treinar 150 minutos por semana”."
      },
      "askValueOf": "Quanto de {{name}}?",
      "notPositive": "A meta precisa ser maior que zero. Quanto fica?",
      "outOfRange": "{{metric}} vai de {{minimum}} a {{maximum}}. Quanto fica a meta?"
    },
    "history": {
      "lastDays_one": "hoje",
      "lastDays_other": "últimos {{count}} dias",
      "fromTo": "de {{from}} a {{to}}",
      "headline": "{{metric}}, {{period}}:",
      "latest": "{{metric}}: {{value}}, {{day}}.",
      "last": "{{metric}}: a última vez foi {{when}} ({{value}}).",
      "highest_one": "{{metric}}: o mais alto foi {{value}}, {{day}}, de {{count}} dia com registro {{period}}.",
      "highest_other": "{{metric}}: o mais alto foi {{value}}, {{day}}, de {{count}} dias com registro {{period}}.",
      "lowest_one": "{{metric}}: o mais baixo foi {{value}}, {{day}}, de {{count}} dia com registro {{period}}.",
      "lowest_other": "{{metric}}: o mais baixo foi {{value}}, {{day}}, de {{count}} dias com registro {{period}}.",
      "oneOnly": "{{metric}}: só tenho {{value}}, {{day}}. Com mais um registro já dá para comparar.",
      "changed": {
        "more": "{{metric}}: de {{first}}, {{firstDay}}, para {{last}}, {{lastDay}}. São {{change}} a mais.",
        "less": "{{metric}}: de {{first}}, {{firstDay}}, para {{last}}, {{lastDay}}. São {{change}} a menos.",
        "same": "{{metric}}: {{last}}, como no primeiro registro, {{firstDay}}."
      },
      "notedAt": "anotado às {{time}}",
      "sum": "{{metric}}: {{value}} {{period}}.",
      "sessions_one": "{{metric}}: {{value}} em {{count}} treino {{period}}.",
      "sessions_other": "{{metric}}: {{value}} em {{count}} treinos {{period}}.",
      "lastBefore": "O último foi {{value}}, {{day}}.",
      "distance_one": "{{distance}} {{period}}, em {{count}} treino.",
      "distance_other": "{{distance}} {{period}}, em {{count}} treinos.",
      "distanceOfAll": "Não guardo se foi corrida, bike ou caminhada, então somei todas.",
      "pace": {
        "km": "{{pace}} min/km",
        "mile": "{{pace}} min/milha",
        "line": "{{distance}}, {{day}}: {{pace}}",
        "average_one": "Pace médio {{period}}: {{pace}}, em {{count}} treino.",
        "average_other": "Pace médio {{period}}: {{pace}}, em {{count}} treinos.",
        "fastest": "O mais rápido: {{workout}}."
      },
      "noPace": "Nenhum treino com tempo e distância {{period}}. Diga assim: “corri 5 km em 30 minutos”.",
      "noDistance": "Nenhum treino com distância {{period}}.",
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
      "empty": "Nada de {{metric}} ({{period}}).",
      "unknown": "Nada de {{metric}} ainda.",
      "unknownWithOthers": "Nada de {{metric}} ainda. Você acompanha: {{known}}."
    },
    "compared": {
      "now_one": "{{metric}} {{period}}: {{mean}}, em {{count}} dia com registro.",
      "now_other": "{{metric}} {{period}}: {{mean}}, em {{count}} dias com registro.",
      "before": "Antes, {{period}}: {{mean}}, em {{count}}.",
      "more": "São {{difference}} a mais agora.",
      "less": "São {{difference}} a menos agora.",
      "same": "Praticamente igual.",
      "nothing": "De {{metric}} {{period}} não tenho nada, então não dá para comparar.",
      "per": {
        "day": "{{mean}} por dia",
        "night": "{{mean}} por noite",
        "week": "{{mean}} por semana",
        "itself": "média de {{mean}}"
      }
    },
    "doses": {
      "fact": "você {{said}}",
      "take": "Tomar {{medicine}}",
      "askHours": "Pra eu lembrar de {{medicine}}, depois me diz os horários, tipo “às 8h e às 20h”.",
      "taken": "Remédios de {{day}}:",
      "noneTaken": "Nenhum remédio anotado {{day}}.",
      "reminders": "Lembretes:",
      "none": "Nenhum remédio anotado {{day}}, nem lembrete de remédio. Quando tomar, diga “tomei losartana”; para lembrar, “me lembra de tomar losartana todo dia às 8h”."
    },
    "usual": {
      "byNumberAlone": "Só pelo número não dá pra dizer. O que você anotou:",
      "last": "{{metric}}: {{value}}, {{day}}.",
      "of": {
        "bloodPressure": "Em adultos em repouso, abaixo de 120/80 costuma ser considerada normal; 140/90 ou mais, alta, quando se repete em outros dias.",
        "bloodSugar": "Em jejum, de 70 a 99 mg/dL costuma ser considerada normal; 126 ou mais, alta, quando se repete. Duas horas depois de comer, abaixo de 140. Quem tem diabetes tem limites próprios.",
        "heartRate": "Em adultos em repouso, o comum é de 60 a 100 batimentos por minuto; em quem treina, muitas vezes menos.",
        "pulse": "Em adultos em repouso, o comum é de 60 a 100 batimentos por minuto; em quem treina, muitas vezes menos.",
        "temperature": "O comum é de 36 a 37,5 °C; a partir de 37,8 °C costuma ser considerada febre.",
        "oxygen": "O comum é 95% ou mais; com doença do pulmão os limites podem ser outros."
      },
      "noDiagnosis": "O que isso quer dizer pra você, quem diz é um médico.",
      "urgent": "Esse valor está bem longe disso: meça de novo e, se continuar, ou se você se sentir mal, procure atendimento agora."
    },
    "enough": {
      "sleep": "{{metric}} {{period}}: média de {{mean}} por noite, em {{count}} de {{days}} dias.",
      "water": "{{metric}} {{period}}: média de {{mean}} por dia, em {{count}} de {{days}} dias.",
      "weekly": "{{metric}} {{period}}: {{mean}} por semana, em {{count}} de {{days}} dias.",
      "below": "A média ficou abaixo dela.",
      "reached": "A média chega lá.",
      "beside": "Costuma-se falar em {{usual}}: você está {{place}}.",
      "reference": "Como referência, costuma-se falar em {{usual}}.",
      "place": {
        "below": "abaixo disso",
        "within": "dentro disso",
        "above": "acima disso"
      },
      "usual": {
        "sleep": "7 a 9 horas por noite para adultos",
        "water": "uns 2 litros por dia",
        "exercise": "150 minutos por semana"
      },
      "onlyNoted": "Conta só o que você anotou.",
      "nothing": "Não tenho nada de {{metric}} {{period}}, então não dá para dizer."
    },
    "series": {
      "own": {
        "weight": "seu peso",
        "water": "sua água",
        "sleep": "seu sono",
        "exercise": "seu exercício",
        "mood": "seu humor",
        "energy": "sua energia",
        "custom": "{{name}}"
      },
      "onMore": {
        "weight": "Nos dias de peso mais alto",
        "water": "Nos dias em que você bebeu mais água",
        "sleep": "Nos dias em que você dormiu mais",
        "exercise": "Nos dias em que você se exercitou mais",
        "mood": "Nos dias de humor melhor",
        "energy": "Nos dias com mais energia",
        "custom": "Nos dias com {{name}} acima da média"
      },
      "onDaysWithExercise": "Nos dias com exercício"
    },
    "trends": {
      "ofWeek_one": "{{name}}: {{mean}}, em {{count}} dia dos últimos sete.",
      "ofWeek_other": "{{name}}: {{mean}} por dia, em {{count}} dias dos últimos sete.",
      "tired": "cansad|exaust|esgotad|acabad|sem energia|sem disposicao|sonolent|cansaco|tanto sono",
      "exercise": "treino|treinar|exercicio|exercicios|academia|corrida|correr|caminhada|musculacao|workout|exercise|training|gym|run|running|walk|walking",
      "heading_one": "Como andam suas medidas hoje:",
      "heading_other": "Como andam suas medidas nos últimos {{count}} dias:",
      "nothing_one": "Nada anotado hoje ainda. Com três dias de sono, humor ou água eu já digo para onde vão.",
      "nothing_other": "Nada anotado nos últimos {{count}} dias. Com três dias de sono, humor ou água eu já digo para onde vão.",
      "direction": {
        "rising": "{{name}}: em alta, cerca de {{change}} por semana. Média de {{mean}}, em {{count}} de {{days}} dias.",
        "falling": "{{name}}: em queda, cerca de {{change}} por semana. Média de {{mean}}, em {{count}} de {{days}} dias.",
        "stable": "{{name}}: estável, com média de {{mean}}, em {{count}} de {{days}} dias."
      },
      "mark": {
        "rising": "{{name}}: cada vez mais. No período, {{mean}} dos dias.",
        "falling": "{{name}}: cada vez menos. No período, {{mean}} dos dias.",
        "stable": "{{name}}: no mesmo ritmo, {{mean}} dos dias."
      },
      "pair": "{{onMore}}, {{own}} ficou em {{more}} em média; nos outros, em {{less}}.",
      "pairOfMark": "{{onMore}}, {{own}} aconteceu em {{more}}; nos outros, em {{less}}.",
      "confidence": {
        "high_one": "É um padrão claro, em {{count}} dia.",
        "high_other": "É um padrão claro, em {{count}} dias.",
        "medium_one": "O padrão aparece bem, em {{count}} dia.",
        "medium_other": "O padrão aparece bem, em {{count}} dias.",
        "low_one": "É só um primeiro sinal, de {{count}} dia.",
        "low_other": "É só um primeiro sinal, de {{count}} dias."
      },
      "noneTogether": "Ainda não vejo nada que ande junto com {{name}}. Com mais dias anotados dá para dizer melhor.",
      "noCause": "Andam juntos; se um leva ao outro, os números não dizem.",
      "noData_one": "Hoje ainda não tem nada de {{name}}.",
      "noData_other": "Nada de {{name}} nos últimos {{count}} dias, então ainda não dá para dizer.",
      "tooFewDays_one": "De {{name}} só tenho {{count}} dia nos últimos {{days}}; com mais {{missing}} já dá para ver a direção.",
      "tooFewDays_other": "De {{name}} só tenho {{count}} dias nos últimos {{days}}; com mais {{missing}} já dá para ver a direção.",
      "tooFewShared_one": "Para comparar {{a}} e {{b}} preciso de {{needed}} dias com os dois. Falta {{count}}.",
      "tooFewShared_other": "Para comparar {{a}} e {{b}} preciso de {{needed}} dias com os dois. Faltam {{count}}.",
      "noRelation_one": "Entre {{a}} e {{b}} não vejo relação clara, em {{count}} dia com os dois.",
      "noRelation_other": "Entre {{a}} e {{b}} não vejo relação clara, em {{count}} dias com os dois."
    },
    "balance": {
      "area": {
        "health": "Saúde",
        "finance": "Finanças",
        "professional": "Trabalho",
        "learning": "Aprendizado",
        "spiritual": "Espiritualidade",
        "relationships": "Relacionamentos"
      },
      "score": "Nas últimas quatro semanas: {{score}} de 10.",
      "since": {
        "more": "Nas últimas quatro semanas: {{score}} de 10, acima dos {{before}} de antes.",
        "less": "Nas últimas quatro semanas: {{score}} de 10, abaixo dos {{before}} de antes.",
        "same": "Nas últimas quatro semanas: {{score}} de 10, como antes ({{before}})."
      },
      "soon_one": "{{name}} em mais {{count}} dia",
      "soon_other": "{{name}} em mais {{count}} dias",
      "coverage": "Conta só o que você anotou, cerca de {{share}} do período.",
      "lowest": "A nota mais baixa é a de {{area}}, {{score}}.",
      "history": "A cada quatro semanas: {{scores}}.",
      "noHistory": "Ainda não há meses anteriores para comparar.",
      "notKept": "De {{area}} não tenho registros, então fica sem nota.",
      "notYet": "Ainda é pouco para uma nota. Falta só:",
      "nothing": "Ainda não há registros para uma nota. Com três dias de sono, humor ou exercício eu já consigo dizer como vai."
    },
    "record": {
      "area": "Corpo",
      "metric": "Medida"
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
      "lb": "pounds",
      "oz": "ounces (oz)",
      "hours": "hours",
      "min": "minutes",
      "score": "a score from 1 to 10"
    },
    "knownMetric": {
      "bloodPressure": "Blood pressure",
      "bloodSugar": "Blood sugar",
      "heartRate": "Heart rate",
      "pulse": "Pulse",
      "steps": "Steps",
      "waist": "Waist",
      "hips": "Hips",
      "chest": "Chest",
      "temperature": "Temperature",
      "bodyFat": "Body fat",
      "muscleMass": "Muscle mass",
      "bodyMassIndex": "BMI",
      "oxygen": "Oxygen saturation",
      "height": "Height",
      "cholesterol": "Cholesterol",
      "triglycerides": "Triglycerides",
      "creatinine": "Creatinine",
      "calories": "Calories",
      "stress": "Stress",
      "pain": "Pain",
      "coffee": "Coffee",
      "beer": "Beer",
      "tea": "Tea"
    },
    "knownUnit": {
      "steps": "steps",
      "beats": "beats",
      "pages": "pages",
      "repetitions": "repetitions",
      "floors": "floors",
      "calories": "calories",
      "inches": "inches",
      "doses_one": "dose",
      "doses_other": "doses",
      "pills_one": "pill",
      "pills_other": "pills",
      "coffees_one": "coffee",
      "coffees_other": "coffees",
      "beers_one": "beer",
      "beers_other": "beers",
      "teas_one": "tea",
      "teas_other": "teas",
      "cigarettes_one": "cigarette",
      "cigarettes_other": "cigarettes"
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
      "label": {
        "exerciseType": "Kind of exercise",
        "distanceKm": "Distance in km",
        "intensity": "Intensity"
      },
      "withNote": "{{entry}}, with the note “{{note}}”",
      "whichNight": "You already logged {{earlier}} of sleep, {{day}}. Which night are these {{value}}? To replace it, say “change my sleep to {{value}}”.",
      "nightBefore": "The night before: {{day}}",
      "bothCount": "Add the two up",
      "secondNight": "You already logged {{earlier}} of sleep, {{day}}. The two will add up; to replace it, say “change my sleep to {{value}}”.",
      "glasses_one": "{{count}} glass of {{size}}",
      "glasses_other": "{{count}} glasses of {{size}}",
      "sleptBetween": "from {{bedtime}} to {{waketime}}",
      "takenAt": "at {{time}}",
      "quality": "quality {{quality}}",
      "title": "Measurement: {{entry}}",
      "logged": "Noted: {{entry}}.",
      "dayTotal": "Total {{day}}: {{total}}.",
      "updateTitle": "Correct: {{change}}",
      "updated": "Corrected: {{change}}.",
      "deleteTitle": "Delete: {{entry}}",
      "deleted": "Deleted: {{entry}}.",
      "newCustom": "{{name}} (new)",
      "duplicate": "You already have {{entry}}. Confirm only if this is another one.",
      "unusualWeight": "The last weight was {{value}}, {{day}}. Is this right?",
      "moreThanADay": "That makes more than 24 hours in one day ({{total}}). Is this right?",
      "askType": "What shall I note?",
      "askCustomName": "What did you measure?",
      "askUnit": "What is {{name}} measured in?",
      "askWhichCustom": "Which of these measurements?",
      "askWhich": "Which of these entries?",
      "askCustomValue": "What was {{name}}?",
      "askNewValue": "{{metric}} is at {{value}}. What is the right value?",
      "askPounds": "How many pounds?",
      "askValue": {
        "weight": "How many kilos?",
        "water": "How much water?",
        "sleep": "How many hours of sleep?",
        "exercise": "How long was the workout?",
        "mood": "From 1 to 10, how is your mood?",
        "energy": "From 1 to 10, how is your energy?"
      },
      "outOfRange": "{{metric}} goes from {{minimum}} to {{maximum}}. How much was it?",
      "unitUnknown": "I can't convert {{unit}}. How much is it in {{expected}}?",
      "unitTooLong": "That unit is long; what is it, in {{maximum}} characters?",
      "notesTooLong": "A note can have {{maximum}} characters. Can you make it shorter?",
      "valuesInvalid": "I couldn't read those values. What are they?",
      "bloodPressureInvalid": "Blood pressure has two numbers, the higher first, as in 120/80. What was it?",
      "none": "No measurements yet.",
      "noneOf": "Nothing for {{metric}} yet.",
      "notFound": "I found no such entry for {{metric}}. The latest are:",
      "notFoundOnDay": "Nothing for {{metric}} from {{day}}. The latest are:",
      "gone": "That entry is gone."
    },
    "target": {
      "per": {
        "day": "{{value}} a day",
        "night": "{{value}} a night",
        "week": "{{value}} a week"
      },
      "every": {
        "day": "per day",
        "night": "per night",
        "week": "per week"
      },
      "label": {
        "per": "Period",
        "value": "Target"
      },
      "title": "Target for {{metric}}: {{target}}",
      "set": "Your target for {{metric}} is now {{target}}.",
      "same": "Your target for {{metric}} already is {{target}}.",
      "is": "Your target is {{target}}.",
      "left": "{{left}} to go.",
      "ofWeek": "{{name}} (week)",
      "progress": "{{done}} of {{goal}}",
      "day": {
        "open": "Target for {{day}}: {{progress}}.",
        "reached": "Target for {{day}} reached: {{progress}}!"
      },
      "week": {
        "open": "Target for the week: {{progress}}.",
        "reached": "Target for the week reached: {{progress}}!"
      },
      "days_one": "Target {{target}}, reached on {{reached}} of {{count}} day noted.",
      "days_other": "Target {{target}}, reached on {{reached}} of {{count}} days noted.",
      "deleteTitle": "Remove the target for {{metric}}: {{target}}",
      "deleted": "Removed the target for {{metric}} ({{target}}).",
      "none": "You have no target for {{metric}} yet. Just say how much a day or a week.",
      "noneAtAll": "You have no target for a day or a week yet.",
      "askWhich": "Which of the targets?",
      "askType": "A target for what?",
      "askWhat": "What is the target for?",
      "askPer": "Is that a day or a week?",
      "sayWhole": {
        "water": "Nice! How much? Say it like this: “my water target is 2 L a day”.",
        "sleep": "Nice! How much? Say it like this: “I want to sleep 8 hours a night”.",
        "exercise": "Nice! How much? Say it like this: “I want to exercise 150 minutes a week”."
      },
      "askValueOf": "How much for {{name}}?",
      "notPositive": "A target has to be more than zero. How much shall it be?",
      "outOfRange": "{{metric}} goes from {{minimum}} to {{maximum}}. How much shall the target be?"
    },
    "history": {
      "lastDays_one": "today",
      "lastDays_other": "last {{count}} days",
      "fromTo": "from {{from}} to {{to}}",
      "headline": "{{metric}}, {{period}}:",
      "latest": "{{metric}}: {{value}}, {{day}}.",
      "last": "{{metric}}: the last time was {{when}} ({{value}}).",
      "highest_one": "{{metric}}: the highest was {{value}}, {{day}}, of {{count}} day with an entry {{period}}.",
      "highest_other": "{{metric}}: the highest was {{value}}, {{day}}, of {{count}} days with an entry {{period}}.",
      "lowest_one": "{{metric}}: the lowest was {{value}}, {{day}}, of {{count}} day with an entry {{period}}.",
      "lowest_other": "{{metric}}: the lowest was {{value}}, {{day}}, of {{count}} days with an entry {{period}}.",
      "oneOnly": "{{metric}}: I only have {{value}}, {{day}}. One more entry and I can compare.",
      "changed": {
        "more": "{{metric}}: from {{first}}, {{firstDay}}, to {{last}}, {{lastDay}}. That is {{change}} more.",
        "less": "{{metric}}: from {{first}}, {{firstDay}}, to {{last}}, {{lastDay}}. That is {{change}} less.",
        "same": "{{metric}}: {{last}}, as at the first entry, {{firstDay}}."
      },
      "notedAt": "noted at {{time}}",
      "sum": "{{metric}}: {{value}} {{period}}.",
      "sessions_one": "{{metric}}: {{value}} in {{count}} workout {{period}}.",
      "sessions_other": "{{metric}}: {{value}} in {{count}} workouts {{period}}.",
      "lastBefore": "The latest was {{value}}, {{day}}.",
      "distance_one": "{{distance}} {{period}}, in {{count}} workout.",
      "distance_other": "{{distance}} {{period}}, in {{count}} workouts.",
      "distanceOfAll": "I don't keep whether it was a run, a ride or a walk, so all of them are in it.",
      "pace": {
        "km": "{{pace}} min/km",
        "mile": "{{pace}} min/mile",
        "line": "{{distance}}, {{day}}: {{pace}}",
        "average_one": "Average pace {{period}}: {{pace}}, over {{count}} workout.",
        "average_other": "Average pace {{period}}: {{pace}}, over {{count}} workouts.",
        "fastest": "The fastest: {{workout}}."
      },
      "noPace": "No workout with both a time and a distance {{period}}. Say it like this: “ran 5 km in 30 minutes”.",
      "noDistance": "No workout with a distance {{period}}.",
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
      "empty": "Nothing for {{metric}} ({{period}}).",
      "unknown": "Nothing for {{metric}} yet.",
      "unknownWithOthers": "Nothing for {{metric}} yet. You keep: {{known}}."
    },
    "compared": {
      "now_one": "{{metric}} {{period}}: {{mean}}, on {{count}} day with an entry.",
      "now_other": "{{metric}} {{period}}: {{mean}}, on {{count}} days with an entry.",
      "before": "Before, {{period}}: {{mean}}, on {{count}}.",
      "more": "That is {{difference}} more now.",
      "less": "That is {{difference}} less now.",
      "same": "Practically the same.",
      "nothing": "I have nothing for {{metric}} {{period}}, so there is nothing to compare.",
      "per": {
        "day": "{{mean}} a day",
        "night": "{{mean}} a night",
        "week": "{{mean}} a week",
        "itself": "{{mean}} on average"
      }
    },
    "doses": {
      "fact": "you {{said}}",
      "take": "Take {{medicine}}",
      "askHours": "For reminders of {{medicine}}, tell me the hours next, like “8am and 8pm”.",
      "taken": "Medicine, {{day}}:",
      "noneTaken": "No medicine noted {{day}}.",
      "reminders": "Reminders:",
      "none": "No medicine noted {{day}}, and no reminder of any. When you take one, say “took losartan”; to be reminded, “remind me to take losartan every day at 8”."
    },
    "usual": {
      "byNumberAlone": "A number alone does not say. What you noted:",
      "last": "{{metric}}: {{value}}, {{day}}.",
      "of": {
        "bloodPressure": "For adults at rest, below 120/80 is usually called normal, and 140/90 or more high when it comes back on other days.",
        "bloodSugar": "Fasting, 70 to 99 mg/dL is usually called normal and 126 or more high when it comes back; two hours after a meal, below 140. Whoever has diabetes has limits of their own.",
        "heartRate": "For adults at rest, 60 to 100 beats a minute is usual; in people who train, often less.",
        "pulse": "For adults at rest, 60 to 100 beats a minute is usual; in people who train, often less.",
        "temperature": "About 36 to 37.5 °C is usual; from 38 °C (100.4 °F) on it is usually called a fever.",
        "oxygen": "95% or more is usual; with a lung condition the limits may be others."
      },
      "noDiagnosis": "What it means for you, a doctor can say.",
      "urgent": "This value is far from that: measure again, and if it stays, or if you feel unwell, get medical help now."
    },
    "enough": {
      "sleep": "{{metric}} {{period}}: {{mean}} a night on average, on {{count}} of {{days}} days.",
      "water": "{{metric}} {{period}}: {{mean}} a day on average, on {{count}} of {{days}} days.",
      "weekly": "{{metric}} {{period}}: {{mean}} a week, on {{count}} of {{days}} days.",
      "below": "The average is below it.",
      "reached": "The average gets there.",
      "beside": "People usually speak of {{usual}}: you are {{place}}.",
      "reference": "As a reference, people usually speak of {{usual}}.",
      "place": {
        "below": "below that",
        "within": "within that",
        "above": "above that"
      },
      "usual": {
        "sleep": "7 to 9 hours a night for adults",
        "water": "about 2 liters a day",
        "exercise": "150 minutes a week"
      },
      "onlyNoted": "Only what you noted counts.",
      "nothing": "I have nothing for {{metric}} {{period}}, so I can't say."
    },
    "series": {
      "own": {
        "weight": "your weight",
        "water": "your water",
        "sleep": "your sleep",
        "exercise": "your exercise",
        "mood": "your mood",
        "energy": "your energy",
        "custom": "{{name}}"
      },
      "onMore": {
        "weight": "On days with a higher weight",
        "water": "On days you drank more water",
        "sleep": "On days you slept more",
        "exercise": "On days you exercised more",
        "mood": "On days with a better mood",
        "energy": "On days with more energy",
        "custom": "On days with {{name}} above average"
      },
      "onDaysWithExercise": "On days with exercise"
    },
    "trends": {
      "ofWeek_one": "{{name}}: {{mean}}, on {{count}} day of the last seven.",
      "ofWeek_other": "{{name}}: {{mean}} a day, on {{count}} days of the last seven.",
      "tired": "tired|exhausted|worn out|drained|fatigued|sleepy|wiped out|low on energy",
      "exercise": "treino|treinar|exercicio|exercicios|academia|corrida|correr|caminhada|musculacao|workout|exercise|training|gym|run|running|walk|walking",
      "heading_one": "How your measurements are doing today:",
      "heading_other": "How your measurements did in the last {{count}} days:",
      "nothing_one": "Nothing noted today yet. With three days of sleep, mood or water I can say where they are going.",
      "nothing_other": "Nothing noted in the last {{count}} days. With three days of sleep, mood or water I can say where they are going.",
      "direction": {
        "rising": "{{name}}: going up, by about {{change}} a week. Average {{mean}}, on {{count}} of {{days}} days.",
        "falling": "{{name}}: going down, by about {{change}} a week. Average {{mean}}, on {{count}} of {{days}} days.",
        "stable": "{{name}}: steady, at {{mean}} on average, on {{count}} of {{days}} days."
      },
      "mark": {
        "rising": "{{name}}: more and more often. Over this time, {{mean}} of the days.",
        "falling": "{{name}}: less and less often. Over this time, {{mean}} of the days.",
        "stable": "{{name}}: at a steady pace, {{mean}} of the days."
      },
      "pair": "{{onMore}}, {{own}} was {{more}} on average; on the others, {{less}}.",
      "pairOfMark": "{{onMore}}, {{own}} came about in {{more}}; on the others, in {{less}}.",
      "confidence": {
        "high_one": "The pattern is clear, over {{count}} day.",
        "high_other": "The pattern is clear, over {{count}} days.",
        "medium_one": "The pattern shows well, over {{count}} day.",
        "medium_other": "The pattern shows well, over {{count}} days.",
        "low_one": "It is only a first sign, from {{count}} day.",
        "low_other": "It is only a first sign, from {{count}} days."
      },
      "noneTogether": "I see nothing yet that goes together with {{name}}. More days noted will show it better.",
      "noCause": "They go together; whether one leads to the other, numbers can't tell.",
      "noData_one": "Nothing for {{name}} today yet.",
      "noData_other": "Nothing for {{name}} in the last {{count}} days, so I can't say yet.",
      "tooFewDays_one": "For {{name}} I have only {{count}} day in the last {{days}}; with {{missing}} more I can see where it is going.",
      "tooFewDays_other": "For {{name}} I have only {{count}} days in the last {{days}}; with {{missing}} more I can see where it is going.",
      "tooFewShared_one": "To compare {{a}} and {{b}} I need {{needed}} days with both. {{count}} more will do.",
      "tooFewShared_other": "To compare {{a}} and {{b}} I need {{needed}} days with both. {{count}} more will do.",
      "noRelation_one": "Between {{a}} and {{b}} I see no clear link, over {{count}} day with both.",
      "noRelation_other": "Between {{a}} and {{b}} I see no clear link, over {{count}} days with both."
    },
    "balance": {
      "area": {
        "health": "Health",
        "finance": "Finances",
        "professional": "Work",
        "learning": "Learning",
        "spiritual": "Spirituality",
        "relationships": "Relationships"
      },
      "score": "Over the last four weeks: {{score}} of 10.",
      "since": {
        "more": "Over the last four weeks: {{score}} of 10, up from {{before}} before.",
        "less": "Over the last four weeks: {{score}} of 10, down from {{before}} before.",
        "same": "Over the last four weeks: {{score}} of 10, as before ({{before}})."
      },
      "soon_one": "{{name}} in {{count}} more day",
      "soon_other": "{{name}} in {{count}} more days",
      "coverage": "It counts only what you noted, about {{share}} of that time.",
      "lowest": "The lowest is {{area}}, at {{score}}.",
      "history": "Every four weeks: {{scores}}.",
      "noHistory": "There are no earlier months to compare with yet.",
      "notKept": "For {{area}} I have no records, so it gets no score.",
      "notYet": "It is a little early for a score. Still to come:",
      "nothing": "There are no records for a score yet. With three days of sleep, mood or exercise I can say how it goes."
    },
    "record": {
      "area": "Body",
      "metric": "Measurement"
    }
  }
} as const
