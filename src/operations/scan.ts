import type { ScanRequest } from '../model/request.ts';
import type { ScanResult } from '../model/result.ts';
import type { PlatformClient } from '../platform/client.ts';
import { resolveId } from './deployment.ts';
import { settle } from './step.ts';

/** Reports one scan (web-api.md 4.5). */
export function scan(client: PlatformClient, request: ScanRequest): Promise<ScanResult> {
  const { scanId, deployment } = request;
  const result: ScanResult = { operation: 'scan', scanId, deployment: { ...deployment }, notices: [] };
  return settle(result, async () => {
    result.scan = await client.scan(await resolveId(client, result.deployment), scanId);
  });
}
