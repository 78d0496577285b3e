/**
 * @generated SignedSource<<f1a6394c9da219543cb5fa2f6b904fe9>>
 * @relayHash 7e39889b640bd2d3e841ba11db85283c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01ed411afd465c07695adc2b259664bac80261358499b08ef1f066d7913676d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataPageQuery } from './DataPageQuery.graphql';

const node: PreloadableConcreteRequest<DataPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01ed411afd465c07695adc2b259664bac80261358499b08ef1f066d7913676d9",
    "metadata": {},
    "name": "DataPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
