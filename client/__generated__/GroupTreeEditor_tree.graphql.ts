/**
 * @generated SignedSource<<a578c0028a56642d4676d693cea65fae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupTreeEditor_tree$data = {
  readonly groups: ReadonlyArray<{
    readonly groupId: string;
    readonly isMainGallery: boolean;
    readonly memberCount: number;
    readonly path: string;
    readonly productCount: number;
    readonly slug: string;
    readonly title: {
      readonly de: string;
      readonly en: string | null | undefined;
    };
  }>;
  readonly levels: ReadonlyArray<{
    readonly childIds: ReadonlyArray<string>;
    readonly parentId: string | null | undefined;
  }>;
  readonly " $fragmentType": "GroupTreeEditor_tree";
};
export type GroupTreeEditor_tree$key = {
  readonly " $data"?: GroupTreeEditor_tree$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTreeEditor_tree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupTreeEditor_tree",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagedGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LocalizedText",
          "kind": "LinkedField",
          "name": "title",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "de",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "en",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMainGallery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductGroupLevel",
      "kind": "LinkedField",
      "name": "levels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "childIds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGroupTree",
  "abstractKey": null
};

(node as any).hash = "8be09f4681945ec5eb8e352432fb4abc";

export default node;
