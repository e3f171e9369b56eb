import Foundation

/// The labels of classes, and the keys of dictionaries.
enum ModelLabels: Hashable, Sendable {
  case strings([String])
  case integers([Int64])

  var count: Int {
    switch self {
    case .strings(let names): names.count
    case .integers(let numbers): numbers.count
    }
  }

  /// Reads labels of two fields of which one is there; nil for neither.
  init?(_ message: ProtobufMessage, strings: Int, integers: Int) throws(ModelFileError) {
    if let names = try message.message(strings) {
      self = .strings(names.texts(1))
    } else if let numbers = try message.message(integers) {
      self = .integers(try numbers.integers(1))
    } else {
      return nil
    }
  }

  func key(_ index: Int) -> AnyHashable {
    switch self {
    case .strings(let names): names[index]
    case .integers(let numbers): numbers[index]
    }
  }

  /// The index of a value.
  func index(of value: MLFeatureValue) -> Int? {
    switch self {
    case .strings(let names): names.firstIndex(of: value.stringValue)
    case .integers(let numbers): value.integer.flatMap(numbers.firstIndex)
    }
  }
}

/// What a model does with its inputs.
indirect enum ModelStep: Sendable {
  case pipeline([ModelSpecification])
  case linearRegressor(weights: [[Double]], offsets: [Double], LinearLink)
  case linearClassifier(LinearClassifier)
  case treeRegressor(TreeEnsemble)
  case treeClassifier(TreeEnsemble, ModelLabels)
  case oneHot(ModelLabels, ignoresUnknown: Bool)
  case imputer(Imputation)
  case vectorizer([(name: String, count: Int)])
  case dictionaryVectorizer(ModelLabels)
  case scaler(shifts: [Double], scales: [Double])
  case normalizer(Norm)
  case mapping(ModelMapping)
  case extractor([Int])
  case identity

  /// What becomes of a linear sum.
  enum LinearLink: Int64, Sendable { case none, logit, probit }
  /// By what a vector is divided.
  enum Norm: Int64, Sendable { case largest, sum, length }

  /// The kinds that are not run, by the numbers of their fields.
  private static let unsupported: [Int: String] = [
    301: "support vector regressors", 303: "neural networks", 304: "Bayesian probit regressors",
    401: "support vector classifiers", 403: "neural networks", 404: "nearest neighbor classifiers",
    500: "neural networks", 501: "item similarity recommenders", 502: "ML programs", 555: "custom models",
    556: "linked models", 560: "class confidence thresholds", 610: "non-maximum suppressions",
    2000: "text classifiers", 2001: "word taggers", 2002: "Vision feature prints", 2003: "sound analyses",
    2004: "gazetteers", 2005: "word embeddings", 2006: "audio feature prints", 3000: "serialized models",
  ]

  init(_ message: ProtobufMessage, depth: Int) throws(ModelFileError) {
    guard let kind = message.numbers.first(where: { $0 >= 200 }), let body = try message.message(kind) else {
      throw .damaged(0, "it does not say what kind of model it is")
    }
    switch kind {
    case 200, 201, 202:
      let pipeline = kind == 202 ? body : try body.message(1)
      let models = try pipeline?.messages(1) ?? []
      self = .pipeline(
        try models.map { model throws(ModelFileError) in
          let specification = try ModelSpecification(model, depth: depth + 1)
          if let kind = specification.unsupportedKind { throw .unsupported(kind) }
          return specification
        })
    case 300:
      self = .linearRegressor(
        weights: try Self.rows(body), offsets: try body.doubles(2),
        LinearLink(rawValue: body.integer(3)) ?? .none)
    case 302: self = .treeRegressor(try TreeEnsemble(body))
    case 400: self = .linearClassifier(try LinearClassifier(body, rows: Self.rows(body)))
    case 402:
      guard let labels = try ModelLabels(body, strings: 100, integers: 101) else {
        throw .damaged(0, "a classifier has no labels")
      }
      self = .treeClassifier(try TreeEnsemble(body), labels)
    case 600:
      guard let labels = try ModelLabels(body, strings: 1, integers: 2) else {
        throw .damaged(0, "an encoder has no categories")
      }
      self = .oneHot(labels, ignoresUnknown: body.integer(11) == 1)
    case 601: self = .imputer(try Imputation(body))
    case 602:
      self = .vectorizer(
        try body.messages(1).map { column throws(ModelFileError) in
          guard let count = Int(exactly: column.integer(2)), count >= 0, count < 1 << 24 else {
            throw .damaged(0, "a column has \(column.integer(2)) dimensions")
          }
          return (column.text(1), count)
        })
    case 603:
      guard let labels = try ModelLabels(body, strings: 1, integers: 2) else {
        throw .damaged(0, "a vectorizer has no keys")
      }
      self = .dictionaryVectorizer(labels)
    case 604: self = .scaler(shifts: try body.doubles(1), scales: try body.doubles(2))
    case 606: self = .mapping(try ModelMapping(body))
    case 607: self = .normalizer(Norm(rawValue: body.integer(1)) ?? .largest)
    case 609: self = .extractor(try body.integers(1).map { Int(clamping: $0) })
    case 900: self = .identity
    default: throw .unsupported(Self.unsupported[kind] ?? "models of the kind \(kind)")
    }
  }

  private static func rows(_ body: ProtobufMessage) throws(ModelFileError) -> [[Double]] {
    try body.messages(1).map { row throws(ModelFileError) in try row.doubles(1) }
  }
}

/// A classifier that compares linear sums.
struct LinearClassifier: Sendable {
  let weights: [[Double]]
  let offsets: [Double]
  let isProbit: Bool
  let isOneVersusRest: Bool
  let labels: ModelLabels

  init(_ body: ProtobufMessage, rows: [[Double]]) throws(ModelFileError) {
    weights = rows
    offsets = try body.doubles(2)
    isProbit = body.integer(3) == 1
    isOneVersusRest = body.integer(4) == 1
    guard let labels = try ModelLabels(body, strings: 100, integers: 101), labels.count > 0 else {
      throw .damaged(0, "a classifier has no labels")
    }
    self.labels = labels
    // Of two classes, one row is enough in each encoding; the first class is the reference of the others.
    let rows = weights.count
    guard rows == labels.count - 1 || (isOneVersusRest && rows == labels.count), offsets.count == rows else {
      throw .damaged(0, "a classifier of \(labels.count) classes has \(rows) rows of weights")
    }
  }
}

/// Texts for numbers, or numbers for texts.
struct ModelMapping: Sendable {
  let integers: [String: Int64]
  let strings: [Int64: String]
  let isFromStrings: Bool
  let otherString: String
  let otherInteger: Int64

  init(_ body: ProtobufMessage) throws(ModelFileError) {
    isFromStrings = body.has(1)
    integers = Dictionary(
      try body.message(1)?.entries(1).map { ($0.text(1), $0.integer(2)) } ?? [], uniquingKeysWith: { $1 })
    strings = Dictionary(
      try body.message(2)?.entries(1).map { ($0.integer(1), $0.text(2)) } ?? [], uniquingKeysWith: { $1 })
    otherString = body.text(101)
    otherInteger = body.integer(102)
  }
}

/// What takes the place of a missing value.
struct Imputation: Sendable {
  enum Value: Sendable {
    case doubles([Double])
    case integers([Int64])
    case string(String)
  }

  let value: Value
  /// What counts as missing; nil where only NaN does.
  let missingDouble: Double?
  let missingInteger: Int64?
  let missingString: String?

  init(_ body: ProtobufMessage) throws(ModelFileError) {
    if body.has(1) {
      value = .doubles([body.double(1)])
    } else if body.has(2) {
      value = .integers([body.integer(2)])
    } else if body.has(3) {
      value = .string(body.text(3))
    } else if let list = try body.message(4) {
      value = .doubles(try list.doubles(1))
    } else if let list = try body.message(5) {
      value = .integers(try list.integers(1))
    } else {
      throw .unsupported("imputers of dictionaries")
    }
    missingDouble = body.has(11) ? body.double(11) : nil
    missingInteger = body.has(12) ? body.integer(12) : nil
    missingString = body.has(13) ? body.text(13) : nil
  }
}
