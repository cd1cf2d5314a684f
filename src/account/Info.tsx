import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { envelope } from "../house.ts";
import { Allowed } from "../session/Allowed.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { Devices } from "./Devices.tsx";
import { Profile } from "./Profile.tsx";
import { Reach } from "./Reach.tsx";
import { TwoStep } from "./TwoStep.tsx";

export interface AccountInfo {
  username: string;
  realname: string | null;
  nickname: string | null;
  avatar: string | null;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
}
export const infoKey = ["account", "info"] as const;

/** One's own account: who one is, how one is reached, how one signs in, and where one is signed in. */
export function Info() {
  const translate = useTranslate();
  const { data } = useQuery({ queryKey: infoKey, queryFn: () => envelope.get<AccountInfo>("/member/info") });
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate("markethall.signIn.info.title")}
      </Typography>
      {data && (
        <>
          <Profile key={`${data.realname}${data.nickname}${data.avatar}`} info={data} />
          <Reach info={data} />
        </>
      )}
      <ChangePassword />
      <Allowed roles={["admin"]}>
        <TwoStep />
      </Allowed>
      <Devices />
    </Box>
  );
}
