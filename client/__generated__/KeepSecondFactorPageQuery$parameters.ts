/**
 * @generated SignedSource<<d0236db20ad05d40fc0a04884208be64>>
 * @relayHash 9a158ee5c9a8dcbc091fb4b58a5eca36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f929177734e0097aa2c728cc02ce1c3c87a4ab3bd66db6c699c91b9c1597d2c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KeepSecondFactorPageQuery } from './KeepSecondFactorPageQuery.graphql';

const node: PreloadableConcreteRequest<KeepSecondFactorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f929177734e0097aa2c728cc02ce1c3c87a4ab3bd66db6c699c91b9c1597d2c9",
    "metadata": {},
    "name": "KeepSecondFactorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
