import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { FormSize } from "../signIn/formSize.ts";
import { useAccountInfo } from "./accountInfo.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { Devices } from "./Devices.tsx";
import { PayPassword } from "./PayPassword.tsx";
import { Profile } from "./Profile.tsx";
import { RequireTwoStepLink } from "./RequireTwoStepLink.tsx";
import { TwoStep } from "./TwoStep.tsx";

/** The member's own account: profile, addresses, login methods, and sessions. */
export function Info() {
  const translate = useTranslate();
  const { data } = useAccountInfo();
  return (
    <FormSize value="small">
      <Box sx={{ maxWidth: 760 }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          {translate("markethall.signIn.info.title")}
        </Typography>
        {data && (
          <>
            <Profile key={`${data.realname}${data.nickname}${data.avatar}`} info={data} />
            <ContactDetails info={data} />
          </>
        )}
        <ChangePassword />
        {data && <PayPassword info={data} />}
        <TwoStep below={<RequireTwoStepLink />} />
        <Devices />
      </Box>
    </FormSize>
  );
}
