// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import { overlaid, type Language } from '../language.ts';
import { language as base } from './zh-Hant.ts';

export const language: Language = overlaid(base, {
 phrases: {
  101: ["可",["vehicle","select",{"car":"租汽車","bicycle":"租單車","scooter":"租電動滑板車","other":"用車輛"}],"：",["count","number"]," 輛（",["age","duration"],"前）"], // live.stock-vehicles
  89: ["延誤 ",["delay","duration"]], // live.late
  96: ["轉車餘裕 ",["slack","duration"]], // live.slack
  97: "可能趕不上這次轉車", // live.missed
  95: [["source","select",{"predicted":"實時預測","observed":"實際時間","carried":"根據之前的延誤估計","stale":"最後得知的延誤","none":"沒有實時資訊","other":"時間表"}]], // live.source
  92: ["實時資訊更新於 ",["age","duration"],"前"], // live.updated
  93: "實時資訊剛剛更新", // live.updated-now
  94: ["已有 ",["age","duration"]," 沒有實時資訊，時間可能有變"], // live.stale
  88: "準時", // live.on-time
  99: "若錯過：到達時間不變", // live.if-missed-no-later
  105: [["effect","select",{"closed":"暫停服務","reduced":"班次減少","delays":"延誤","detour":"改道行駛","additional":"加開班次","modified":"服務調整","moved":"車站遷移","access":"無障礙通道受阻","lift":"升降機停用","escalator":"扶手電梯停用","other":"服務資訊"}]], // alert.effect
  164: "該時間之後三小時內沒有按時間表開出的班次，以下為接下來最近的班次。", // advisory.leaves-much-later
  165: "該時間之前三小時內沒有按時間表到達的班次，以下為在此之前最後到達的班次。", // advisory.arrives-much-earlier
  166: "班次取消", // board.cancelled
  169: "此時段沒有到達班次。", // board.no-arrivals
  171: [["line"]," 不再按儲存時的班次行駛。現改乘：",["other"]], // advisory.trip-line-replaced
  173: [["line"],"：班次取消。"], // advisory.trip-cancelled
  0: ["乘",["vehicle","select",{"bus":"搭 <NUMBER> 號巴士","coach":"搭長途巴士 <NUMBER>","tram":"搭電車 <NUMBER>","metro":"搭地鐵 <NUMBER>","train":"搭火車 <NUMBER>","ferry":"搭渡輪 <NUMBER>","gondola":"搭架空纜車 <NUMBER>","funicular":"搭纜車 <NUMBER>","cablecar":"搭纜索電車 <NUMBER>","monorail":"搭單軌列車 <NUMBER>","car":"搭合乘的士 <NUMBER>","other":"搭 <NUMBER>"}]], // action.ride
  1: [["vehicle","select",{"bus":"乘搭巴士","coach":"乘搭長途巴士","tram":"乘搭電車","metro":"乘搭地鐵","train":"乘搭火車","ferry":"乘搭渡輪","gondola":"乘搭架空纜車","funicular":"乘搭纜車","cablecar":"乘搭纜索電車","monorail":"乘搭單軌列車","car":"乘搭合乘的士","other":"上車"}]], // action.board
  2: ["毋須下車：本車改",["vehicle","select",{"bus":"為 <NUMBER> 號巴士繼","coach":"為長途巴士 <NUMBER> 繼","tram":"為電車 <NUMBER> 繼","metro":"為地鐵 <NUMBER> 繼","train":"為火車 <NUMBER> 繼","car":"為合乘的士 <NUMBER> 繼","other":"為 <NUMBER> 繼"}],"續行駛"], // action.stay
  3: "毋須下車", // action.stay-on
  4: "乘搭 <NUMBER> 航班", // action.fly
  5: "乘搭航班", // action.fly-unnumbered
  12: "踏單車", // action.cycle
  13: "駕駛電動滑板車", // action.scooter
  14: "駕車", // action.drive-car
  15: "駕駛電單車", // action.ride-motorbike
  17: "乘搭的士", // action.taxi
  18: "乘搭網約車", // action.ride-hailing
  19: ["乘搭 ",["provider"]," 網約車"], // action.ride-hailing-with
  20: "乘搭預約巴士", // action.on-demand
  21: ["乘搭 ",["provider"]," 預約巴士"], // action.on-demand-with
  23: "等候車輛到達", // action.wait-pickup
  24: "等候轉車", // action.transfer
  25: [["vehicle","select",{"bicycle":"鎖好單","scooter":"停泊電動滑板","other":"路邊泊"}],"車"], // action.park-onstreet
  26: [["vehicle","select",{"bicycle":"鎖好單車","scooter":"停泊電動滑板車","other":"將車泊入停車場"}]], // action.park-offstreet
  27: [["vehicle","select",{"bicycle":"租單","scooter":"租電動滑板","other":"取"}],"車"], // action.collect
  28: ["還",["vehicle","select",{"bicycle":"單","scooter":"電動滑板","other":""}],"車"], // action.return
  29: "在機場辦理登機手續", // action.airport-checkin
  30: "提取行李並離開機場", // action.airport-checkout
  38: "揚手停車站：上車請向司機揚手示意", // note.signal-driver
  39: "按需停站：下車請預先通知司機", // note.tell-driver
  42: "班次取消", // note.cancelled
  44: ["殘疾人士車位：",["bays","number"]], // note.parking-disabled-bays
  45: "免費泊車", // note.parking-free
  46: "收費泊車，價格不詳", // note.parking-paid
  47: "單車泊位", // place.bicycle-parking
  48: "電單車泊位", // place.motorcycle-parking
  51: ["推單車步行 ",["distance","distance"]], // note.push-bicycle
  52: ["適合踏單車路段：",["distance","distance"]], // note.cycle-friendly
  62: "可攜帶單車乘搭", // note.bicycles-allowed
  63: "不可攜帶單車乘搭", // note.bicycles-forbidden
  65: "途中需乘搭渡輪", // note.ferry
  66: ["途中需乘搭渡輪：",["name"]], // note.ferry-named
  68: "起點或終點位於禁止停車的道路", // note.no-stopping
  69: ["道路收費：",["price","money"]], // note.toll
  72: ["扶手電梯 → ",["level"]], // note.take-escalator
  73: ["扶手電梯：",["from"]," → ",["level"]], // note.take-escalator-between
  74: ["升降機 → ",["level"]], // note.take-lift
  75: ["升降機：",["from"]," → ",["level"]], // note.take-lift-between
  79: ["暢通時 ",["duration","duration"]], // label.without-traffic
  80: [["platform"]," 號",["kind","select",{"stand":"站台","pier":"碼頭","gate":"登機閘口","other":"月台"}]], // label.platform
  82: "車票", // label.ticket
  83: "共享單車", // label.shared-bicycle
  122: "掉頭", // turn.U_TURN
  123: ["在 ",["street"]," 掉頭"], // turn.U_TURN.street
  132: ["該日期沒有時間表。時間表有效期為 ",["from","day"]," 至 ",["to","day"],"。"], // empty.no-service-date
  138: "該時段的行程皆無法準時到達。", // empty.arrives-too-late
  141: "距離太遠，無法步行、踏單車或駕車前往。", // empty.too-far
  148: [["mode"],"：該營辦商未在此營運。"], // empty.unknown-provider
  159: ["未知的營辦商、主管機構、資料來源或路線「",["name"],"」。"], // advisory.unknown-limit
  175: ["步行至",["goal","select",{"car":"泊車位置","bicycle":"單車停泊處","scooter":"電動滑板車停泊處","motorbike":"電單車停泊處","pickup":"上車地點","other":"車輛停泊處"}]], // action.walk-goal
  176: ["乘輪椅前往",["goal","select",{"car":"泊車位置","pickup":"上車地點","other":"車輛停泊處"}]], // action.roll-goal
  49: ["請於出發前召車：通常需等候 ",["wait","duration"]], // note.usual-wait
  177: ["步行至 ",["platform"]," 號",["kind","select",{"stand":"站台","pier":"碼頭","gate":"登機閘口","other":"月台"}]], // action.walk-platform
  178: ["乘輪椅前往 ",["platform"]," 號",["kind","select",{"stand":"站台","pier":"碼頭","gate":"登機閘口","other":"月台"}]], // action.roll-platform
  179: ["步行轉車：",["place"]], // action.walk-change
  180: ["乘輪椅轉車：",["place"]], // action.roll-change
  181: "等候辦理登機手續", // action.wait-checkin
  182: "另有方案的出發時間、到達時間和轉車次數都不遜色。", // removed.dominated
  187: "換個地點泊車、取車或還車會更快。", // removed.slower-alike
  193: "到達時間遲於要求的時間。", // removed.arrives-too-late
  195: "不乘搭公共交通，需時過長。", // removed.takes-too-long
  191: "乘搭的車輛與另一個更好的方案相同。", // removed.same-vehicles
  199: "有路段在該時間關閉或停駛。", // removed.not-running
  201: "已排除的營辦商或資料來源的路線", // ruled-out.operator-limit
  204: "未註明可攜帶單車的路線", // ruled-out.no-bicycles
  212: "沒有能否攜帶單車的資訊。", // unknown.bicycles-aboard
  215: "按固定班次間隔開出，沒有公布確切開出時間。", // unknown.departure
  218: "沒有剩餘泊車位資訊。", // unknown.parking
  219: "沒有車輛剩餘續航距離資訊。", // unknown.range
  231: "請求中沒有 API 密鑰。", // refusal.no-key
  232: "API 密鑰無效或尚未啟用。", // refusal.unknown-key
  233: "此 API 密鑰的配額已用完，請稍後再試。", // refusal.over-quota
  235: "服務繁忙，請稍後再試。", // refusal.overloaded
 },
 modes: {
  0: "公共交通", // pt_pub
  1: "巴士", // pt_pub_bus
  2: "纜索電車", // pt_pub_cablecar
  3: "合乘的士", // pt_pub_car
  5: "長途巴士", // pt_pub_coach
  6: "特快巴士", // pt_pub_expressbus
  7: "纜車", // pt_pub_funicular
  8: "架空纜車", // pt_pub_gondola
  9: "市區鐵路", // pt_pub_metro
  12: "地鐵", // pt_pub_subway
  13: "火車", // pt_pub_train
  14: "電車", // pt_pub_tram
  15: "校巴", // pt_ltd_SCHOOLBUS
  16: "預約巴士", // ps_drt
  17: "的士", // ps_tax
  18: "網約車", // ps_tnc
  19: "自行駕車", // me_car
  22: "汽車共乘", // me_car-p
  23: "電單車", // me_mot
  24: "單車或滑板車", // me_mic
  25: "單車", // me_mic_bic
  26: "摺疊單車", // me_mic_fold-bic
  29: "共享單車或滑板車", // me_mic-s
  30: "單車（舊識別碼）", // cy_bic
  31: "共享單車（舊識別碼）", // cy_bic-s
  34: "航班", // in_air
  36: "跨城巴士", // in_coach
  38: "路邊泊車", // stationary_parking-onstreet
  39: "停車場", // stationary_parking-offstreet
  41: "轉車", // stationary_transfer
  44: "登機手續", // stationary_airport-checkin
  45: "機場抵境", // stationary_airport-checkout
  46: "轉機", // stationary_airport-transfer
 },
});
