/**
 * @generated SignedSource<<e1625ec856dfd57e64dd213e561e7542>>
 * @relayHash 2ef21709bb16f1a46e70e101600e3908
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ef21709bb16f1a46e70e101600e3908

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorsPageQuery } from './ColorsPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ef21709bb16f1a46e70e101600e3908",
    "metadata": {},
    "name": "ColorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
