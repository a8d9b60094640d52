import { spawn } from 'node:child_process';

interface Message {
  id?: number;
  method?: string;
  params?: { uri?: string; diagnostics?: Diagnostic[]; items?: { section: string }[] };
  result?: unknown;
}

interface Diagnostic {
  message: string;
  severity: number;
}

interface Completion {
  label: string;
  textEdit?: { newText: string };
  insertText?: string;
}

/** A yaml-language-server that knows one schema, by the protocol that editors speak with it. */
export type LanguageServer = ReturnType<typeof startLanguageServer>;

export function startLanguageServer(script: string, schemaUrl: string) {
  const server = spawn(process.execPath, [script, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting = new Map<string, (message: Message) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const request = async (method: string, params: object): Promise<unknown> => {
    lastId += 1;
    const answer = new Promise<Message>((resolve) => waiting.set(`answer ${lastId}`, resolve));
    send({ id: lastId, method, params });
    return (await answer).result;
  };
  const settings = { validate: true, completion: true, schemas: { [schemaUrl]: '*.yml' } };
  const receive = (message: Message) => {
    const { id, method, params } = message;
    if (method === undefined) return waiting.get(`answer ${id}`)?.(message);
    if (method === 'textDocument/publishDiagnostics') return waiting.get(`file ${params?.uri}`)?.(message);
    if (id === undefined) return undefined;
    const sections = params?.items?.map(({ section }) => (section === 'yaml' ? settings : {}));
    return send({ id, result: method === 'workspace/configuration' ? sections : null });
  };
  server.stdout.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const end = received.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/.exec(received.subarray(0, end).toString())?.[1]);
      if (end < 0 || received.length < end + 4 + length) return;
      const body = received.subarray(end + 4, end + 4 + length).toString();
      received = received.subarray(end + 4 + length);
      receive(JSON.parse(body));
    }
  });

  let files = 0;
  const open = async (text: string) => {
    files += 1;
    const uri = `file:///rules/${files}.yml`;
    const published = new Promise<Message>((resolve) => waiting.set(`file ${uri}`, resolve));
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    send({ method: 'textDocument/didOpen', params: { textDocument } });
    return { uri, diagnostics: (await published).params?.diagnostics ?? [] };
  };

  return {
    async initialize() {
      const completionItem = { snippetSupport: true };
      const capabilities = {
        textDocument: { publishDiagnostics: {}, completion: { completionItem } },
        workspace: { configuration: true },
      };
      await request('initialize', { processId: process.pid, rootUri: null, capabilities });
      send({ method: 'initialized', params: {} });
    },
    /** What the editor marks in a file. */
    async problems(text: string): Promise<string[]> {
      return (await open(text)).diagnostics.map(({ message }) => message);
    },
    /** What the editor inserts at the end of a text, by label. */
    async completions(text: string): Promise<Map<string, string>> {
      const { uri } = await open(text);
      const lines = text.split('\n');
      const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
      const answer = (await request('textDocument/completion', { textDocument: { uri }, position })) as {
        items: Completion[];
      };
      return new Map(
        answer.items.map(({ label, textEdit, insertText }) => [
          label,
          textEdit?.newText ?? insertText ?? label,
        ]),
      );
    },
    stop: () => server.kill(),
  };
}
