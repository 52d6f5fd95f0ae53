// Makes the summary a comment of the pull request, in place of the one that an earlier run made.
const fs = require("fs");
const github = require("./github.js");

/** The most that GitHub takes. */
const limit = 65536;

module.exports = async core => {
  const { NUMBER: number, NAME: name, FOLDER: folder, URL: url, APPROVED: approved, CODE: code, LABEL: label, PHRASE: phrase,
    STATUS: status } = process.env;
  const file = `${folder}/summary.md`;
  if (!fs.existsSync(file)) return;
  const mark = `<!-- splitframe ${name} -->`;
  const ways = [phrase && `comments \`${phrase} ${code}\``, label && `sets the label \`${label}\` now`].filter(Boolean);
  const ending = [
    url && `[Page and pictures](${url}), to be unpacked`,
    approved ? `Approved by @${approved}.`
      : status === "1" && ways.length && `Who may write to the repository approves these pictures if they ${ways.join(" or ")}; then run the job again.`,
  ].filter(Boolean).map(line => `\n${line}\n`).join("");
  const text = fs.readFileSync(file, "utf8").slice(0, limit - mark.length - ending.length - 2);
  const body = `${mark}\n${text}${ending}`;
  if (process.env.GITHUB_STEP_SUMMARY && ending) fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, ending);
  if (process.env.COMMENT !== "true" || !number) return;
  try {
    const known = (await github.all(`issues/${number}/comments`)).find(comment =>
      comment.user && comment.user.type === "Bot" && (comment.body || "").startsWith(mark));
    await (known ? github.request("PATCH", `issues/comments/${known.id}`, { body })
      : github.request("POST", `issues/${number}/comments`, { body }));
  } catch (error) {
    // The token of a pull request from a fork may only read.
    if (error.status !== 401 && error.status !== 403 && error.status !== 404) throw error;
    core.notice("The token may not comment here; the summary is on the page of this run.");
  }
};
