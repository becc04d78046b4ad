/** Maps the icon names of the navigation data to icons. */
import type { ComponentType, SVGProps } from 'react';
import AppWindow from '~icons/lucide/app-window';
import BedDouble from '~icons/lucide/bed-double';
import Blocks from '~icons/lucide/blocks';
import BookOpenCheck from '~icons/lucide/book-open-check';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import Building from '~icons/lucide/building';
import Calculator from '~icons/lucide/calculator';
import CalendarCheck from '~icons/lucide/calendar-check';
import CircleQuestionMark from '~icons/lucide/circle-question-mark';
import Factory from '~icons/lucide/factory';
import Gift from '~icons/lucide/gift';
import Handshake from '~icons/lucide/handshake';
import Headset from '~icons/lucide/headset';
import House from '~icons/lucide/house';
import Landmark from '~icons/lucide/landmark';
import LayoutGrid from '~icons/lucide/layout-grid';
import Megaphone from '~icons/lucide/megaphone';
import MessagesSquare from '~icons/lucide/messages-square';
import Mic from '~icons/lucide/mic';
import Newspaper from '~icons/lucide/newspaper';
import PenLine from '~icons/lucide/pen-line';
import Plug from '~icons/lucide/plug';
import Rss from '~icons/lucide/rss';
import Search from '~icons/lucide/search';
import ShieldCheck from '~icons/lucide/shield-check';
import ShoppingCart from '~icons/lucide/shopping-cart';
import Star from '~icons/lucide/star';
import Stethoscope from '~icons/lucide/stethoscope';
import Store from '~icons/lucide/store';
import Tag from '~icons/lucide/tag';
import TrendingUp from '~icons/lucide/trending-up';
import UserPlus from '~icons/lucide/user-plus';
import UsersRound from '~icons/lucide/users-round';
import Zap from '~icons/lucide/zap';
import type { MenuIconName } from '../../../text/content/navigation/schema.ts';

export const menuIcons = {
  agency: PenLine,
  announce: Megaphone,
  appointment: CalendarCheck,
  bank: Landmark,
  blocks: Blocks,
  blog: Rss,
  calculator: Calculator,
  cart: ShoppingCart,
  chat: MessagesSquare,
  city: Building,
  decide: BriefcaseBusiness,
  energy: Zap,
  factory: Factory,
  feedback: Star,
  gift: Gift,
  health: Stethoscope,
  house: House,
  insurance: ShieldCheck,
  knowledge: BookOpenCheck,
  lead: UserPlus,
  news: Newspaper,
  offer: Tag,
  overview: LayoutGrid,
  partner: Handshake,
  people: UsersRound,
  plug: Plug,
  question: CircleQuestionMark,
  sales: TrendingUp,
  search: Search,
  service: Headset,
  shop: Store,
  travel: BedDouble,
  voice: Mic,
  window: AppWindow,
} satisfies Record<MenuIconName, ComponentType<SVGProps<SVGSVGElement>>>;
