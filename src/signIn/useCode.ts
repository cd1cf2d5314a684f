import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { ApiError } from "../../framework/admin/provider.ts";
import type { AppInput } from "../../framework/schema/index.ts";
import { api } from "../connection.ts";
import { solveInWorker } from "./solveInWorker.ts";

/** What requests a code: a channel, and a purpose for which the channel has codes. */
export type CodeRequest =
  | { by: "email"; purpose: AppInput<"POST /common/sendCode">["sendType"] }
  | { by: "phone"; purpose: AppInput<"POST /common/sendPhoneCode">["sendType"] };

/** Requests a captcha and solves it: a proof of work, which asks nothing of the person. */
async function proveWork(): Promise<{ cToken: string; captcha: string }> {
  const { cToken, challenge } = await api.call("GET /common/captcha");
  return { cToken, captcha: (await solveInWorker(challenge)) ?? "" };
}

async function sendCode({ by, purpose }: CodeRequest, target: string) {
  const proof = await proveWork();
  return by === "email"
    ? api.call("POST /common/sendCode", { email: target, sendType: purpose, ...proof })
    : api.call("POST /common/sendPhoneCode", { phone: target, sendType: purpose, ...proof });
}

/**
 * Requests codes to an e-mail address or phone number, each with a captcha, and counts down until
 * the next request.
 */
export function useCode(request: CodeRequest) {
  const translate = useTranslate();
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wait, setWait] = useState(0);

  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function send(target: string): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      const sent = await sendCode(request, target);
      setSentTo(target);
      setWait(sent.wait);
    } catch (error) {
      setSentTo(null);
      const named = error instanceof ApiError ? Object.values(error.errors ?? {})[0] : undefined;
      setFailure(
        named ?? (error instanceof Error ? error.message : translate("errors.network.unreachable")),
      );
    } finally {
      setSending(false);
    }
  }
  return { send, sending, sentTo, wait, failure };
}
