// Imported by every page in both builds (astro.config.ts, `sharedInBothBuilds`).
import.meta.glob(
  [
    '/src/components/{ui,layouts}/**/*.module.css',
    '/src/components/sections/{pictures,form}/**/*.module.css',
    '!/src/components/ui/{Price,Prose,Table}*.module.css',
    '!/src/components/sections/pictures/{Annotated,Content,Inbox}*.module.css',
    '/src/features/chat/ChatLauncher.module.css',
  ],
  { eager: true },
);
