interface ProgressRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  signal: AbortSignal;
}

/**
 * Sends a request and reports the fraction that was uploaded, which `fetch` cannot. Without
 * `XMLHttpRequest`, outside browsers, only the end is reported.
 *
 * @throws {TypeError} when the server is unreachable.
 */
export async function sendWithProgress(
  url: string,
  request: ProgressRequest,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  if (typeof XMLHttpRequest === "undefined") {
    const response = await fetch(url, request);
    onProgress(1);
    return response;
  }
  const { method, headers, body, signal } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const cancel = () => {
      xhr.abort();
      reject(signal.reason);
    };
    signal.addEventListener("abort", cancel);
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable ? loaded / total : 0);
    xhr.onload = () =>
      resolve(
        new Response(xhr.status === 204 ? null : xhr.response, {
          status: xhr.status,
          headers: readHeaders(xhr),
        }),
      );
    xhr.onerror = () => reject(new TypeError("the server is unreachable"));
    xhr.onloadend = () => signal.removeEventListener("abort", cancel);
    if (signal.aborted) return cancel();
    xhr.send(body ?? null);
  });
}

function readHeaders(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
