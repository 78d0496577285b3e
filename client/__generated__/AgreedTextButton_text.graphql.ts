/**
 * @generated SignedSource<<bd6af0dd04f48eca66fb0089b50c1fc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN";
import type { FragmentRefs } from "relay-runtime";
export type AgreedTextButton_text$data = {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly " $fragmentType": "AgreedTextButton_text";
};
export type AgreedTextButton_text$key = {
  readonly " $data"?: AgreedTextButton_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreedTextButton_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreedTextButton_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "type": "AgreedText",
  "abstractKey": null
};

(node as any).hash = "c209124f03069ca928316960eae22339";

export default node;
