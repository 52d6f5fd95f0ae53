// Whether somebody who may write to the repository has approved exactly this review of exactly this commit.
const github = require("./github.js");

/** Whether somebody may write; who is no collaborator may not. */
async function mayWrite(login) {
  try {
    const { permission } = await github.request("GET", `collaborators/${encodeURIComponent(login)}/permission`);
    return permission === "admin" || permission === "write";
  } catch (error) {
    if (error.status === 404) return false;
    throw error;
  }
}

/** By a comment whose first line is the phrase and the code, which stands for commit and review. */
async function byComment(number, phrase, code) {
  const asked = new Set();
  for (const comment of await github.all(`issues/${number}/comments`)) {
    const line = (comment.body || "").split(/\r?\n/)[0].trim();
    const login = comment.user && comment.user.login;
    if (line !== `${phrase} ${code}` || !login || asked.has(login)) continue;
    asked.add(login);
    if (await mayWrite(login)) return login;
  }
  return null;
}

/** By a label that was set when an artifact of this code, which stands for commit and review, was there to look at. */
async function byLabel(number, label, shown) {
  const events = (await github.all(`issues/${number}/events`)).filter(event =>
    (event.event === "labeled" || event.event === "unlabeled") && event.label && event.label.name === label);
  const last = events.sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at)).pop();
  if (!last || last.event !== "labeled" || !last.actor) return null;
  if (!shown.some(artifact => Date.parse(artifact.created_at) < Date.parse(last.created_at))) return null;
  return await mayWrite(last.actor.login) ? last.actor.login : null;
}

module.exports = async core => {
  const { NUMBER: number, CODE: code, NAME: name, HEAD: head, LABEL: label, PHRASE: phrase, STATUS: status } = process.env;
  const artifact = `${name}-${code}`;
  core.setOutput("artifact", artifact);
  const tolerated = async (work, otherwise) => {
    try {
      return await work();
    } catch (error) {
      core.warning(`Nothing is known of approvals: ${error.message}.`);
      return otherwise;
    }
  };
  const shown = (await tolerated(() =>
    github.all(`actions/artifacts?name=${encodeURIComponent(artifact)}`, "artifacts"), []))
    .filter(found => !found.expired && found.workflow_run && found.workflow_run.head_sha === head);
  const own = shown.find(found => String(found.workflow_run.id) === process.env.GITHUB_RUN_ID);
  // An attempt before this one has kept the same.
  if (own) core.setOutput("url", `${process.env.GITHUB_SERVER_URL}/${process.env.GITHUB_REPOSITORY}/actions/runs/${own.workflow_run.id}/artifacts/${own.id}`);
  if (status !== "1" || !number) return;
  const who = (phrase && await tolerated(() => byComment(number, phrase, code), null))
    || (label && await tolerated(() => byLabel(number, label, shown), null));
  if (!who) return;
  core.setOutput("approved", who);
  core.notice(`${who} has approved these pictures.`);
};
