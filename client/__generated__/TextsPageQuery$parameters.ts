/**
 * @generated SignedSource<<cf1f07076bc949276c1f9ec5a5627985>>
 * @relayHash f670e89c0111d71e3910f570b3690573
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f670e89c0111d71e3910f570b3690573

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsPageQuery } from './TextsPageQuery.graphql';

const node: PreloadableConcreteRequest<TextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f670e89c0111d71e3910f570b3690573",
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
