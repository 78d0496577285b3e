/**
 * @generated SignedSource<<02ae3c8877d713f83fe83604b508ac23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupEditor_group$data = {
  readonly description: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly groupId: string;
  readonly isMainGallery: boolean;
  readonly parentIds: ReadonlyArray<string>;
  readonly slug: string;
  readonly sortOrder: number;
  readonly title: {
    readonly de: string;
    readonly en: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GroupPicture_group">;
  readonly " $fragmentType": "GroupEditor_group";
};
export type GroupEditor_group$key = {
  readonly " $data"?: GroupEditor_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEditor_group">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupEditor_group",
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
      "name": "sortOrder",
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
      "name": "parentIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "description",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupPicture_group"
    }
  ],
  "type": "ManagedGroup",
  "abstractKey": null
};
})();

(node as any).hash = "b1cca977a1fc89997a88168921edda5f";

export default node;
