/**
 * @generated SignedSource<<8404ee400311e641b97abf422124d93c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineTexts_line$data = {
  readonly amount: number;
  readonly id: string;
  readonly isWithdrawalExcluded: boolean;
  readonly pieces: ReadonlyArray<{
    readonly isWithdrawalExcluded: boolean;
    readonly product: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly texts: ReadonlyArray<string>;
    readonly variant: {
      readonly size: string;
    } | null | undefined;
  }>;
  readonly product: {
    readonly path: string;
    readonly personalisation: {
      readonly maxLength: number;
    } | null | undefined;
  } | null | undefined;
  readonly texts: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "LineTexts_line";
};
export type LineTexts_line$key = {
  readonly " $data"?: LineTexts_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineTexts_line">;
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
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texts",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isWithdrawalExcluded",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineTexts_line",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
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
          "concreteType": "Personalisation",
          "kind": "LinkedField",
          "name": "personalisation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxLength",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPiece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Variant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "9394a10adb3a7ecd738534f4cd3702c9";

export default node;
