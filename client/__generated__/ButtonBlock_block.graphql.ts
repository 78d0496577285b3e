/**
 * @generated SignedSource<<27a7b470ae4a74ea9880d31c4bea9008>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockAlign = "CENTER" | "LEFT";
export type ButtonLook = "LINK" | "OUTLINE" | "PRIMARY";
import type { FragmentRefs } from "relay-runtime";
export type ButtonBlock_block$data = {
  readonly align: BlockAlign;
  readonly href: string;
  readonly label: string;
  readonly look: ButtonLook;
  readonly " $fragmentType": "ButtonBlock_block";
};
export type ButtonBlock_block$key = {
  readonly " $data"?: ButtonBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ButtonBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ButtonBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "look",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "align",
      "storageKey": null
    }
  ],
  "type": "ButtonBlock",
  "abstractKey": null
};

(node as any).hash = "f3a571558c627e48a3f128185e765dff";

export default node;
