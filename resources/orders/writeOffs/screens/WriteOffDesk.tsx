import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { writeOffs } from "../writeOffs.ts";
import { Camera } from "./Camera.tsx";
import { FoundOrder, isOpen } from "./FoundOrder.tsx";
import { useMessages } from "./useMessages.ts";

/** The steps of a pickup: enter the code, check the order, hand it over. */
export function WriteOffDesk() {
  const t = useMessages();
  const actor = useActor();
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [done, setDone] = useState<string | null>(null);
  const lookup = useMutation({
    mutationFn: (verifyCode: string) => provider.runCall(writeOffs.name, "lookup", { verifyCode }),
  });
  const handOver = useMutation({
    mutationFn: () => provider.runCall(writeOffs.name, "writeOff", { verifyCode: code }),
    onSuccess: async ({ number }) => {
      setDone(String(number));
      restart();
      await Promise.all(
        [writeOffs.name, "orders"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
    },
  });
  function restart() {
    setCode("");
    lookup.reset();
    handOver.reset();
    setTimeout(() => box.current?.focus());
  }
  const find = (typed: string) => {
    setDone(null);
    setCode(typed);
    handOver.reset();
    if (typed.trim()) lookup.mutate(typed);
  };
  const found = lookup.data;
  const failed = handOver.error ?? lookup.error;
  return (
    <Card
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640, width: "100%", mx: "auto !important" }}
    >
      <Stack spacing={2}>
        {done && (
          <Alert severity="success" role="status">
            {t("done", { number: done })}
          </Alert>
        )}
        {failed && (
          <Alert severity="error" role="alert">
            {failed.message}
          </Alert>
        )}
        <Stack
          component="form"
          spacing={1.5}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            find(code);
          }}
        >
          <TextField
            inputRef={box}
            label={t("code")}
            helperText={t("hint")}
            value={code}
            autoFocus
            fullWidth
            margin="none"
            onChange={({ target }) => {
              setCode(target.value);
              if (found || failed) {
                lookup.reset();
                handOver.reset();
              }
            }}
            slotProps={{
              htmlInput: {
                inputMode: "numeric",
                autoComplete: "off",
                maxLength: 40,
                style: {
                  fontSize: "1.75rem",
                  letterSpacing: "0.08em",
                  textAlign: "center",
                  minHeight: 40,
                },
              },
            }}
          />
          {!found && (
            <Button
              type="submit"
              size="large"
              variant="contained"
              loading={lookup.isPending}
              sx={{ minHeight: 48 }}
            >
              {t("find")}
            </Button>
          )}
        </Stack>
        {!found && <Camera onCode={find} />}
        {found && (
          <>
            <FoundOrder found={found} />
            {isOpen(found) && can(actor, writeOffs, "writeOff") && (
              <Button
                size="large"
                variant="contained"
                autoFocus
                loading={handOver.isPending}
                onClick={() => handOver.mutate()}
                sx={{ minHeight: 56 }}
              >
                {t("confirm")}
              </Button>
            )}
            <Button
              size="large"
              onClick={restart}
              disabled={handOver.isPending}
              sx={{ minHeight: 48 }}
            >
              {t("another")}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
