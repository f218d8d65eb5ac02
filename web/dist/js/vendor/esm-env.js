// node_modules/esm-env/false.js
var false_default = false;
export { false_default };
