/**
 * @generated SignedSource<<b32b2426ee41e756ae94f47f656fb0dd>>
 * @relayHash 7652fe855b806b20edf795776fdb5a48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7652fe855b806b20edf795776fdb5a48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesPageQuery } from './CountriesPageQuery.graphql';

const node: PreloadableConcreteRequest<CountriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7652fe855b806b20edf795776fdb5a48",
    "metadata": {},
    "name": "CountriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
