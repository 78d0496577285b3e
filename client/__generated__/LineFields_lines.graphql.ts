/**
 * @generated SignedSource<<0b94d9b3dbc1652d3b6a68a29c3f5897>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderFieldKind = "CHECKBOX" | "CHOICE" | "DATE" | "LONG_TEXT" | "NUMBER" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type LineFields_lines$data = ReadonlyArray<{
  readonly askedFields: ReadonlyArray<{
    readonly answer: string | null | undefined;
    readonly isRequired: boolean;
    readonly key: string;
    readonly kind: OrderFieldKind;
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"AskedInput_field">;
  }>;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "LineFields_lines";
}>;
export type LineFields_lines$key = ReadonlyArray<{
  readonly " $data"?: LineFields_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineFields_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LineFields_lines",
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
      "concreteType": "AskedField",
      "kind": "LinkedField",
      "name": "askedFields",
      "plural": true,
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
          "name": "isRequired",
          "storageKey": null
        },
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AskedInput_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "22fbb35866aedb7a47c350eb31ea5f78";

export default node;
