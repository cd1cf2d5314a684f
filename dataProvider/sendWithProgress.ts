interface ProgressRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  signal: AbortSignal;
}

/**
 * Sends a request with axios and reports the fraction that was uploaded, which `fetch` cannot.
 * axios is loaded by the first upload.
 *
 * @throws {TypeError} when the server is unreachable.
 */
export async function sendWithProgress(
  url: string,
  { body, ...request }: ProgressRequest,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  try {
    const { default: axios } = await import("axios");
    const { status, data, headers } = await axios.request<ArrayBuffer>({
      ...request,
      url,
      data: body,
      // The body is sent as it is, and every status is an answer.
      transformRequest: [(sent) => sent],
      validateStatus: () => true,
      responseType: "arraybuffer",
      onUploadProgress: ({ progress = 0 }) => onProgress(progress),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(headers)) received.append(name, String(value));
    return new Response(status === 204 ? null : data, { status, headers: received });
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    throw new TypeError("the server is unreachable", { cause: error });
  }
}
