/** Installs the project's Strapi (cms/, 720 MB). */
import { ensureInstalled } from './tools/ensureInstalled.ts';

ensureInstalled('cms');
