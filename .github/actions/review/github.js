// GitHub's API, as far as the action uses it.
const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, TOKEN: token } = process.env;

/** An answer that is none of 200 to 299; its status tells why. */
class APIError extends Error {
  constructor(status, path) {
    super(`GitHub answered ${status} to ${path}`);
    this.status = status;
  }
}

async function request(method, path, body) {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      "content-type": "application/json",
      "x-github-api-version": "2022-11-28",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new APIError(response.status, path);
  return response.json();
}

/** All of a list, page by page; some lists are members of an object. */
async function all(path, member) {
  const found = [];
  for (let page = 1; ; page++) {
    const answer = await request("GET", `${path}${path.includes("?") ? "&" : "?"}per_page=100&page=${page}`);
    const items = member ? answer[member] : answer;
    found.push(...items);
    if (items.length < 100) return found;
  }
}

module.exports = { request, all };
