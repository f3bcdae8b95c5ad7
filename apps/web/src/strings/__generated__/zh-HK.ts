// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './zh-Hant.ts';

const own: Readonly<Record<number, Message>> = {
  84: "API 密鑰", // keysTitle
  85: "使用此規劃服務的程式在每次請求時都要傳送密鑰。可在此登記。", // keysIntro
  87: "登記", // keyRegister
  88: ["新密鑰需待所有伺服器取得後才能使用，所需時間：",["delay","duration"]], // keyDelay
  90: "密鑰", // yourKey
  96: "密鑰用量", // keyUse
  102: "此規劃服務不需要密鑰。", // noKeysNeeded
  47: "實時", // live
  79: ["時間表：",["clock"]], // plannedTime
  73: "服務受阻", // alertSevere
  48: [["load","select",{"empty":"空車","many":"座位充足","few":"座位不多","standing":"只餘企位","full":"已滿","closed":"不載客","other":""}]], // occupancy
  0: "以開放數據規劃點對點行程", // tagline
  35: "或試試以下例子", // examples
  21: "最遲到達", // arrive
  46: "到達", // arriveStep
  27: "快捷", // fast
  39: ["轉車 ",["n","number"]," 次"], // changes
  34: "優惠車費", // concession
  49: "班次取消", // cancelled
  5: "切換淺色或深色", // theme
};

export const messages: readonly Message[] = base.map((message, at) => own[at] ?? message);
