import { useQuery } from "@tanstack/react-query";
import { envelope } from "../apiClient.ts";

export interface AccountInfo {
  username: string;
  realname: string | null;
  nickname: string | null;
  avatar: string | null;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
  /** Whether one signs in with a password; another service may be the only way in. */
  hasPassword: boolean;
  twoStep: boolean;
}
export const infoKey = ["account", "info"] as const;

/** Who the member is, and how they are reached. */
export const useAccountInfo = () =>
  useQuery({ queryKey: infoKey, queryFn: () => envelope.get<AccountInfo>("/member/info") });
