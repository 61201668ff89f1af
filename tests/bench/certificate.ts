import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate } from '../../tools/preview/switchable-server';

const FOLDER = '.cache/bench-certificate';

/**
 * Makes a temporary certificate for localhost, a new one for every run.
 * @returns key and certificate, and the option with which a Chromium trusts exactly this key: the page is then a secure
 * context, so its worker can be installed, for which `--ignore-certificate-errors` alone is not enough
 * @throws Error if openssl is missing
 */
function makeCertificate(): Certificate & { readonly trust: string } {
  mkdirSync(FOLDER, { recursive: true });
  const [keyFile, certFile] = [join(FOLDER, 'key.pem'), join(FOLDER, 'cert.pem')];
  try {
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
    const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...made, ...named, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
    const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(certFile, 'utf8')];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { key, cert, trust: `--ignore-certificate-errors-spki-list=${hash}` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('HTTP/2 needs a certificate, and openssl, which makes it, is not installed', { cause: error });
    throw error;
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** The certificate of this run. */
export const CERTIFICATE = makeCertificate();
