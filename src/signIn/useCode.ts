import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { CaptchaChallenge } from "../../core/captcha/solveCaptcha.ts";
import { ApiError } from "../../framework/admin/provider.ts";
import { envelope } from "../connection.ts";
import { solveInWorker } from "./solveInWorker.ts";

export type CodePurpose = "register" | "recover" | "login" | "bind" | "payPassword";
interface Captcha {
  cToken: string;
  challenge: CaptchaChallenge;
}

/** Requests a captcha and solves it: a proof of work, which asks nothing of the person. */
async function proveWork(): Promise<{ cToken: string; captcha: string }> {
  const { cToken, challenge } = await envelope.get<Captcha>("/common/captcha");
  return { cToken, captcha: (await solveInWorker(challenge)) ?? "" };
}

/**
 * Requests codes to an e-mail address or phone number, each with a captcha, and counts down until
 * the next request.
 */
export function useCode(by: "email" | "phone", purpose: CodePurpose) {
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
      const call = by === "email" ? "/common/sendCode" : "/common/sendPhoneCode";
      const body = { [by]: target, sendType: purpose, ...(await proveWork()) };
      const { wait: seconds } = await envelope.post<{ wait: number }>(call, body);
      setSentTo(target);
      setWait(seconds);
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
