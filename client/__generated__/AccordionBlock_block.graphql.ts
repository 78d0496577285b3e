/**
 * @generated SignedSource<<6cdbe062bf0018cce7e18aa88c2d3a31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccordionBlock_block$data = {
  readonly titles: ReadonlyArray<string>;
  readonly " $fragmentType": "AccordionBlock_block";
};
export type AccordionBlock_block$key = {
  readonly " $data"?: AccordionBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccordionBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccordionBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titles",
      "storageKey": null
    }
  ],
  "type": "AccordionBlock",
  "abstractKey": null
};

(node as any).hash = "65337c5573332dbe97245855605aaa05";

export default node;
