/**
 * @generated SignedSource<<c013598c86c15401e425e2a906cf567f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartLineState = "AVAILABLE" | "BACK_ON_DATE" | "DISCONTINUED" | "FEW_LEFT" | "MISSING_PARTS" | "SOLD_OUT";
import type { FragmentRefs } from "relay-runtime";
export type LineState_line$data = {
  readonly amount: number;
  readonly availableAmount: number | null | undefined;
  readonly backOn: string | null | undefined;
  readonly maxAmount: number;
  readonly noteText: string | null | undefined;
  readonly state: CartLineState;
  readonly " $fragmentType": "LineState_line";
};
export type LineState_line$key = {
  readonly " $data"?: LineState_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineState_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineState_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteText",
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "fb447c0718f74d7311051149249192ac";

export default node;
