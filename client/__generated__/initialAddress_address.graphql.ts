/**
 * @generated SignedSource<<3196806ba02471b47f35f89b7b78c639>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AddressType = "COMPANY" | "PERSON";
import type { FragmentRefs } from "relay-runtime";
export type initialAddress_address$data = {
  readonly address: string;
  readonly city: string;
  readonly company: string | null | undefined;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly type: AddressType;
  readonly vatId: string | null | undefined;
  readonly zip: string;
  readonly " $fragmentType": "initialAddress_address";
};
export type initialAddress_address$key = {
  readonly " $data"?: initialAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"initialAddress_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "initialAddress_address"
};

(node as any).hash = "152413551c489cfc221b87814391469c";

export default node;
