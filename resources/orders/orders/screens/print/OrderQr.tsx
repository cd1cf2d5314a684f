import { QrCode } from "../../../../../framework/admin/display/QrCode.tsx";

/** The long number of an order as a QR code, which a scanner types into any search. */
export const OrderQr = ({ orderNo }: { orderNo: string }) => <QrCode text={orderNo} size="18mm" />;
