// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["搭",["vehicle","select",{"bus":"乘公車 <NUMBER>","coach":"乘客運 <NUMBER>","tram":"乘路面電車 <NUMBER>","metro":"乘捷運 <NUMBER>","train":"乘火車 <NUMBER>","ferry":"乘渡輪 <NUMBER>","gondola":"乘空中纜車 <NUMBER>","funicular":"乘地面纜車 <NUMBER>","cablecar":"乘纜索電車 <NUMBER>","monorail":"乘單軌列車 <NUMBER>","car":"乘合乘計程車 <NUMBER>","other":"乘 <NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"搭乘公車","coach":"搭乘客運","tram":"搭乘路面電車","metro":"搭乘捷運","train":"搭乘火車","ferry":"搭乘渡輪","gondola":"搭乘空中纜車","funicular":"搭乘地面纜車","cablecar":"搭乘纜索電車","monorail":"搭乘單軌列車","car":"搭乘合乘計程車","other":"上車"}]], // action.board
  ["無須下車：本車改",["vehicle","select",{"bus":"為公車 <NUMBER> 續","coach":"為客運 <NUMBER> 續","tram":"為路面電車 <NUMBER> 續","metro":"為捷運 <NUMBER> 續","train":"為火車 <NUMBER> 續","car":"為合乘計程車 <NUMBER> 續","other":"為 <NUMBER> 續"}],"駛"], // action.stay
  "無須下車", // action.stay-on
  "搭乘 <NUMBER> 班機", // action.fly
  "搭乘班機", // action.fly-unnumbered
  "步行", // action.walk
  ["步行至 ",["place"]], // action.walk-to
  "步行至目的地", // action.walk-end
  "乘輪椅前往", // action.roll
  ["乘輪椅前往 ",["place"]], // action.roll-to
  "乘輪椅前往目的地", // action.roll-end
  "騎自行車", // action.cycle
  "騎電動滑板車", // action.scooter
  "開車", // action.drive-car
  "騎機車", // action.ride-motorbike
  "汽車共乘", // action.carpool
  "搭乘計程車", // action.taxi
  "搭乘網路叫車車輛", // action.ride-hailing
  ["搭乘 ",["provider"]," 車輛"], // action.ride-hailing-with
  "搭乘預約公車", // action.on-demand
  ["搭乘 ",["provider"]," 預約公車"], // action.on-demand-with
  "等候", // action.wait
  "等候車輛抵達", // action.wait-pickup
  "等候轉乘", // action.transfer
  [["vehicle","select",{"bicycle":"鎖好自行","scooter":"停放電動滑板","other":"路邊停"}],"車"], // action.park-onstreet
  [["vehicle","select",{"bicycle":"鎖好自行車","scooter":"停放電動滑板車","other":"將車停入停車場"}]], // action.park-offstreet
  [["vehicle","select",{"bicycle":"借自行","scooter":"借電動滑板","other":"取"}],"車"], // action.collect
  ["還",["vehicle","select",{"bicycle":"自行","scooter":"電動滑板","other":""}],"車"], // action.return
  "在機場辦理報到", // action.airport-checkin
  "提領行李並離開機場", // action.airport-checkout
  "轉機", // action.airport-transfer
  [["count","plural",{"=1":"每分","other":["每 ",["count","number"]," 分"]}],"鐘一班"], // note.every-minutes
  "時間僅供參考", // note.approximate-times
  ["在此上車須事先致電 ",["agency"]], // note.book-to-board
  ["在此上車須事先致電 ",["agency"],"：",["phone"]], // note.book-to-board-phone
  ["在此下車須事先致電 ",["agency"]], // note.book-to-alight
  ["在此下車須事先致電 ",["agency"],"：",["phone"]], // note.book-to-alight-phone
  "招手停車站：上車請向駕駛招手", // note.signal-driver
  "隨需停靠站：下車請事先告知駕駛", // note.tell-driver
  ["請於 ",["deadline","date"],["deadline","time"]," 前預約"], // note.book-until
  "已超過預約時間", // note.too-late-to-book
  "停駛", // note.cancelled
  ["車位總數：",["places","number"]], // note.parking-spaces
  ["無障礙車位：",["bays","number"]], // note.parking-disabled-bays
  "停車免費", // note.parking-free
  "停車收費，價格未知", // note.parking-paid
  "自行車停車處", // place.bicycle-parking
  "機車停車場", // place.motorcycle-parking
  ["請於出發前叫車：通常需等候 ",["wait","duration"]], // note.usual-wait
  "翌日繼續行程", // note.next-day
  ["牽自行車步行 ",["distance","distance"]], // note.push-bicycle
  ["自行車友善路段：",["distance","distance"]], // note.cycle-friendly
  ["輪椅可通行路段：",["distance","distance"]], // note.section-accessible
  ["輪椅無法通行路段：",["distance","distance"]], // note.section-inaccessible
  ["沒有輪椅通行資訊的路段：",["distance","distance"]], // note.section-unknown
  "車輛可搭載輪椅乘客", // note.service-accessible
  "車輛無法搭載輪椅乘客", // note.service-inaccessible
  "沒有車輛的無障礙資訊", // note.service-unknown
  [["stop"],"：設有無障礙設施"], // note.stop-accessible
  [["stop"],"：未設無障礙設施"], // note.stop-inaccessible
  [["stop"],"：沒有無障礙資訊"], // note.stop-unknown
  "可攜帶自行車搭乘", // note.bicycles-allowed
  "不可攜帶自行車搭乘", // note.bicycles-forbidden
  "此處沒有道路資料，以直線距離計算", // note.straight-line
  "途中需搭渡輪", // note.ferry
  ["途中需搭渡輪：",["name"]], // note.ferry-named
  "途經私人道路或限制通行的道路，請確認能否通行", // note.no-through
  "起點或終點位於禁止停車的道路", // note.no-stopping
  ["通行費：",["price","money"]], // note.toll
  ["樓梯 → ",["level"]], // note.take-stairs
  ["樓梯：",["from"]," → ",["level"]], // note.take-stairs-between
  ["電扶梯 → ",["level"]], // note.take-escalator
  ["電扶梯：",["from"]," → ",["level"]], // note.take-escalator-between
  ["電梯 → ",["level"]], // note.take-lift
  ["電梯：",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," 站"], // label.stops
  ["往 ",["direction"]], // label.direction
  ["飛往 ",["place"]], // label.flight-to
  ["順暢時 ",["duration","duration"]], // label.without-traffic
  [["kind","select",{"stand":[["platform"]," 號月台"],"pier":[["platform"]," 號碼頭"],"gate":[["platform"]," 號登機門"],"other":["第 ",["platform"]," 月台"]}]], // label.platform
  "無名道路", // label.unnamed-way
  "車票", // label.ticket
  "公共自行車", // label.shared-bicycle
  "共享電動滑板車", // label.shared-scooter
  [["mode"],"（",["detail"],"）"], // label.mode-detail
  [["modes"],"：",["reason"]], // label.set-reason
  ["透過 ",["operator"]," 預約"], // label.book-with
  "準點", // live.on-time
  ["誤點 ",["delay","duration"]], // live.late
  ["提早 ",["delay","duration"]], // live.early
  ["變更：",["platform"],"（原為 ",["planned"],"）"], // live.platform-changed
  ["即時資訊更新於 ",["age","duration"],"前"], // live.updated
  "即時資訊剛剛更新", // live.updated-now
  ["已有 ",["age","duration"]," 沒有即時資訊，時間可能有變"], // live.stale
  [["source","select",{"predicted":"即時預測","observed":"實際時間","carried":"依先前的誤點估計","stale":"最後得知的誤點","none":"沒有即時資訊","other":"時刻表"}]], // live.source
  ["轉乘餘裕 ",["slack","duration"]], // live.slack
  "可能趕不上這次轉乘", // live.missed
  ["若錯過：+",["delay","duration"]], // live.if-missed
  "若錯過：抵達時間不變", // live.if-missed-no-later
  "若錯過：沒有其他班次", // live.if-missed-nothing
  ["可",["vehicle","select",{"car":"租汽車","bicycle":"借自行車","scooter":"借電動滑板車","other":"用車輛"}],"：",["count","number"]," 輛（",["age","duration"],"前）"], // live.stock-vehicles
  ["空位：",["count","number"]," 個（",["age","duration"],"前）"], // live.stock-docks
  ["最近回報：",["age","duration"],"前"], // live.stock-seen
  ["避開",["stops","plural",{"=1":"此","other":"這些車"}],"站並重新規劃"], // alert.avoid-stops
  [["effect","select",{"closed":"暫停服務","reduced":"班次減少","delays":"誤點","detour":"繞道行駛","additional":"加開班次","modified":"營運調整","moved":"站牌遷移","access":"無障礙通道受阻","lift":"電梯停用","escalator":"電扶梯停用","other":"營運資訊"}]], // alert.effect
  "出發", // turn.HEAD_TOWARDS
  ["沿 ",["street"]," 出發"], // turn.HEAD_TOWARDS.street
  "直行", // turn.CONTINUE_STRAIGHT
  ["直行進入 ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "向左前方前進", // turn.TURN_SLIGHTLY_LEFT
  ["向左前方進入 ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "左轉", // turn.TURN_LEFT
  ["左轉進入 ",["street"]], // turn.TURN_LEFT.street
  "向左後方轉彎", // turn.TURN_SHARPLY_LEFT
  ["向左後方轉入 ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "向右前方前進", // turn.TURN_SLIGHTLY_RIGHT
  ["向右前方進入 ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "右轉", // turn.TURN_RIGHT
  ["右轉進入 ",["street"]], // turn.TURN_RIGHT.street
  "向右後方轉彎", // turn.TURN_SHARPLY_RIGHT
  ["向右後方轉入 ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "迴轉", // turn.U_TURN
  ["在 ",["street"]," 迴轉"], // turn.U_TURN.street
  "起點不在服務範圍內。", // empty.outside-from
  "目的地不在服務範圍內。", // empty.outside-to
  "起點與目的地位於不同地區，沒有地區同時涵蓋兩地。", // empty.different-regions
  "起點與目的地距離太近，無須規劃行程。", // empty.too-close
  "起點附近沒有可通行的道路。", // empty.off-network-from
  "目的地附近沒有可通行的道路。", // empty.off-network-to
  "所選交通方式在此處皆無法使用。", // empty.no-modes
  "依目前的排除條件找不到行程。", // empty.ruled-out
  ["該日期沒有時刻表。時刻表有效期間為 ",["from","day"]," 至 ",["to","day"],"。"], // empty.no-service-date
  "該時段沒有合適的班次。", // empty.no-service-in-window
  "起點附近沒有所選交通方式的車站。", // empty.no-stop-from
  "目的地附近沒有所選交通方式的車站。", // empty.no-stop-to
  "所選交通方式沒有可行的行程。", // empty.no-connection
  "所有行程都會經過已排除的車站。", // empty.avoided-stops
  "該時段的行程皆無法準時抵達。", // empty.arrives-too-late
  "沒有輪椅可全程通行的行程。", // empty.inaccessible
  "所有行程的步行時間都超過設定的上限。", // empty.walk-too-long
  "距離太遠，無法步行、騎車或開車前往。", // empty.too-far
  "起點附近可租用的車輛須於原處歸還，無法單程使用。", // empty.round-trip-only
  [["mode"],"：起點附近沒有可用的車。"], // empty.no-vehicle-from
  [["mode"],"：起點附近的車無法在目的地歸還。"], // empty.no-vehicle-to
  [["mode"],"：起點不在服務區域內。"], // empty.outside-zone-from
  [["mode"],"：目的地不在服務區域內。"], // empty.outside-zone-to
  [["mode"],"：該時間不提供服務。"], // empty.closed
  [["mode"],"：該業者未在此營運。"], // empty.unknown-provider
  "所選交通方式沒有比全程步行更好的方案。", // empty.walking-is-better
  "所選交通方式組合起來沒有比單獨使用其中一種或步行更好的方案。請逐一選擇交通方式搜尋，以查看這些行程。", // empty.not-better
  "搜尋逾時，未能找到行程。", // empty.stopped-early
  [["mode"],"：起點附近沒有可通行的道路。"], // off-network.from
  [["mode"],"：目的地附近沒有可通行的道路。"], // off-network.to
  ["交通方式「",["mode"],"」已停用，請改用「",["replacement"],"」。"], // advisory.deprecated-mode
  ["未知的交通方式「",["mode"],"」，已略過。"], // advisory.unknown-mode
  ["未知的交通方式「",["mode"],"」，已略過。您是指「",["nearest"],"」嗎？"], // advisory.unknown-mode-nearest
  [["mode"],"：此處無法使用，已略過。"], // advisory.unavailable-mode
  ["未知的車站「",["stop"],"」，已略過。"], // advisory.unknown-stop
  ["未知的業者、主管機關、資料來源或路線「",["name"],"」。"], // advisory.unknown-limit
  ["不支援語言「",["language"],"」。"], // advisory.unknown-language
  "搜尋提前結束，可能還有更好的行程。", // advisory.stopped-early
  "沒有道路資料，步行路程以直線距離估算。", // advisory.straight-line-walks
  ["該時段未營運：",["names"]], // advisory.closed-by-alert
  "該時間之後三小時內沒有依時刻表發車的班次，以下為接下來最近的班次。", // advisory.leaves-much-later
  "該時間之前三小時內沒有依時刻表抵達的班次，以下為在此之前最後抵達的班次。", // advisory.arrives-much-earlier
  "停駛", // board.cancelled
  "本站不停", // board.skipped
  "此時段沒有出發班次。", // board.no-departures
  "此時段沒有抵達班次。", // board.no-arrivals
  "儲存之後，此行程的時間有變動。", // advisory.trip-times-changed
  [["line"]," 不再按儲存時的班次行駛。現改搭：",["other"]], // advisory.trip-line-replaced
  "此行程已無法按儲存時的方案進行，已重新規劃。", // advisory.trip-replanned
  [["line"]," 已停駛。"], // advisory.trip-cancelled
  "此行程已無法進行，也找不到其他方案。", // advisory.trip-gone
  ["步行至",["goal","select",{"car":"停車處","bicycle":"自行車停放處","scooter":"電動滑板車停放處","motorbike":"機車停放處","pickup":"上車地點","other":"車輛停放處"}]], // action.walk-goal
  ["乘輪椅前往",["goal","select",{"car":"停車處","pickup":"上車地點","other":"車輛停放處"}]], // action.roll-goal
  ["步行",["kind","select",{"stand":["至 ",["platform"]," 號月台"],"pier":["至 ",["platform"]," 號碼頭"],"gate":["至 ",["platform"]," 號登機門"],"other":["至第 ",["platform"]," 月台"]}]], // action.walk-platform
  ["乘輪椅前",["kind","select",{"stand":["往 ",["platform"]," 號月台"],"pier":["往 ",["platform"]," 號碼頭"],"gate":["往 ",["platform"]," 號登機門"],"other":["往第 ",["platform"]," 月台"]}]], // action.roll-platform
  ["步行轉乘：",["place"]], // action.walk-change
  ["乘輪椅轉乘：",["place"]], // action.roll-change
  "等候辦理報到", // action.wait-checkin
  "另有方案的出發時間、抵達時間和轉乘次數都不遜色。", // removed.dominated
  "全程步行並不更慢，也不更費力。", // removed.walking-is-better
  "只用一種交通方式，各方面都不遜色。", // removed.single-mode-is-better
  "另有方案各方面都不遜色，且至少有一方面更好。", // removed.worse-than-another
  "只用到所組合交通方式中的一種。", // removed.one-mode-only
  "換個地點停車、取車或還車會更快。", // removed.slower-alike
  "附近有同樣近、同樣快的停車場，比路邊更容易找到車位。", // removed.car-park-alike
  "並不比其他方案更符合偏好。", // removed.fits-no-better
  "時間不足，未能與各種單一交通方式比較。", // removed.out-of-time
  "搭乘的車輛與另一個更好的方案相同。", // removed.same-vehicles
  "只查詢了最佳方案。", // removed.not-the-best
  "抵達時間晚於要求的時間。", // removed.arrives-too-late
  "步行時間超過設定的上限。", // removed.walk-too-long
  "不搭乘大眾運輸，耗時過長。", // removed.takes-too-long
  "有路段輪椅無法通行。", // removed.inaccessible
  "經過已排除的車站。", // removed.avoided-stop
  "使用了已排除的路線或交通方式。", // removed.ruled-out
  "有路段在該時間關閉或停駛。", // removed.not-running
  "已排除的交通方式的路線", // ruled-out.avoided-mode
  "已排除的業者或資料來源的路線", // ruled-out.operator-limit
  "僅在指定時提供的路線", // ruled-out.only-when-named
  "車輛無法搭載輪椅乘客的路線", // ruled-out.inaccessible-vehicle
  "未註明可攜帶自行車的路線", // ruled-out.no-bicycles
  "未設無障礙設施的車站", // ruled-out.inaccessible-stop
  "已排除的車站", // ruled-out.avoided-stop
  "依公告停駛的路線和關閉的車站", // ruled-out.closed-by-alert
  "沒有價格資訊。", // unknown.price
  "沒有車輛的無障礙資訊。", // unknown.vehicle-access
  "沒有車站的無障礙資訊。", // unknown.stop-access
  "有路段沒有輪椅通行資訊。", // unknown.path-access
  "沒有能否攜帶自行車的資訊。", // unknown.bicycles-aboard
  "此處沒有道路資料，以直線距離計算。", // unknown.streets
  "時間僅供參考。", // unknown.times
  "依固定間隔發車，未公布確切發車時間。", // unknown.departure
  "沒有能否預約的資訊。", // unknown.booking
  "此為通常的等候時間，實際可能有所不同。", // unknown.wait
  "沒有剩餘車位資訊。", // unknown.parking
  "沒有車輛剩餘續航力資訊。", // unknown.range
  "未提供起點。", // refusal.no-origin
  "未提供目的地。", // refusal.no-destination
  "無法辨識此請求。", // refusal.bad-request
  ["未知的地區「",["region"],"」。"], // refusal.unknown-region
  "找不到此行程。", // refusal.unknown-trip
  "此路段沒有其他班次。", // refusal.not-a-ride
  "找不到此路段的其他班次。", // refusal.no-other-vehicle
  "前一班車發車太早，趕不上。", // refusal.leaves-too-early
  "此服務不自行發放金鑰，請洽詢營運單位。", // refusal.no-registration
  "此名稱已被其他金鑰使用，請另選一個。", // refusal.label-taken
  "只有此服務的營運單位可以執行此操作。", // refusal.not-operator
  "請求中沒有 API 金鑰。", // refusal.no-key
  "API 金鑰無效或尚未啟用。", // refusal.unknown-key
  "此 API 金鑰的配額已用完，請稍後再試。", // refusal.over-quota
  "請求過於頻繁，請稍後再試。", // refusal.too-fast
  "服務忙碌中，請稍後再試。", // refusal.overloaded
  "系統發生錯誤，請稍後再試。", // refusal.internal
 ],
 modes: [
  "大眾運輸", // pt_pub
  "公車", // pt_pub_bus
  "纜索電車", // pt_pub_cablecar
  "合乘計程車", // pt_pub_car
  "渡輪", // pt_pub_ferry
  "客運", // pt_pub_coach
  "快速公車", // pt_pub_expressbus
  "地面纜車", // pt_pub_funicular
  "空中纜車", // pt_pub_gondola
  "都會鐵路", // pt_pub_metro
  "單軌列車", // pt_pub_monorail
  "區域列車", // pt_pub_regionaltrain
  "捷運", // pt_pub_subway
  "火車", // pt_pub_train
  "路面電車", // pt_pub_tram
  "校車", // pt_ltd_SCHOOLBUS
  "預約公車", // ps_drt
  "計程車", // ps_tax
  "網路叫車", // ps_tnc
  "自行開車", // me_car
  "共享汽車", // me_car-s
  "租車", // me_car-r
  "汽車共乘", // me_car-p
  "機車", // me_mot
  "自行車或滑板車", // me_mic
  "自行車", // me_mic_bic
  "摺疊自行車", // me_mic_fold-bic
  "電動滑板車", // me_mic_e-sco
  "高速電動滑板車", // me_mic_fast-e-sco
  "公共自行車或共享滑板車", // me_mic-s
  "自行車（舊識別碼）", // cy_bic
  "公共自行車（舊識別碼）", // cy_bic-s
  "步行", // wa_wal
  "輪椅", // wa_whe
  "班機", // in_air
  "長途列車", // in_rail
  "國道客運", // in_coach
  "長途渡輪", // in_ferry
  "路邊停車", // stationary_parking-onstreet
  "停車場", // stationary_parking-offstreet
  "等候", // stationary_wait
  "轉乘", // stationary_transfer
  "取車", // stationary_vehicle-collect
  "還車", // stationary_vehicle-return
  "報到", // stationary_airport-checkin
  "機場抵達", // stationary_airport-checkout
  "轉機", // stationary_airport-transfer
 ],
};
