import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useRevalidator } from "react-router";
import { toThumbnailAddress } from "../../framework/admin/display/media.tsx";
import { SectionCard } from "../../framework/admin/show/SectionCard.tsx";
import { api, session } from "../connection.ts";
import { faceColours } from "../layout/faceColours.ts";
import { AuthTextInput } from "../signIn/AuthTextInput.tsx";
import { SubmitForm } from "../signIn/SubmitForm.tsx";
import { useCallForm } from "../signIn/useCallForm.ts";
import { type AccountInfo, infoKey } from "./accountInfo.ts";

/** Name, nickname and picture of the member. */
export function Profile({ info }: { info: AccountInfo }) {
  const translate = useTranslate();
  const t = (key: string) => translate(`markethall.signIn.info.${key}`);
  const notify = useNotify();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const picker = useRef<HTMLInputElement>(null);
  const [avatar, setAvatar] = useState(info.avatar);
  const form = useCallForm({
    start: { realname: info.realname ?? "", nickname: info.nickname ?? "" },
    required: ["realname"],
    async send(values) {
      await api.call("POST /member/updateInfo", { ...values, avatar });
      session.clear();
      await Promise.all([queries.invalidateQueries({ queryKey: infoKey }), revalidate()]);
      notify(t("saved"), { type: "success" });
    },
  });
  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      setAvatar((await api.upload("POST /common/upload", file)).imgUrl);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: "error" });
    }
  }
  return (
    <SectionCard title={t("profile")}>
      <Box
        sx={{
          display: "flex",
          gap: 3,
          alignItems: "flex-start",
          flexDirection: { xs: "column", sm: "row" },
        }}
      >
        <Box sx={{ textAlign: "center" }}>
          <Avatar
            {...(avatar ? { src: toThumbnailAddress(avatar, 80) } : {})}
            alt=""
            sx={{ width: 80, height: 80, fontSize: 32, ...faceColours }}
          >
            {(info.realname ?? info.username).slice(0, 1).toUpperCase()}
          </Avatar>
          <Button size="small" onClick={() => picker.current?.click()} sx={{ mt: 0.5 }}>
            {t("change")}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="image/png,image/jpeg"
            hidden
            aria-label={t("change")}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Box>
        <Box sx={{ flex: 1, width: "100%" }}>
          <Box sx={{ color: "text.secondary", mb: 0.5 }}>{info.username}</Box>
          <SubmitForm form={form} label={t("save")}>
            <AuthTextInput {...form.bind("realname")} label={t("realname")} autoComplete="name" />
            <AuthTextInput
              {...form.bind("nickname")}
              label={t("nickname")}
              autoComplete="nickname"
            />
          </SubmitForm>
        </Box>
      </Box>
    </SectionCard>
  );
}
