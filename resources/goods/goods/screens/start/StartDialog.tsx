import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { ApiError } from "../../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import type { Picked } from "../../../picker/picked.ts";
import { TabbedDialog } from "../../../picker/TabbedDialog.tsx";
import { useSelection } from "../../../picker/useSelection.ts";
import type { ThirdProduct } from "../../thirdProduct.ts";
import { LibraryTab } from "./LibraryTab.tsx";
import { LinkTab } from "./LinkTab.tsx";
import { toExternalValues, toLibraryValues } from "./startValues.ts";

type Values = Readonly<Record<string, unknown>>;
interface Props {
  /** Returns the current form values. */
  form: () => Values;
  onStart: (values: Values) => void;
  onClose: () => void;
}
const tabs = ["library", "link"] as const;

/**
 * Selects the source of a new product: a product of the platform's library, or a page of another
 * website.
 */
export default function StartDialog({ form, onStart, onClose }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.goods.screen.start.${key}`);
  const provider = useAdminProvider();
  const [tab, setTab] = useState<(typeof tabs)[number]>("library");
  const selection = useSelection({ multiple: false, max: 1, chosen: [] });
  const [product, setProduct] = useState<ThirdProduct | null>(null);
  const [fetching, setFetching] = useState(false);
  const [problem, setProblem] = useState("");
  async function startFromLibrary(one: Picked | undefined) {
    if (one?.kind !== "goods") return;
    setFetching(true);
    setProblem("");
    try {
      const { data } = await provider.getOne("libraryGoods", { id: one.id });
      onStart(toLibraryValues(data));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t("failed"));
    } finally {
      setFetching(false);
    }
  }
  const start = () => {
    if (tab === "link" && product) onStart(toExternalValues(product, form()));
    if (tab === "library") void startFromLibrary(selection.items[0]);
  };
  return (
    <TabbedDialog
      title={t("title")}
      tabs={tabs}
      getName={t}
      tab={tab}
      onTab={setTab}
      onClose={onClose}
      foot={
        <DialogActions sx={{ px: { xs: 2, md: 3 }, py: 1.5 }}>
          <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
          <Button
            variant="contained"
            loading={fetching}
            disabled={tab === "library" ? selection.items.length === 0 : product === null}
            onClick={start}
          >
            {t("use")}
          </Button>
        </DialogActions>
      }
    >
      {problem && (
        <Alert severity="error" role="alert" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      {tab === "library" ? (
        <LibraryTab selection={selection} finish={(one) => void startFromLibrary(one)} />
      ) : (
        <LinkTab product={product} onRead={setProduct} />
      )}
    </TabbedDialog>
  );
}
