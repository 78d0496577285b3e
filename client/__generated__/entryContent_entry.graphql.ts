/**
 * @generated SignedSource<<639a0295d6faa3916cef70e223ee4d35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryContent_entry$data = {
  readonly description: {
    readonly de: string;
    readonly en: string;
  };
  readonly document: any;
  readonly downloads: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly endsAt: string | null | undefined;
  readonly image: {
    readonly id: string;
  } | null | undefined;
  readonly links: ReadonlyArray<{
    readonly href: string;
    readonly label: {
      readonly de: string;
      readonly en: string;
    };
  }>;
  readonly media: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly noindex: {
    readonly de: boolean;
    readonly en: boolean;
  };
  readonly place: {
    readonly de: string;
    readonly en: string;
  };
  readonly publishDate: string | null | undefined;
  readonly slug: {
    readonly de: string;
    readonly en: string;
  };
  readonly startsAt: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: {
    readonly de: string;
    readonly en: string;
  };
  readonly " $fragmentType": "entryContent_entry";
};
export type entryContent_entry$key = {
  readonly " $data"?: entryContent_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryContent_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryContent_entry"
};

(node as any).hash = "cd8c91655765958d75706b1fc963b0e4";

export default node;
