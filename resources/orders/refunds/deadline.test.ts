import { describe, expect, it } from "vitest";
import { findDeadline } from "./deadline.ts";

const now = new Date("2026-03-05T00:00:00Z");
const later = "2026-03-06T00:00:00.000Z";
const earlier = "2026-03-04T00:00:00.000Z";
const due = (refund: Parameters<typeof findDeadline>[0]) =>
  findDeadline({ payState: "none", ...refund }, now);

describe("what a refund waits for", () => {
  it("is the shop, the buyer, and the shop again", () => {
    const times = { autoAgreeTime: later, buyerSendTime: later, sellerConfirmTime: later };
    expect(due({ ...times, status: "applying" })).toEqual({ key: "agree", at: later });
    expect(due({ ...times, status: "waitingReturn" })).toEqual({ key: "send", at: later });
    expect(due({ ...times, status: "returned" })).toEqual({ key: "confirm", at: later });
    expect(due({ ...times, status: "completed" })).toBeNull();
  });
  it("has no responsible party once its money is on its way", () => {
    expect(due({ status: "applying", payState: "failed", autoAgreeTime: later })).toBeNull();
  });
  it("is the buyer's after a rejection, to ask the platform once and in time", () => {
    expect(due({ status: "rejected", askExpiredTime: later })).toEqual({ key: "ask", at: later });
    expect(due({ status: "rejected", askExpiredTime: earlier })).toBeNull();
    expect(
      due({ status: "rejected", askExpiredTime: later, platformAskedTime: earlier }),
    ).toBeNull();
  });
});
