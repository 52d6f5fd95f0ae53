
// What all pages share. Words of files and names only ever become text: textContent, attributes, never markup.
const data = JSON.parse(document.getElementById("data").textContent);
const find = id => document.getElementById(id);
const fill = (element, properties, children) => {
  for (const [name, value] of Object.entries(properties))
    if (name.includes("-") || !(name in element)) element.setAttribute(name, value); else element[name] = value;
  element.append(...children);
  return element;
};
const make = (tag, properties = {}, ...children) => fill(document.createElement(tag), properties, children);
const say = text => { find("said").textContent = text; };
