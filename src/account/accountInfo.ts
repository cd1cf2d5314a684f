import { useQuery } from "@tanstack/react-query";
import { envelope } from "../connection.ts";

export interface AccountInfo {
  username: string;
  realname: string | null;
  nickname: string | null;
  avatar: string | null;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
  /** Whether the member has a password; another service may be the only login method. */
  hasPassword: boolean;
  twoStep: boolean;
}
export const infoKey = ["account", "info"] as const;

/** Loads the member's profile and addresses. */
export const useAccountInfo = () =>
  useQuery({ queryKey: infoKey, queryFn: () => envelope.get<AccountInfo>("/member/info") });
