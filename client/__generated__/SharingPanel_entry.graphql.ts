/**
 * @generated SignedSource<<2d94af7ee337ec82c2bb097f4cd69e20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "EVENT" | "PAGE" | "POST" | "REUSABLE" | "STANDING" | "TEMPLATE";
import type { FragmentRefs } from "relay-runtime";
export type SharingPanel_entry$data = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly previewLinks: ReadonlyArray<{
    readonly createdAt: string;
    readonly createdBy: string | null | undefined;
    readonly expiresAt: string;
    readonly id: string;
    readonly isOpen: boolean;
    readonly revokedAt: string | null | undefined;
  }>;
  readonly usedBy: ReadonlyArray<{
    readonly id: string;
    readonly kind: EntryKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SharingPanel_entry";
};
export type SharingPanel_entry$key = {
  readonly " $data"?: SharingPanel_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharingPanel_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharingPanel_entry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PreviewLink",
      "kind": "LinkedField",
      "name": "previewLinks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revokedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryHolder",
      "kind": "LinkedField",
      "name": "usedBy",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedEntry",
  "abstractKey": null
};
})();

(node as any).hash = "5e1785643b32ec1d21ced6fb234cc740";

export default node;
