/**
 * @generated SignedSource<<a3e1ea2381179918b067be447671577e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextKind = "ADMIN" | "MAIL" | "SHOP";
import type { FragmentRefs } from "relay-runtime";
export type TextEditor_text$data = {
  readonly area: string;
  readonly key: string;
  readonly kind: TextKind;
  readonly law: string | null | undefined;
  readonly ownDe: string | null | undefined;
  readonly ownEn: string | null | undefined;
  readonly placeholders: ReadonlyArray<string>;
  readonly usualDe: string;
  readonly usualEn: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TextChanges_text">;
  readonly " $fragmentType": "TextEditor_text";
};
export type TextEditor_text$key = {
  readonly " $data"?: TextEditor_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextEditor_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextEditor_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "area",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usualDe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usualEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownDe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "law",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextChanges_text"
    }
  ],
  "type": "ShopText",
  "abstractKey": null
};

(node as any).hash = "8cb659b7d7ef9977b6fb1496c44a9277";

export default node;
