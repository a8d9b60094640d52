/** `note` is for the summary; `warning` is an annotation, too. */
export interface NoticeText {
  level: 'note' | 'warning';
  /** One or two sentences. */
  text: string;
}

export const warning = (text: string): NoticeText => ({ level: 'warning', text });
export const note = (text: string): NoticeText => ({ level: 'note', text });
