import type { Locale } from '../packages/core/src/text/locale/locales.ts';

/** The sentence above the example of a request, in the walkthrough of the editor. The other words of its pages are those of the editor itself. */
export const aboveRequest: Readonly<Partial<Record<Locale, string>>> = {
  en: 'Every request for trips has an action above it that previews it on a map:',
  da: 'Over hver forespørgsel om rejser er der en handling, som viser den på et kort:',
  de: 'Über jeder Anfrage nach Verbindungen steht eine Aktion, die sie in der Vorschau auf einer Karte zeigt:',
  es: 'Encima de cada solicitud de rutas hay una acción que muestra en un mapa la vista previa:',
  fi: 'Jokaisen matkapyynnön yläpuolella on toiminto, joka näyttää pyynnön esikatselun kartalla:',
  fr: 'Au-dessus de chaque requête d’itinéraires, une action en affiche l’aperçu sur une carte :',
  it: 'Sopra ogni richiesta di soluzioni di viaggio c’è un’azione che ne mostra l’anteprima su una mappa:',
  ko: '모든 길찾기 요청 위에는 지도에서 미리 볼 수 있는 동작이 표시됩니다:',
  nl: 'Boven elke reisaanvraag staat een actie die er een voorbeeld van toont op een kaart:',
  pt: 'Acima de cada pedido de viagem há uma ação que o pré-visualiza num mapa:',
  'pt-BR': 'Acima de cada solicitação de viagem há uma ação que mostra a prévia em um mapa:',
  'zh-Hans': '每个出行请求上方都有一个操作，可在地图上预览方案：',
  'zh-Hant': '每個行程請求上方都有一個操作，可在地圖上預覽方案：',
};
