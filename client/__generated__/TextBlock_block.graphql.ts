/**
 * @generated SignedSource<<87ab549c30e5e8c24e7df51b7721a9f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockAlign = "CENTER" | "LEFT";
export type BlockTone = "ACCENT" | "INVERSE" | "MUTED" | "PLAIN";
import type { FragmentRefs } from "relay-runtime";
export type TextBlock_block$data = {
  readonly align: BlockAlign;
  readonly html: string;
  readonly tone: BlockTone;
  readonly " $fragmentType": "TextBlock_block";
};
export type TextBlock_block$key = {
  readonly " $data"?: TextBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "align",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tone",
      "storageKey": null
    }
  ],
  "type": "TextBlock",
  "abstractKey": null
};

(node as any).hash = "2f38d32b88935fc13c974fffeac91211";

export default node;
