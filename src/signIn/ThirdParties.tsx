import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { useSearchParams } from "react-router";
import { thirdPartiesQuery } from "./loginQueries.ts";

/** Buttons of the configured third-party logins; renders nothing where none is configured. */
export function ThirdParties() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const { data = [] } = useQuery(thirdPartiesQuery);
  if (data.length === 0) return null;
  const start = (key: string) =>
    `/api/common/thirdParty/start?${new URLSearchParams({ provider: key, redirect: search.get("redirect") ?? "/" })}`;
  return (
    <>
      <Divider sx={{ my: 2, color: "text.secondary", fontSize: "0.8125rem" }}>
        {translate("markethall.signIn.or")}
      </Divider>
      <Stack spacing={1}>
        {data.map(({ key, name }) => (
          <Button key={key} href={start(key)} variant="outlined" size="large" fullWidth>
            {translate("markethall.signIn.with", { name })}
          </Button>
        ))}
      </Stack>
    </>
  );
}
