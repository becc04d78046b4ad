/** Types whose entries no page of the site shows. */
const withoutPage = ['api::redirect.redirect'];

/** Whether a page of the site shows the entries of a type: only then they have a preview. */
export const hasPage = (uid: string): boolean => uid.startsWith('api::') && !withoutPage.includes(uid);
