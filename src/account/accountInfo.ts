import { useQuery } from "@tanstack/react-query";
import type { AppAnswer } from "../../framework/schema/index.ts";
import { api } from "../connection.ts";

/** The member's own account. */
export type AccountInfo = AppAnswer<"GET /member/info">;
export const infoKey = ["account", "info"] as const;

/** Loads the member's profile and addresses. */
export const useAccountInfo = () =>
  useQuery({ queryKey: infoKey, queryFn: () => api.call("GET /member/info") });
