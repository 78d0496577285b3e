/**
 * @generated SignedSource<<e6ef8247d553561dc807b57eb0bdc165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN";
import type { FragmentRefs } from "relay-runtime";
export type TextChanges_text$data = {
  readonly changes: ReadonlyArray<{
    readonly actorName: string | null | undefined;
    readonly at: string;
    readonly fields: ReadonlyArray<{
      readonly after: string | null | undefined;
      readonly before: string | null | undefined;
      readonly language: Language;
    }>;
    readonly isUndo: boolean;
    readonly key: string;
  }>;
  readonly " $fragmentType": "TextChanges_text";
};
export type TextChanges_text$key = {
  readonly " $data"?: TextChanges_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextChanges_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextChanges_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextChange",
      "kind": "LinkedField",
      "name": "changes",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUndo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextFieldChange",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShopText",
  "abstractKey": null
};

(node as any).hash = "17393227f0e5155fd1206504cad98ac1";

export default node;
