// The site reads its largest types, of 700 entries, in one request.
module.exports = { rest: { defaultLimit: 25, maxLimit: 1000 } };
