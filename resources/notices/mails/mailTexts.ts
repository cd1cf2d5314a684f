import { formatMoney, type Locale, listLocales } from "../../../framework/schema/index.ts";

/** What the texts name; what an event does not have is empty. */
export interface MailFacts {
  shop: string;
  /** The number of the withdrawal or refund. */
  number: string;
  /** In cents. */
  amount: number;
  webhook: string;
  /** Why the shop is closed. */
  reason: string;
}
type Write = (facts: MailFacts) => { subject: string; body: string };

/** What an owner is written to about. */
export type MailKind =
  | "withdrawalPaid"
  | "withdrawalReturned"
  | "refundEscalated"
  | "disputeWon"
  | "disputeLost"
  | "webhookDisabled"
  | "shopApproved"
  | "shopDeclined"
  | "shopClosed"
  | "shopReopened";
type MailTexts = Readonly<Record<MailKind, Write>>;

const texts: Readonly<Record<Locale, MailTexts>> = {
  en: {
    withdrawalPaid: ({ shop, number, amount }) => ({
      subject: `Withdrawal ${number} of ${shop} has been paid`,
      body: `Markethall has paid withdrawal ${number} of ${shop} (${formatMoney(amount)} before fees) to your payout account. Banks can take 1 to 2 business days to show it.`,
    }),
    withdrawalReturned: ({ shop, number, amount }) => ({
      subject: `Withdrawal ${number} of ${shop} wasn't paid`,
      body: `Withdrawal ${number} of ${shop} wasn't paid, and ${formatMoney(amount)} has returned to your available balance. See the reason under Finance, Withdrawals.`,
    }),
    refundEscalated: ({ shop, number, amount }) => ({
      subject: `Refund ${number} has been escalated to Markethall`,
      body: `A customer of ${shop} has asked Markethall to decide refund request ${number} over ${formatMoney(amount)}, which you declined. You don't need to do anything; we'll let you know the decision.`,
    }),
    disputeWon: ({ shop, number }) => ({
      subject: `Dispute about refund ${number} decided for you`,
      body: `Markethall has decided the dispute about refund request ${number} for ${shop}. The request is closed, and nothing is refunded.`,
    }),
    disputeLost: ({ shop, number }) => ({
      subject: `Dispute about refund ${number} decided for the customer`,
      body: `Markethall has decided the dispute about refund request ${number} of ${shop} for the customer. Open the request to see the reason and what happens next.`,
    }),
    webhookDisabled: ({ shop, webhook }) => ({
      subject: `Webhook “${webhook}” has been deactivated`,
      body: `Every delivery to the webhook “${webhook}” of ${shop} has failed for 3 days, so it no longer receives events. Check your system, then resume the webhook in Markethall.`,
    }),
    shopApproved: ({ shop, reason }) => ({
      subject: `${shop} is approved`,
      body: reason
        ? `Markethall has approved your application. ${shop} stays closed for now. Reason: ${reason} Contact Markethall to have it reopened.`
        : `Markethall has approved your application. ${shop} is open: sign in to add products and start selling.`,
    }),
    shopDeclined: () => ({
      subject: "Your shop application needs changes",
      body: "Markethall couldn't approve your shop application. Sign in to see the reason, make the changes and submit it again.",
    }),
    shopClosed: ({ shop, reason }) => ({
      subject: `${shop} has been closed`,
      body: `Markethall has closed ${shop}. Reason: ${reason} Customers can't see or order from the shop, and payouts are on hold. You can still sign in and complete the orders you have. Contact Markethall to have it reopened.`,
    }),
    shopReopened: ({ shop }) => ({
      subject: `${shop} is open again`,
      body: `Markethall has reopened ${shop}. Customers can see and order your products again, and payouts continue.`,
    }),
  },
  "zh-CN": {
    withdrawalPaid: ({ shop, number, amount }) => ({
      subject: `${shop} 的提现 ${number} 已打款`,
      body: `${shop} 的提现 ${number}（${formatMoney(amount)}，未扣手续费）已打款至您的收款账户，银行可能需要 1 至 2 个工作日入账。`,
    }),
    withdrawalReturned: ({ shop, number, amount }) => ({
      subject: `${shop} 的提现 ${number} 未能打款`,
      body: `${shop} 的提现 ${number} 未能打款，${formatMoney(amount)} 已退回可用余额。请在“资金 › 提现”中查看原因。`,
    }),
    refundEscalated: ({ shop, number, amount }) => ({
      subject: `退款 ${number} 已申请平台介入`,
      body: `${shop} 的买家对被拒绝的退款 ${number}（${formatMoney(amount)}）申请了平台介入。您无需操作，平台裁决后会通知您。`,
    }),
    disputeWon: ({ shop, number }) => ({
      subject: `退款 ${number} 的纠纷已裁决：支持店铺`,
      body: `平台已裁决 ${shop} 的退款纠纷 ${number}，支持店铺。该退款已关闭，无需退款。`,
    }),
    disputeLost: ({ shop, number }) => ({
      subject: `退款 ${number} 的纠纷已裁决：支持买家`,
      body: `平台已裁决 ${shop} 的退款纠纷 ${number}，支持买家。请打开该退款查看理由和后续处理。`,
    }),
    webhookDisabled: ({ shop, webhook }) => ({
      subject: `Webhook“${webhook}”已停用`,
      body: `${shop} 的 Webhook“${webhook}”已连续 3 天推送失败，现已停用，不再接收事件。请检查您的系统，然后在 Markethall 中恢复该 Webhook。`,
    }),
    shopApproved: ({ shop, reason }) => ({
      subject: `${shop} 已通过审核`,
      body: reason
        ? `您的入驻申请已通过审核，但 ${shop} 目前仍处于关闭状态。原因：${reason} 如需恢复营业，请联系平台。`
        : `您的入驻申请已通过审核，${shop} 已开业。请登录并发布商品，开始销售。`,
    }),
    shopDeclined: () => ({
      subject: "您的入驻申请未通过审核",
      body: "您的入驻申请未通过审核。请登录查看原因，修改后重新提交。",
    }),
    shopClosed: ({ shop, reason }) => ({
      subject: `${shop} 已被关闭`,
      body: `平台已关闭 ${shop}。原因：${reason} 买家无法看到店铺或下单，提现暂停。您仍可登录，继续处理已有订单。如需恢复营业，请联系平台。`,
    }),
    shopReopened: ({ shop }) => ({
      subject: `${shop} 已恢复营业`,
      body: `平台已恢复 ${shop} 营业。买家可再次看到并购买您的商品，提现照常处理。`,
    }),
  },
  "zh-TW": {
    withdrawalPaid: ({ shop, number, amount }) => ({
      subject: `${shop} 的提領 ${number} 已撥款`,
      body: `${shop} 的提領 ${number}（${formatMoney(amount)}，未扣手續費）已撥款至您的收款帳戶，銀行可能需要 1 至 2 個工作天入帳。`,
    }),
    withdrawalReturned: ({ shop, number, amount }) => ({
      subject: `${shop} 的提領 ${number} 未能撥款`,
      body: `${shop} 的提領 ${number} 未能撥款，${formatMoney(amount)} 已退回可用餘額。請在「資金 › 提領」中查看原因。`,
    }),
    refundEscalated: ({ shop, number, amount }) => ({
      subject: `退款 ${number} 已申請平台介入`,
      body: `${shop} 的買家對被拒絕的退款 ${number}（${formatMoney(amount)}）申請了平台介入。您無需處理，平台裁決後會通知您。`,
    }),
    disputeWon: ({ shop, number }) => ({
      subject: `退款 ${number} 的爭議已裁決：支持商店`,
      body: `平台已裁決 ${shop} 的退款爭議 ${number}，支持商店。該退款已關閉，無需退款。`,
    }),
    disputeLost: ({ shop, number }) => ({
      subject: `退款 ${number} 的爭議已裁決：支持買家`,
      body: `平台已裁決 ${shop} 的退款爭議 ${number}，支持買家。請開啟該退款查看理由和後續處理。`,
    }),
    webhookDisabled: ({ shop, webhook }) => ({
      subject: `Webhook「${webhook}」已停用`,
      body: `${shop} 的 Webhook「${webhook}」已連續 3 天推送失敗，現已停用，不再接收事件。請檢查您的系統，然後在 Markethall 中恢復該 Webhook。`,
    }),
    shopApproved: ({ shop, reason }) => ({
      subject: `${shop} 已通過審核`,
      body: reason
        ? `您的入駐申請已通過審核，但 ${shop} 目前仍處於關閉狀態。原因：${reason} 如需恢復營業，請聯絡平台。`
        : `您的入駐申請已通過審核，${shop} 已開業。請登入並上架商品，開始銷售。`,
    }),
    shopDeclined: () => ({
      subject: "您的入駐申請未通過審核",
      body: "您的入駐申請未通過審核。請登入查看原因，修改後重新提交。",
    }),
    shopClosed: ({ shop, reason }) => ({
      subject: `${shop} 已被關閉`,
      body: `平台已關閉 ${shop}。原因：${reason} 買家無法看到商店或下單，提領暫停。您仍可登入，繼續處理既有訂單。如需恢復營業，請聯絡平台。`,
    }),
    shopReopened: ({ shop }) => ({
      subject: `${shop} 已恢復營業`,
      body: `平台已恢復 ${shop} 營業。買家可再次看到並購買您的商品，提領照常處理。`,
    }),
  },
};

/** Returns the texts in the language of a member; in English where there is none. */
export const getMailTexts = (language: string | null): MailTexts =>
  texts[listLocales().find((one) => one === language) ?? "en"];
