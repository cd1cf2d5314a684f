import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { ArrowLeft } from "lucide";
import { Loading, Title } from "react-admin";
import { Link, useParams } from "react-router";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { can } from "../../../../framework/schema/index.ts";
import { stockCounts } from "../stockCounts.ts";
import { CountedItem } from "./CountedItem.tsx";
import { Keypad } from "./Keypad.tsx";
import { ScanField } from "./ScanField.tsx";
import { useCounting } from "./useCounting.ts";
import { useCountText } from "./useCountText.ts";
import { useScanner } from "./useScanner.ts";

const BackIcon = createIcon(ArrowLeft);

/** The page on which members count without seeing what should be there, made for a phone. */
export function CountPage() {
  const { id } = useParams();
  const t = useCountText();
  const isAllowed = can(useActor(), stockCounts, "submit");
  return isAllowed && /^[1-9]\d{0,15}$/.test(id ?? "") ? (
    <Counting id={Number(id)} />
  ) : (
    <Alert severity="info">{t("notCounting")}</Alert>
  );
}

function Counting({ id }: { id: number }) {
  const t = useCountText();
  const counting = useCounting(id);
  const { sheet, line, extra, typed, error, note, counted, total } = counting;
  useScanner(counting.scan);
  const back = toPath(stockCounts, "show", id);
  if (sheet.isPending) return <Loading />;
  if (sheet.error) return <Alert severity="error">{sheet.error.message}</Alert>;
  const { number, status } = sheet.data;
  const isOpen = status === "counting" || status === "recount";
  return (
    <Box
      component="main"
      sx={{
        maxWidth: 480,
        minHeight: "100dvh",
        mx: "auto",
        p: 2,
        boxSizing: "border-box",
        display: "flex",
        flexDirection: "column",
        gap: 1.5,
      }}
    >
      <Title title={`${t("count")} ${number}`} />
      <Box component="header" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <IconButton
          component={Link}
          to={back}
          aria-label={t("back")}
          sx={{ width: 44, height: 44, ml: -1.25 }}
        >
          <BackIcon />
        </IconButton>
        <Typography variant="h3" component="h1" sx={{ flex: 1 }}>
          {t("count")} {number}
        </Typography>
        <Typography className="number" sx={{ color: tokens.ink2 }}>
          {t("progress", { counted, total })}
        </Typography>
      </Box>
      {!isOpen && <Alert severity="info">{t("notCounting")}</Alert>}
      {isOpen && (
        <>
          {line || extra ? (
            <CountedItem line={line} extra={extra} typed={typed} />
          ) : (
            <Alert severity="success">
              {t("allCounted")}. {t("allCountedHelp")}
            </Alert>
          )}
          <Feedback error={error?.message ?? null} note={note} />
          <ScanField onCode={counting.scan} />
          <Keypad onDigit={counting.type} onDelete={counting.erase} />
          <Box
            sx={{
              display: "flex",
              gap: 1,
              mt: "auto",
              position: "sticky",
              bottom: 0,
              py: 1,
              bgcolor: tokens.canvas,
              "& > *": { minHeight: 52 },
            }}
          >
            {line || extra ? (
              <>
                <Button variant="outlined" color="inherit" onClick={counting.skip}>
                  {t("skip")}
                </Button>
                <Button
                  variant="contained"
                  fullWidth
                  disabled={typed === ""}
                  loading={counting.isSaving}
                  onClick={counting.save}
                >
                  {t("save", { counted: typed })}
                </Button>
              </>
            ) : (
              <Button variant="contained" fullWidth component={Link} to={back}>
                {t("back")}
              </Button>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

/** What became of the last number, always at the same place. */
const Feedback = ({ error, note }: { error: string | null; note: string }) => (
  <Typography
    role={error ? "alert" : "status"}
    variant="body2"
    sx={{ minHeight: 20, color: error ? "error.main" : "success.main" }}
  >
    {error ?? note}
  </Typography>
);
