// Imported by every page in both builds (astro.config.ts, `sharedInBothBuilds`).
import.meta.glob(
  [
    '/src/components/{ui,layouts}/**/*.module.css',
    '/src/components/sections/pictures/**/*.module.css',
    '!/src/components/ui/{Checkbox,DarkOpening,ErrorSummary,Notice,Price,Prose,StageHero,Table}*.module.css',
    '!/src/components/sections/pictures/{Annotated,Content,Inbox}*.module.css',
    '/src/features/chat/ChatLauncher.module.css',
  ],
  { eager: true },
);
