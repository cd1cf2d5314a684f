import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { UndoIcon } from "../../../../framework/admin/icons/UndoIcon.ts";
import { Arithmetic } from "./Arithmetic.tsx";
import { ReplayDialog } from "./ReplayDialog.tsx";
import { TotalBar } from "./TotalBar.tsx";
import { TriedOrder } from "./TriedOrder.tsx";
import { toTriedState } from "./toTriedState.ts";
import { useTriedCart } from "./useTriedCart.ts";
import { type PastOrder, useWhatIf, useWhatIfText } from "./useWhatIf.ts";
import { Verdicts } from "./Verdicts.tsx";

const parts = ["order", "verdicts", "arithmetic"] as const;
type Part = (typeof parts)[number];

/**
 * Tries promotions on an order that nobody places: the order, what each promotion does to it and
 * why, and what the customer pays and the shop receives. A phone shows one of the three at a time.
 */
export function WhatIfPage() {
  const t = useWhatIfText();
  const tried = useTriedCart();
  const [past, setPast] = useState<PastOrder | null>(null);
  const [isReplaying, setReplaying] = useState(false);
  const [part, setPart] = useState<Part>("order");
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const { data, error, isFetching } = useWhatIf(tried.cart);
  // An answer of a cart that is no longer complete says nothing of this one.
  const answer = tried.cart && !error ? data : undefined;
  const replay = (order: PastOrder) => {
    setPast(order);
    setReplaying(false);
    const { state, address } = toTriedState(order);
    tried.change(state);
    if (address) tried.setAddress(address);
  };
  const clear = () => {
    setPast(null);
    tried.clear();
  };
  const shown = (one: Part) => (isPhone && part !== one ? "none" : "block");
  return (
    <Box>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1.5 }}>
        <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
          <Typography variant="h2" component="h1">
            {t("title")}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t("about")}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UndoIcon />}
          onClick={() => setReplaying(true)}
        >
          {t("replay")}
        </Button>
      </Stack>
      {isPhone && (
        <Tabs
          variant="fullWidth"
          value={part}
          onChange={(_, next: Part) => setPart(next)}
          sx={{ mb: 1 }}
        >
          {parts.map((one) => (
            <Tab key={one} value={one} label={t(`parts.${one}`)} sx={{ minHeight: 44 }} />
          ))}
        </Tabs>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            sm: "minmax(0, 300px) minmax(0, 1fr)",
            lg: "minmax(0, 300px) minmax(0, 1fr) minmax(0, 320px)",
          },
          // On a tablet the price follows the promotions, however long the order is.
          gridTemplateRows: { sm: "auto 1fr", lg: "auto" },
        }}
      >
        <Box sx={{ display: shown("order"), gridRow: { sm: "1 / span 2", lg: "auto" } }}>
          <TriedOrder tried={tried} answer={answer} onClear={clear} />
        </Box>
        <Box sx={{ display: shown("verdicts") }}>
          <Verdicts tried={tried} answer={answer} error={error} isFetching={isFetching} />
        </Box>
        <Box sx={{ display: shown("arithmetic"), gridColumn: { sm: "2", lg: "auto" } }}>
          <Arithmetic answer={answer} past={past} />
        </Box>
      </Box>
      {isPhone && answer && <TotalBar answer={answer} />}
      {isReplaying && <ReplayDialog onClose={() => setReplaying(false)} onFound={replay} />}
    </Box>
  );
}
