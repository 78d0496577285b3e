/**
 * @generated SignedSource<<b02b5e0cb319713b05d9f590de744a4a>>
 * @relayHash f4b3fcaf3cb936686a14c0ad5498444c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4b3fcaf3cb936686a14c0ad5498444c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4b3fcaf3cb936686a14c0ad5498444c",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
