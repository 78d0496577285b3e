/**
 * @generated SignedSource<<2a5cc5d50bfbd0f36d2458bff472f923>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupPicture_group$data = {
  readonly groupId: string;
  readonly image: {
    readonly alt: string;
    readonly height: number;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentType": "GroupPicture_group";
};
export type GroupPicture_group$key = {
  readonly " $data"?: GroupPicture_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPicture_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupPicture_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 320
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:320)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedGroup",
  "abstractKey": null
};

(node as any).hash = "bfc6dd7ef2473b896508fd298739a58b";

export default node;
