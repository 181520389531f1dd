/** Words that make a key the name of a secret, also as a part of a longer word. */
const SECRET_PART = /token|secret|passw|passphrase|credential|apikey|accesskey|privatekey|signingkey|bearer|cookie/u;
const SECRET_WORDS = new Set([
  "key",
  "keys",
  "auth",
  "oauth",
  "authorization",
  "pass",
  "pwd",
  "pat",
  "pin",
  "dsn",
  "jwt",
]);
/** Last words of keys that speak about a secret without being one. */
const ABOUT = new Set(
  "id arn name type method mode scheme provider algorithm scope scopes enabled required version region user username file path dir folder stdin url uri endpoint host issuer".split(
    " ",
  ),
);
const MEASURE = /^(max|min|limit|count|size|ttl|timeout|length|expir|age|window|budget)/u;
const PLAIN = /^(true|false|yes|no|on|off|null|none|undefined)?$/iu;

/** Whether a value is a secret because of what it is called: TOKEN, X-API-Key, --password… */
export function isSecretByKey(key: string, value: string): boolean {
  const words = key
    .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, " ")
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== "");
  if (!words.some((word) => SECRET_PART.test(word) || SECRET_WORDS.has(word))) return false;
  if (PLAIN.test(value.trim()) || ABOUT.has(words.at(-1) ?? "")) return false;
  if (isPath(value) && words.at(-1)?.startsWith("credential") === true) return false;
  return !(/^\d+$/u.test(value) && words.some((word) => MEASURE.test(word)));
}

/** How well-known services begin their keys. */
const KNOWN = [
  "sk-",
  "sk_",
  "pk_live_",
  "rk_live_",
  "gh[pousr]_",
  "github_pat_",
  "glpat-",
  "xox[abeprs]-",
  "xapp-",
  "AKIA",
  "ASIA",
  "AIza",
  "ya29\\.",
  "eyJ",
  "hf_",
  "npm_",
  "pypi-",
  "SG\\.",
  "dop_v1_",
  "lin_api_",
  "ntn_",
  "figd_",
  "tvly-",
  "pplx-",
  "gsk_",
  "nvapi-",
  "xai-",
  "sntry[su]_",
  "shpat_",
  "whsec_",
  "ATATT",
  "PMAK-",
];
const KNOWN_KEY = new RegExp(`^(?:${KNOWN.join("|")})(?=.*[A-Z0-9])[A-Za-z0-9_.~+/=-]{10,}$`, "u");
const HEXADECIMAL = /^(?:[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu;
const SHORTEST_RANDOM = 20;
/** How often neighbours in random text are of different kinds (a, A, 0), at least. Words and versions stay below. */
const RANDOM_RATE = 0.3;

/** Whether a run of characters is a secret because of how it looks: a known kind of key, or long and random. */
export function isSecretByLook(run: string): boolean {
  return isKnownKey(run) || isRandom(run);
}

export function isKnownKey(run: string): boolean {
  return KNOWN_KEY.test(run);
}

function isRandom(run: string): boolean {
  if (HEXADECIMAL.test(run)) return true;
  if (run.length < SHORTEST_RANDOM || !/\d/u.test(run) || !/[A-Za-z]/u.test(run)) return false;
  const letters = run.replace(/[^A-Za-z0-9]/gu, "");
  const kinds = Array.from(letters, (letter) => (/\d/u.test(letter) ? 0 : /[a-z]/u.test(letter) ? 1 : 2));
  const changes = kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
  return changes / Math.max(1, kinds.length - 1) >= RANDOM_RATE;
}

export function isPath(text: string): boolean {
  return /^(?:[/~.]|[A-Za-z]:[\\/]|file:)/u.test(text);
}
