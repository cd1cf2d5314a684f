import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Sheet } from "lucide";
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { HelpIcon } from "../../../../framework/admin/icons/HelpIcon.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { type Fields, image, type Resource } from "../../../../framework/schema/index.ts";
import { AttributeEditor } from "./attributes/AttributeEditor.tsx";
import { OptionsSummary } from "./attributes/OptionsSummary.tsx";
import { FormErrors } from "./FormErrors.tsx";
import { FillBar } from "./grid/FillBar.tsx";
import { GridTools } from "./grid/GridTools.tsx";
import { LeftOut } from "./grid/LeftOut.tsx";
import { MatrixGrid } from "./grid/MatrixGrid.tsx";
import { PictureChoice } from "./grid/PictureChoice.tsx";
import { VariantCards } from "./grid/VariantCards.tsx";
import { setValuePicture } from "./logic/attributeChanges.ts";
import { formatAttrName, selectVariantAttributes } from "./logic/paths.ts";
import { calculateLoss } from "./logic/rows.ts";
import { MatrixProvider, type MatrixTools, useMatrixMessages } from "./MatrixContext.ts";
import { type Removal, RemoveQuestion } from "./RemoveQuestion.tsx";
import { SingleVariant } from "./SingleVariant.tsx";
import { createMatrixStore, type MatrixStore } from "./store/matrixStore.ts";
import type { CellError } from "./store/rowIssues.ts";
import { useMatrixForm } from "./useMatrixForm.ts";
import { usePictures } from "./usePictures.ts";

interface Props {
  resource: Resource;
  /** The form paths of the attributes and of the rows; without rows, only options are edited. */
  attributes: string;
  skus?: string;
  /** The fields of a row; must be referentially stable. */
  fields?: Fields;
  /** The form paths of pictures that a variant may reuse. */
  pictures?: readonly string[];
  /** The fields that a product without options shows as plain inputs; a grid by default. */
  plain?: readonly string[];
  /** Whether a new row without stock is an error. */
  stocked?: boolean;
  /** Options, and the bar that fills a column, open at a click. */
  folded?: boolean;
}
/** The target of a chosen picture: a value, or rows by their paths. */
interface Pictured {
  anchor: Element;
  value?: number;
  rows: readonly string[];
  title: string;
}
const TableIcon = createIcon(Sheet);
const anyPicture = image();
const noPictures: readonly string[] = [];
const noFields: Fields = {};

/** Whether a product has one variant, without options. */
const isSingle = (store: MatrixStore): boolean =>
  store.attributes().length === 0 && store.matrix().rows.length === 1;

/** Edits a product's attributes and its SKUs with their price, stock and weight. */
export function SkuMatrixInput({
  resource,
  attributes,
  skus,
  fields = noFields,
  pictures = noPictures,
  plain,
  stocked = false,
  folded = false,
}: Props) {
  const id = useId();
  const translate = useTranslate();
  const t = useMatrixMessages();
  const messages = useResourceMessages(resource);
  const { getValues } = useFormContext();
  const [store] = useState(() => createMatrixStore(fields));
  const single = useSyncExternalStore(store.subscribe, () => isSingle(store));
  const flush = useMatrixForm(store, { attributes, skus: skus ?? null });
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const [isEditingOptions, setEditingOptions] = useState(!folded);
  const [isFilling, setFilling] = useState(!folded);
  const hasOptions = useSyncExternalStore(
    store.subscribe,
    () => selectVariantAttributes(store.attributes()).length > 0,
  );
  const [showsKeys, setShowsKeys] = useState(false);
  const [notice, setNotice] = useState("");
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [pictured, setPictured] = useState<Pictured | null>(null);
  const column = store.columns.find(({ field }) => field.kind === "image");
  const picture = column?.field ?? anyPicture;
  const send = usePictures(picture, setNotice);
  const { row: rowLabel } = messages;
  const source = skus ?? attributes;

  const getLabel = useCallback((name: string) => rowLabel(source, name), [rowLabel, source]);
  const tools = useMemo<MatrixTools>(() => {
    const formatError = (error: CellError, name: string) =>
      typeof error === "string"
        ? error
        : translate(error.key, { field: getLabel(name), ...error.params });
    return {
      store,
      resource,
      skus: source,
      picture,
      getLabel,
      formatError,
      t: (key, params) => translate(`resources.goods.screen.matrix.${key}`, params),
    };
  }, [store, resource, source, picture, getLabel, translate]);

  useEffect(() => store.setStocked(stocked), [store, stocked]);
  useEffect(() => {
    // However the form is submitted, it must include open and pending edits.
    const form = root.current?.closest("form");
    form?.addEventListener("submit", flush, true);
    return () => form?.removeEventListener("submit", flush, true);
  }, [flush]);

  const onPicture = useCallback(
    (anchor: Element) => {
      const { top, bottom } = store.range();
      const { attributes: all, rows } = store.matrix();
      const chosen = rows.slice(top, bottom + 1);
      const [first] = chosen;
      const title =
        chosen.length > 1 || !first
          ? t("picturesOf", { smart_count: chosen.length })
          : t("pictureOf", { name: formatAttrName(all, first.attrPath) || t("single") });
      setPictured({ anchor, rows: chosen.map((row) => row.attrPath), title });
    },
    [store, t],
  );
  const setPicture = ({ value, rows }: Pictured, address: string | null) => {
    if (value !== undefined) store.change((matrix) => setValuePicture(matrix, value, address));
    else
      store.setCells((row, _, name) =>
        name === column?.name && rows.includes(row.attrPath) ? address : row[name],
      );
  };
  const known = () => {
    const matrix = store.matrix();
    const all = [
      ...getValues([...pictures]).flat(),
      ...matrix.attributes.flatMap(({ values }) => values.map(({ img }) => img)),
      ...matrix.rows.map((row) => row[column?.name ?? ""]),
    ];
    return [...new Set(all)].filter((one): one is string => typeof one === "string" && one !== "");
  };
  const leaveOut = (indices: readonly number[]) => {
    const { attributes: all, rows } = store.matrix();
    const lost = indices.flatMap((index) => rows[index] ?? []);
    if (lost.length === 0 || lost.length === rows.length) return;
    const name =
      lost.length === 1
        ? formatAttrName(all, lost[0]?.attrPath ?? "")
        : t("count", { smart_count: lost.length });
    const remove = () =>
      void store.change((matrix) => ({
        matrix: { ...matrix, rows: matrix.rows.filter((row) => !lost.includes(row)) },
        lost,
      }));
    const loss = calculateLoss(lost, store.blank);
    if (loss.count > 0) setRemoval({ name, loss, remove });
    else remove();
  };
  const goToActive = () => {
    const { row, column } = store.active();
    const field = `[data-source="${source}.${row}.${store.columns[column]?.name}"] input`;
    root.current?.querySelector<HTMLElement>(`[role=gridcell][tabindex='0'], ${field}`)?.focus();
  };
  return (
    <MatrixProvider value={tools}>
      <Box ref={root} sx={{ minWidth: 0 }}>
        <Box
          role="group"
          aria-label={messages.field(attributes)}
          data-source={attributes}
          sx={{ mb: 2 }}
        >
          {hasOptions && !isEditingOptions ? (
            <OptionsSummary opens={attributes} onEdit={() => setEditingOptions(true)} />
          ) : (
            <AttributeEditor
              onRemoval={setRemoval}
              onPicture={(value, anchor) => {
                const name =
                  store
                    .attributes()
                    .flatMap(({ values }) => values)
                    .find((one) => one.id === value)?.name ?? "";
                setPictured({ anchor, value, rows: [], title: t("pictureOf", { name }) });
              }}
            />
          )}
        </Box>
        {skus === undefined ? (
          <FormErrors />
        ) : plain && single ? (
          <SingleVariant resource={resource} skus={skus} fields={fields} names={plain} />
        ) : (
          <Box data-source={skus}>
            <FormErrors />
            {isFilling && <FillBar onNotice={setNotice} />}
            <GridTools notice={notice} onGo={goToActive}>
              {folded && (
                <Button
                  startIcon={<TableIcon />}
                  aria-expanded={isFilling}
                  onClick={() => setFilling(!isFilling)}
                >
                  {t("fill.title")}
                </Button>
              )}
              <LeftOut onNotice={setNotice} />
              {!isPhone && (
                <IconButton
                  size="small"
                  aria-expanded={showsKeys}
                  aria-label={translate("framework.keys.title")}
                  title={translate("framework.keys.title")}
                  onClick={() => setShowsKeys(!showsKeys)}
                >
                  <HelpIcon fontSize="small" />
                </IconButton>
              )}
            </GridTools>
            {isPhone ? (
              <VariantCards
                label={messages.field(skus)}
                onPicture={onPicture}
                onLeaveOut={leaveOut}
              />
            ) : (
              <>
                <MatrixGrid
                  label={messages.field(skus)}
                  describedBy={`${id}-keys`}
                  onPicture={onPicture}
                  onLeaveOut={leaveOut}
                  onNotice={setNotice}
                  onLeft={flush}
                />
                <FormHelperText id={`${id}-keys`} hidden={!showsKeys}>
                  {t("keys")}
                </FormHelperText>
              </>
            )}
          </Box>
        )}
      </Box>
      {pictured && (
        <PictureChoice
          anchor={pictured.anchor}
          title={pictured.title}
          known={known()}
          none={pictured.value === undefined ? "mainPicture" : "noPicture"}
          onChoose={(address) => {
            setPicture(pictured, address);
            setPictured(null);
          }}
          onUpload={(file) => {
            setPictured(null);
            void send(file, (address) => setPicture(pictured, address));
          }}
          onClose={() => setPictured(null)}
        />
      )}
      {removal && <RemoveQuestion removal={removal} onClose={() => setRemoval(null)} />}
    </MatrixProvider>
  );
}
