import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { reloadMembers } from "../../../framework/server/memberSessions.ts";
import { domainError } from "../errors.ts";
import { detailIssues, documentIssues } from "./applicationIssues.ts";
import { normalizeNumber } from "./businessNumbers.ts";
import { calculateDeadline } from "./reviewPeriod.ts";
import { placeIssues } from "./server/placeIssues.ts";
import { shopInfo } from "./shopInfo.ts";

const nothingWrong = (issues: object) => Object.keys(issues).length === 0;

export default defineRules(shopInfo, {
  async beforeSave({ record, before }) {
    const state = before?.status ?? "documents";
    if (state !== "approved") throw domainError("shop.notApproved", {}, { data: { state } });
    const issues = detailIssues(record);
    if (!nothingWrong(issues)) throw invalid(issues);
  },
  actions: {
    async applyShopCert({ engine, tx, actor, record, input }) {
      const issues = documentIssues(input);
      if (!nothingWrong(issues)) throw invalid(issues);
      await reloadMembers(engine, tx, actor.id);
      // Documents of one shop type are cleared for another.
      const none = { realname: null, company: null, cardImgs: [], licence: null, brandImg: null };
      const status = nothingWrong(detailIssues(record))
        ? ("details" as const)
        : ("documents" as const);
      return {
        ...none,
        ...input,
        cardImgs: input.cardImgs ?? [],
        idNo: normalizeNumber(input.idNo),
        status,
      };
    },
    async applyShopDetail({ engine, tx, actor, record, input }) {
      const missing = documentIssues(record);
      if (!nothingWrong(missing))
        throw domainError("shop.documentsMissing", {}, { issues: missing });
      const issues = await placeIssues(tx, input);
      if (!nothingWrong(issues)) throw invalid(issues);
      await reloadMembers(engine, tx, actor.id);
      const { showId, showEmail, showPhone, showWeixin } = input;
      const shown = {
        showId: !!showId,
        showEmail: !!showEmail,
        showPhone: !!showPhone,
        showWeixin: !!showWeixin,
      };
      return { ...input, ...shown };
    },
    async submitShopInfo({ engine, tx, actor, record }) {
      const issues = {
        ...documentIssues(record),
        ...detailIssues(record),
        ...(await placeIssues(tx, record)),
      };
      if (!nothingWrong(issues)) throw invalid(issues);
      await reloadMembers(engine, tx, actor.id);
      const now = new Date();
      return {
        submittedAt: now.toISOString(),
        deadline: calculateDeadline(now).toISOString(),
        reviewedAt: null,
        reviewer: null,
      };
    },
  },
});
