/** Installs the project's Strapi (cms/, 720 MB). */
import { ensureInstalled } from './ensureInstalled.ts';

ensureInstalled('cms');
