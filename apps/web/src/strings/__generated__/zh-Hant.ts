// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "以開放資料規劃門到門行程", // tagline
  "無法顯示地圖：此瀏覽器不支援 WebGL。仍可輸入站名或座標。", // noMap
  "規劃服務目前沒有任何地區。", // noRegions
  "地區", // region
  "語言", // language
  "切換淺色或深色", // theme
  "地圖", // map
  "起點", // from
  "目的地", // to
  "更多選項", // moreChoices
  "收起選項", // fewerChoices
  "站名、地址或地點", // placeHint
  "未知地點。請輸入站名、地址或座標，例如 41.15, -8.61。", // unknownPlace
  "對調起點與目的地", // swap
  "使用地圖中心點", // mapCentre
  "重新開始", // clear
  "請在地圖上點選起點，再點選目的地。", // clickFrom
  "請點選目的地。", // clickTo
  "時間", // when
  "現在出發", // now
  "出發時間", // depart
  "最晚抵達", // arrive
  "當地日期和時間", // localTime
  "交通方式", // modes
  "輪椅", // wheelchair
  "偏好", // priority
  "綜合", // balanced
  "省時", // fast
  "輕鬆", // easy
  "低碳", // green
  "省錢", // cheap
  "步行不限", // anyWalking
  ["步行最多 ",["n","number"]," 分鐘"], // mostWalking
  "步行上限", // walkingLimit
  "優惠票價", // concession
  "或試試以下範例", // examples
  "正在尋找行程…", // searching
  [["n","number"]," 個方案"], // results
  "直達", // direct
  ["轉乘 ",["n","number"]," 次"], // changes
  ["步行 ",["distance","distance"]], // onFoot
  ["乘輪椅 ",["distance","distance"]], // inWheelchair
  ["每 ",["duration","duration"]," 一班"], // every
  "其他時間", // otherTimes
  ["途經 ",["n","number"]," 站"], // stopsOnTheWay
  "路線指引", // directions
  "抵達", // arriveStep
  "即時", // live
  [["load","select",{"empty":"空車","many":"座位充足","few":"座位不多","standing":"僅剩站位","full":"已滿","closed":"不載客","other":""}]], // occupancy
  "停駛", // cancelled
  "已超過預約時間", // tooLateToBook
  "已出發", // left
  "所有行程", // back
  "找不到行程", // nothing
  ["查詢 ",["date","day"]," 的行程"], // tryDate
  "請嘗試其他時間、更多交通方式或其他地點。", // nothingHint
  "規劃服務沒有回應。伺服器是否仍在執行？", // unreachable
  "無法規劃此行程", // refused
  "重試", // retry
  "為什麼是這些方案？", // why
  "為什麼沒有結果？", // whyNothing
  ["共比較 ",["n","number"]," 個方案，顯示 ",["shown","number"]," 個"], // considered
  ["起點附近有 ",["n","number"]," 個車站"], // stopsFrom
  ["目的地附近有 ",["n","number"]," 個車站"], // stopsTo
  "搜尋提前結束。", // endedEarly
  "所選方案的評分（越低越好）", // chosenScore
  "時間", // scoreTime
  "價格", // scorePrice
  "排放", // scoreCarbon
  "費力程度", // scoreHassle
  "缺少的資訊", // notKnown
  ["更好的方案：",["time"]], // betterTrip
  "公告", // alerts
  "營運中斷", // alertSevere
  "提醒", // alertWarning
  "資訊", // alertInfo
  "更多資訊", // moreInformation
  ["已避開 ",["n","number"]," 站"], // avoidedStops
  "恢復使用所有車站", // useAllStops
  ["時刻表：",["clock"]], // plannedTime
  "發車時刻", // departures
  [["stop"]," 發車時刻"], // departuresFrom
  "未來24小時內沒有班次。", // noDepartures
  "不停靠本站", // skipsStop
  "API 金鑰", // keysTitle
  "使用此規劃服務的程式在每次請求時都要傳送金鑰。可在此註冊。", // keysIntro
  "個人、應用程式或學校的名稱", // keyHolder
  "註冊", // keyRegister
  ["新金鑰需待所有伺服器取得後才能使用，所需時間：",["delay","duration"]], // keyDelay
  [["n","plural",{"other":["每月 ",["n","number"]," 次免費請求"]}]], // keyFree
  "金鑰", // yourKey
  "請妥善保存，之後不會再次顯示。", // keyOnce
  ["請放在此標頭中傳送，切勿寫入網址：",["header"]], // keyHeader
  ["啟用時間：",["start","date"]," ",["start","time"]], // keyStart
  "複製", // keyCopy
  "已複製", // keyCopied
  "金鑰用量", // keyUse
  "查看用量", // keyShowUse
  [["n","plural",{"other":["本月 ",["free","number"]," 次免費請求已用 ",["n","number"]," 次"]}]], // keyCallsOf
  [["n","plural",{"other":["本月 ",["n","number"]," 次請求"]}]], // keyCalls
  ["重新計數日期：",["day","date"]], // keyRenews
  "請輸入 1 至 80 個字元的名稱。", // keyWrongName
  "此規劃服務不需要金鑰。", // noKeysNeeded
  "規劃行程", // planTrip
];
