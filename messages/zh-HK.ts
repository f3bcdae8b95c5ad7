// Chinese in the words of Hong Kong. Only the messages that differ from those of zh-Hant.ts. Style and words: docs/languages/zh-Hant.md.
import type { Overlay } from './messages.ts';

export const overlay: Overlay = {
  answer: {
    'live.stock-vehicles': `{vehicle, select,
      car {可租汽車：{count, number} 輛（{age, duration}前）}
      bicycle {可租單車：{count, number} 輛（{age, duration}前）}
      scooter {可租電動滑板車：{count, number} 輛（{age, duration}前）}
      other {可用車輛：{count, number} 輛（{age, duration}前）}
    }`,
    'live.late': '延誤 {delay, duration}',
    'live.slack': '轉車餘裕 {slack, duration}',
    'live.missed': '可能趕不上這次轉車',
    'live.source': `{source, select,
      predicted {實時預測}
      observed {實際時間}
      carried {根據之前的延誤估計}
      stale {最後得知的延誤}
      none {沒有實時資訊}
      other {時間表}
    }`,
    'live.updated': '實時資訊更新於 {age, duration}前',
    'live.updated-now': '實時資訊剛剛更新',
    'live.stale': '已有 {age, duration} 沒有實時資訊，時間可能有變',
    'live.on-time': '準時',
    'live.if-missed-no-later': '若錯過：到達時間不變',
    'alert.effect': `{effect, select,
      closed {暫停服務}
      reduced {班次減少}
      delays {延誤}
      detour {改道行駛}
      additional {加開班次}
      modified {服務調整}
      moved {車站遷移}
      access {無障礙通道受阻}
      lift {升降機停用}
      escalator {扶手電梯停用}
      other {服務資訊}
    }`,
    'advisory.leaves-much-later': '該時間之後三小時內沒有按時間表開出的班次，以下為接下來最近的班次。',
    'advisory.arrives-much-earlier': '該時間之前三小時內沒有按時間表到達的班次，以下為在此之前最後到達的班次。',
    'board.cancelled': '班次取消',
    'board.no-arrivals': '此時段沒有到達班次。',
    'advisory.trip-line-replaced': '{line} 不再按儲存時的班次行駛。現改乘：{other}',
    'advisory.trip-cancelled': '{line}：班次取消。',
    'action.ride': `{vehicle, select,
      bus {乘搭 <NUMBER> 號巴士}
      coach {乘搭長途巴士 <NUMBER>}
      tram {乘搭電車 <NUMBER>}
      metro {乘搭地鐵 <NUMBER>}
      train {乘搭火車 <NUMBER>}
      ferry {乘搭渡輪 <NUMBER>}
      gondola {乘搭架空纜車 <NUMBER>}
      funicular {乘搭纜車 <NUMBER>}
      cablecar {乘搭纜索電車 <NUMBER>}
      monorail {乘搭單軌列車 <NUMBER>}
      car {乘搭合乘的士 <NUMBER>}
      other {乘搭 <NUMBER>}
    }`,
    'action.board': `{vehicle, select,
      bus {乘搭巴士}
      coach {乘搭長途巴士}
      tram {乘搭電車}
      metro {乘搭地鐵}
      train {乘搭火車}
      ferry {乘搭渡輪}
      gondola {乘搭架空纜車}
      funicular {乘搭纜車}
      cablecar {乘搭纜索電車}
      monorail {乘搭單軌列車}
      car {乘搭合乘的士}
      other {上車}
    }`,
    'action.stay': `{vehicle, select,
      bus {毋須下車：本車改為 <NUMBER> 號巴士繼續行駛}
      coach {毋須下車：本車改為長途巴士 <NUMBER> 繼續行駛}
      tram {毋須下車：本車改為電車 <NUMBER> 繼續行駛}
      metro {毋須下車：本車改為地鐵 <NUMBER> 繼續行駛}
      train {毋須下車：本車改為火車 <NUMBER> 繼續行駛}
      car {毋須下車：本車改為合乘的士 <NUMBER> 繼續行駛}
      other {毋須下車：本車改為 <NUMBER> 繼續行駛}
    }`,
    'action.stay-on': '毋須下車',
    'action.fly': '乘搭 <NUMBER> 航班',
    'action.fly-unnumbered': '乘搭航班',
    'action.cycle': '踏單車',
    'action.scooter': '駕駛電動滑板車',
    'action.drive-car': '駕車',
    'action.ride-motorbike': '駕駛電單車',
    'action.taxi': '乘搭的士',
    'action.ride-hailing': '乘搭網約車',
    'action.ride-hailing-with': '乘搭 {provider} 網約車',
    'action.on-demand': '乘搭預約巴士',
    'action.on-demand-with': '乘搭 {provider} 預約巴士',
    'action.wait-pickup': '等候車輛到達',
    'action.transfer': '等候轉車',
    'action.park-onstreet': '{vehicle, select, bicycle {鎖好單車} scooter {停泊電動滑板車} other {路邊泊車}}',
    'action.park-offstreet': '{vehicle, select, bicycle {鎖好單車} scooter {停泊電動滑板車} other {將車泊入停車場}}',
    'action.collect': '{vehicle, select, car {取車} bicycle {租單車} scooter {租電動滑板車} other {取車}}',
    'action.return': '{vehicle, select, car {還車} bicycle {還單車} scooter {還電動滑板車} other {還車}}',
    'action.airport-checkin': '在機場辦理登機手續',
    'action.airport-checkout': '提取行李並離開機場',
    'note.signal-driver': '揚手停車站：上車請向司機揚手示意',
    'note.tell-driver': '按需停站：下車請預先通知司機',
    'note.cancelled': '班次取消',
    'note.parking-disabled-bays': '殘疾人士車位：{bays, number}',
    'note.parking-free': '免費泊車',
    'note.parking-paid': '收費泊車，價格不詳',
    'place.bicycle-parking': '單車泊位',
    'place.motorcycle-parking': '電單車泊位',
    'note.push-bicycle': '推單車步行 {distance, distance}',
    'note.cycle-friendly': '適合踏單車路段：{distance, distance}',
    'note.bicycles-allowed': '可攜帶單車乘搭',
    'note.bicycles-forbidden': '不可攜帶單車乘搭',
    'note.ferry': '途中需乘搭渡輪',
    'note.ferry-named': '途中需乘搭渡輪：{name}',
    'note.no-stopping': '起點或終點位於禁止停車的道路',
    'note.toll': '道路收費：{price, money}',
    'note.take-escalator': '扶手電梯 → {level}',
    'note.take-escalator-between': '扶手電梯：{from} → {level}',
    'note.take-lift': '升降機 → {level}',
    'note.take-lift-between': '升降機：{from} → {level}',
    'label.without-traffic': '暢通時 {duration, duration}',
    'label.platform': `{kind, select,
      stand {{platform} 號站台}
      track {{platform} 號月台}
      pier {{platform} 號碼頭}
      gate {{platform} 號登機閘口}
      other {{platform} 號月台}
    }`,
    'label.ticket': '車票',
    'label.shared-bicycle': '共享單車',
    'turn.U_TURN': '掉頭',
    'turn.U_TURN.street': '在 {street} 掉頭',
    'empty.no-service-date': '該日期沒有時間表。時間表有效期為 {from, day} 至 {to, day}。',
    'empty.arrives-too-late': '該時段的行程皆無法準時到達。',
    'empty.too-far': '距離太遠，無法步行、踏單車或駕車前往。',
    'empty.unknown-provider': '{mode}：該營辦商未在此營運。',
    'advisory.unknown-limit': '未知的營辦商、主管機構、資料來源或路線「{name}」。',
    'action.walk-goal':
      '{goal, select, car {步行至泊車位置} bicycle {步行至單車停泊處} scooter {步行至電動滑板車停泊處} motorbike {步行至電單車停泊處} pickup {步行至上車地點} other {步行至車輛停泊處}}',
    'action.roll-goal':
      '{goal, select, car {乘輪椅前往泊車位置} pickup {乘輪椅前往上車地點} other {乘輪椅前往車輛停泊處}}',
    'note.usual-wait': '請於出發前召車：通常需等候 {wait, duration}',
    'action.walk-platform':
      '{kind, select, stand {步行至 {platform} 號站台} pier {步行至 {platform} 號碼頭} gate {步行至 {platform} 號登機閘口} other {步行至 {platform} 號月台}}',
    'action.roll-platform':
      '{kind, select, stand {乘輪椅前往 {platform} 號站台} pier {乘輪椅前往 {platform} 號碼頭} gate {乘輪椅前往 {platform} 號登機閘口} other {乘輪椅前往 {platform} 號月台}}',
    'action.walk-change': '步行轉車：{place}',
    'action.roll-change': '乘輪椅轉車：{place}',
    'action.wait-checkin': '等候辦理登機手續',
  },
  explanation: {
    'removed.dominated': '另有方案的出發時間、到達時間和轉車次數都不遜色。',
    'removed.slower-alike': '換個地點泊車、取車或還車會更快。',
    'removed.arrives-too-late': '到達時間遲於要求的時間。',
    'removed.takes-too-long': '不乘搭公共交通，需時過長。',
    'removed.same-vehicles': '乘搭的車輛與另一個更好的方案相同。',
    'removed.not-running': '有路段在該時間關閉或停駛。',
    'ruled-out.operator-limit': '已排除的營辦商或資料來源的路線',
    'ruled-out.no-bicycles': '未註明可攜帶單車的路線',
    'unknown.bicycles-aboard': '沒有能否攜帶單車的資訊。',
    'unknown.departure': '按固定班次間隔開出，沒有公布確切開出時間。',
    'unknown.parking': '沒有剩餘泊車位資訊。',
    'unknown.range': '沒有車輛剩餘續航距離資訊。',
  },
  refusal: {
    'refusal.no-key': '請求中沒有 API 密鑰。',
    'refusal.unknown-key': 'API 密鑰無效或尚未啟用。',
    'refusal.over-quota': '此 API 密鑰的配額已用完，請稍後再試。',
    'refusal.overloaded': '服務繁忙，請稍後再試。',
  },
  page: {
    keysTitle: 'API 密鑰',
    keysIntro: '使用此規劃服務的程式在每次請求時都要傳送密鑰。可在此登記。',
    keyRegister: '登記',
    keyDelay: '新密鑰需待所有伺服器取得後才能使用，所需時間：{delay, duration}',
    yourKey: '密鑰',
    keyUse: '密鑰用量',
    noKeysNeeded: '此規劃服務不需要密鑰。',
    live: '實時',
    plannedTime: '時間表：{clock}',
    alertSevere: '服務受阻',
    occupancy: `{load, select,
      empty {空車}
      many {座位充足}
      few {座位不多}
      standing {只餘企位}
      full {已滿}
      closed {不載客}
      other {}
    }`,
    tagline: '以開放數據規劃點對點行程',
    examples: '或試試以下例子',
    arrive: '最遲到達',
    arriveStep: '到達',
    fast: '快捷',
    changes: '轉車 {n, number} 次',
    concession: '優惠車費',
    cancelled: '班次取消',
    theme: '切換淺色或深色',
  },
  modes: {
    pt_pub: ['公共交通', '按時間表或班次行駛、供公眾乘搭的交通'],
    pt_pub_bus: ['巴士', '市區或地區巴士'],
    pt_pub_cablecar: ['纜索電車', '由地下纜索牽引的電車'],
    pt_pub_car: ['合乘的士', '以小型客車營運的公共交通'],
    pt_pub_coach: ['長途巴士', '長途客運巴士'],
    pt_pub_expressbus: ['特快巴士', '停站較少的巴士'],
    pt_pub_funicular: ['纜車', '陡坡上由纜索牽引的鐵路'],
    pt_pub_gondola: ['架空纜車', '懸掛在纜索上的車廂'],
    pt_pub_metro: ['市區鐵路', '地下及地面的市區鐵路'],
    pt_pub_subway: ['地鐵', '市區地下鐵路'],
    pt_pub_train: ['火車', '市郊或通勤列車'],
    pt_pub_tram: ['電車', '電車或輕鐵'],
    pt_ltd_SCHOOLBUS: ['校巴', '只供學生乘搭的巴士'],
    ps_drt: ['預約巴士', '按預約行駛的共乘服務'],
    ps_tax: ['的士', '乘搭的士'],
    ps_tnc: ['網約車', '透過應用程式預約、附司機的車輛'],
    me_car: ['自行駕車', '自己的汽車'],
    'me_car-p': ['汽車共乘', '乘坐他人的汽車'],
    me_mot: ['電單車', '自己的電單車'],
    me_mic: ['單車或滑板車', '自己的單車、電動滑板車等'],
    me_mic_bic: ['單車', '自己的單車'],
    'me_mic_fold-bic': ['摺疊單車', '全程隨身攜帶的摺疊單車'],
    'me_mic-s': ['共享單車或滑板車', '供公眾租用的單車或電動滑板車'],
    cy_bic: ['單車（舊識別碼）', '自己的單車；請改用「me_mic_bic」'],
    'cy_bic-s': ['共享單車（舊識別碼）', '共享單車；請改用「me_mic-s」'],
    in_air: ['航班', '定期航班'],
    in_coach: ['跨城巴士', '城市之間的巴士'],
    'stationary_parking-onstreet': ['路邊泊車', '將車輛停泊在路邊'],
    'stationary_parking-offstreet': ['停車場', '將車輛泊入停車場'],
    stationary_transfer: ['轉車', '由一條路線轉到另一條路線'],
    'stationary_airport-checkin': ['登機手續', '在機場辦理登機手續和安檢'],
    'stationary_airport-checkout': ['機場抵境', '在機場辦理入境並提取行李'],
    'stationary_airport-transfer': ['轉機', '在機場轉乘另一航班'],
  },
};
