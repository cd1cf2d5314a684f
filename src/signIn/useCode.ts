import { useCallback, useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { ApiError } from "../../framework/admin/provider.ts";
import { envelope } from "../connection.ts";

export type CodePurpose = "register" | "recover" | "login" | "bind" | "payPassword";
interface Captcha {
  cToken: string;
  image: string;
}

/**
 * Requests codes to an e-mail address or phone number: loads the captcha, and counts down until the
 * next request.
 */
export function useCode(by: "email" | "phone", purpose: CodePurpose) {
  const translate = useTranslate();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wait, setWait] = useState(0);

  const renew = useCallback(async () => {
    try {
      setCaptcha(await envelope.get<Captcha>("/common/captcha"));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useEffect(() => void renew(), [renew]);
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function send(target: string, characters: string): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      const call = by === "email" ? "/common/sendCode" : "/common/sendPhoneCode";
      const body = {
        [by]: target,
        sendType: purpose,
        cToken: captcha?.cToken ?? "",
        captcha: characters,
      };
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
      // A captcha is valid once.
      void renew();
    }
  }
  return { captcha, renew, send, sending, sentTo, wait, failure };
}
