/**
 * @generated SignedSource<<172e6746e608e2ae96b769c75e00902e>>
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
  readonly endsAt: string | null | undefined;
  readonly image: {
    readonly id: string;
  } | null | undefined;
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

(node as any).hash = "1c008d57fa1351189842469a53c88be4";

export default node;
