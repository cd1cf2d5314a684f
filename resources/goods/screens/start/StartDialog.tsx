import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Theme } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { type AdminRecord, RefusalError } from "../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { LibraryTab } from "./LibraryTab.tsx";
import { LinkTab } from "./LinkTab.tsx";
import { valuesOfLibrary, valuesOfThird } from "./startValues.ts";
import type { ThirdProduct } from "./thirdProduct.ts";

type Values = Readonly<Record<string, unknown>>;
interface Props {
  /** What the form holds now. */
  form: () => Values;
  onStart: (values: Values) => void;
  onClose: () => void;
}
const tabs = ["library", "link"] as const;

/** From what a new product begins: one of the platform's library, or the page of one somewhere else. */
export default function StartDialog({ form, onStart, onClose }: Props) {
  const translate = useTranslate();
  const say = (key: string) => translate(`markethall.goods.start.${key}`);
  const provider = useAdminProvider();
  const id = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const [tab, setTab] = useState<(typeof tabs)[number]>("library");
  const [chosen, setChosen] = useState<number | null>(null);
  const [product, setProduct] = useState<ThirdProduct | null>(null);
  const [fetching, setFetching] = useState(false);
  const [problem, setProblem] = useState("");
  async function startFromLibrary(libraryId: number) {
    setFetching(true);
    setProblem("");
    try {
      const { data } = await provider.getOne<AdminRecord>("libraryGoods", { id: libraryId });
      onStart(valuesOfLibrary(data));
    } catch (error) {
      setProblem(error instanceof RefusalError ? error.message : say("failed"));
    } finally {
      setFetching(false);
    }
  }
  const start = () => {
    if (tab === "link" && product) onStart(valuesOfThird(product, form()));
    if (tab === "library" && chosen !== null) void startFromLibrary(chosen);
  };
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth={false}
      onClose={onClose}
      // What happens here is no business of the form around it.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event) => event.stopPropagation()}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: narrow ? {} : { width: 1000, maxWidth: "calc(100vw - 48px)" } } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ pb: 1, px: { xs: 2, md: 3 } }}>
        {say("title")}
      </DialogTitle>
      <Tabs
        value={tab}
        onChange={(_, next: (typeof tabs)[number]) => setTab(next)}
        aria-label={say("title")}
        variant="scrollable"
        scrollButtons={false}
        sx={{ px: { xs: 1, md: 2 }, borderBottom: 1, borderColor: "divider", flexShrink: 0 }}
      >
        {tabs.map((one) => (
          <Tab key={one} value={one} id={`${id}-${one}`} aria-controls={`${id}-panel`} label={say(one)} />
        ))}
      </Tabs>
      <DialogContent
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        sx={{
          display: "flex",
          flexDirection: "column",
          height: { md: 618 },
          px: { xs: 2, md: 3 },
          pt: "16px !important",
          pb: 1,
        }}
      >
        {problem && (
          <Alert severity="error" role="alert" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
        {tab === "library" ? (
          <LibraryTab chosen={chosen} onChoose={setChosen} onFinish={(one) => void startFromLibrary(one)} />
        ) : (
          <LinkTab product={product} onRead={setProduct} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, md: 3 }, py: 1.5 }}>
        <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
        <Button
          variant="contained"
          loading={fetching}
          disabled={tab === "library" ? chosen === null : product === null}
          onClick={start}
        >
          {say("use")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
