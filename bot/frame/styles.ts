/**
 * The styles of the window's parts, for the document: what only the browser renders brings none along, and nothing must be
 * drawn without them.
 */
import '../../src/ui/Bubble.module.css';
import '../../src/ui/Button.module.css';
import '../../src/ui/ErrorSummary.module.css';
import '../../src/ui/Field.module.css';
import '../../src/ui/Icon.module.css';
import '../../src/ui/Logo.module.css';
import './Bot.module.css';
