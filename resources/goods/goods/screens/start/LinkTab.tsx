import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { ApiError } from "../../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { toDecimalText } from "../../../../../framework/schema/index.ts";
import { GoodsPicture } from "../../../picker/GoodsPicture.tsx";
import type { ThirdProduct } from "../../thirdProduct.ts";
import { isOurPrice, readThird } from "./readThird.ts";

/** Milliseconds: the remote server may be slow, and pictures are loaded one after the other. */
const timeout = 60_000;

interface Props {
  product: ThirdProduct | null;
  onRead: (product: ThirdProduct | null) => void;
}
/** Reads a product from a page of another website: its address, and the data found there. */
export function LinkTab({ product, onRead }: Props) {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.goods.screen.start.${key}`);
  const provider = useAdminProvider();
  const [address, setAddress] = useState("");
  const [reading, setReading] = useState<AbortController | null>(null);
  const [problem, setProblem] = useState("");
  const last = useRef<AbortController | null>(null);
  useEffect(() => () => last.current?.abort(), []);
  async function read(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const url = address.trim();
    if (url === "") return;
    last.current?.abort();
    const request = new AbortController();
    last.current = request;
    setReading(request);
    setProblem("");
    onRead(null);
    try {
      const whole = /^https?:\/\//i.test(url) ? url : `https://${url}`;
      const options = { signal: request.signal, timeout };
      const key = "GET /member/goods/getThirdDetail";
      onRead(readThird(await provider.query(key, { url: whole }, options)));
    } catch (error) {
      if (request.signal.aborted) return;
      const named = error instanceof ApiError ? (error.errors?.url ?? error.message) : "";
      setProblem(named || t("failed"));
    } finally {
      setReading((now) => (now === request ? null : now));
    }
  }
  return (
    <Box sx={{ overflowY: "auto", flex: 1 }}>
      <Stack
        component="form"
        onSubmit={read}
        noValidate
        direction={{ xs: "column", sm: "row" }}
        sx={{ gap: 1.5, pt: 1 }}
      >
        <TextField
          type="url"
          label={t("address")}
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          margin="none"
          fullWidth
          autoFocus
          helperText={t("addressHelp")}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={reading !== null}
          disabled={address.trim() === ""}
          sx={{ flexShrink: 0, alignSelf: { sm: "flex-start" }, minWidth: 96 }}
        >
          {t("read")}
        </Button>
      </Stack>
      <Box role="status" sx={{ pt: 1 }}>
        {reading && (
          <Typography variant="body2" color="text.secondary">
            {t("reading")}
          </Typography>
        )}
        {product && <Preview product={product} />}
      </Box>
      {problem && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}

function Preview({ product }: { product: ThirdProduct }) {
  const translate = useTranslate();
  const { title, description, price, currency, images, language } = product;
  const ours = isOurPrice(product);
  const shown =
    price === null ? null : ours ? formatMoney(price) : `${currency} ${toDecimalText(price)}`;
  return (
    <Stack
      component="section"
      aria-label={translate("resources.goods.screen.start.preview")}
      sx={{ gap: 1.5, pt: 1 }}
    >
      {images.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
          {images.map((image) => (
            <GoodsPicture key={image} address={image} size={88} />
          ))}
        </Stack>
      )}
      <Box>
        <Typography variant="h6" component="h3" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap", pt: 0.5 }}>
          {shown && <Typography variant="subtitle2">{shown}</Typography>}
          <Chip
            size="small"
            variant="outlined"
            label={translate(`resources.goods.choices.languages.${language}`)}
          />
        </Stack>
        {shown && !ours && (
          <Typography variant="body2" color="text.secondary" sx={{ pt: 0.5 }}>
            {translate("resources.goods.screen.start.otherCurrency")}
          </Typography>
        )}
      </Box>
      {description && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {description}
        </Typography>
      )}
      {images.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate("resources.goods.screen.start.noPictures")}
        </Typography>
      )}
    </Stack>
  );
}
