/**
 * @generated SignedSource<<27915624b1b4347d8dc52bbb58f52fbb>>
 * @relayHash 05f0e935ca089730b41c63cb6ec95d3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05f0e935ca089730b41c63cb6ec95d3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05f0e935ca089730b41c63cb6ec95d3b",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
