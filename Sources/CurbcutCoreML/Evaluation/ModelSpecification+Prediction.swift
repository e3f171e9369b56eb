import Foundation

extension ModelSpecification {
  /// The outputs for inputs.
  ///
  /// - Parameter features: the inputs by their names, and what earlier models of a pipeline gave.
  func prediction(_ features: [String: MLFeatureValue]) throws(MLModelError) -> [String: MLFeatureValue] {
    for input in inputs {
      guard let value = features[input.name] else {
        if input.isOptional { continue }
        throw MLModelError(.featureType, "The feature \(input.name) is required and missing.")
      }
      guard input.type.accepts(value) else {
        throw MLModelError(
          .featureType,
          "The feature \(input.name) must be of type \(input.type.featureType), not \(value.type).")
      }
    }
    guard let step else {
      throw MLModelError(.generic, "\(unsupportedKind ?? "These models") are not run by Curbcut.")
    }
    switch step {
    case .pipeline(let models):
      var known = features
      for model in models { known.merge(try model.prediction(known)) { $1 } }
      var result: [String: MLFeatureValue] = [:]
      for output in outputs { result[output.name] = known[output.name] }
      return result
    case .linearRegressor(let weights, let offsets, let link):
      let sums = try Self.sums(weights, offsets, vector(features))
      return output(sums.map { Self.linked($0, link) })
    case .linearClassifier(let classifier): return try classes(classifier, vector(features))
    case .treeRegressor(let trees): return output(try trees.values(vector(features)))
    case .treeClassifier(let trees, let labels):
      var shares = try trees.values(vector(features))
      // One result of two classes is that of the second.
      if shares.count == 1, labels.count == 2 { shares = [1 - shares[0], shares[0]] }
      return try classes(labels, shares)
    case .vectorizer(let columns):
      var all: [Double] = []
      for (name, count) in columns {
        let values = features[name]?.numbers ?? []
        guard values.count == count else {
          throw MLModelError(
            .featureType, "The feature \(name) must have \(count) values, not \(values.count).")
        }
        all += values
      }
      return output(all)
    default: return try transformed(step, features)
    }
  }

  // MARK: Numbers

  /// All inputs as one vector, in their order.
  private func vector(_ features: [String: MLFeatureValue]) throws(MLModelError) -> [Double] {
    var result: [Double] = []
    for input in inputs {
      guard let numbers = features[input.name]?.numbers else {
        throw MLModelError(.featureType, "The feature \(input.name) is no number.")
      }
      result += numbers
    }
    return result
  }

  private static func sums(_ weights: [[Double]], _ offsets: [Double], _ values: [Double])
    throws(MLModelError) -> [Double]
  {
    var result: [Double] = []
    for (index, row) in weights.enumerated() {
      guard row.count == values.count else {
        throw MLModelError(.featureType, "The model has \(row.count) weights for \(values.count) values.")
      }
      let offset = offsets.indices.contains(index) ? offsets[index] : 0
      result.append(zip(row, values).reduce(offset) { $0 + $1.0 * $1.1 })
    }
    return result
  }

  private static func linked(_ sum: Double, _ link: ModelStep.LinearLink) -> Double {
    switch link {
    case .none: sum
    case .logit: 1 / (1 + exp(-sum))
    case .probit: 0.5 * erfc(-sum / 2.0.squareRoot())
    }
  }

  /// Numbers as the model's output: one value, or an array.
  func output(_ values: [Double]) -> [String: MLFeatureValue] {
    let name = predictedFeatureName.isEmpty ? outputs.first?.name ?? "" : predictedFeatureName
    let type = outputs.first { $0.name == name }?.type ?? .double
    switch type {
    case .multiArray: return [name: MLFeatureValue(multiArray: MLMultiArray(numbers: values))]
    case .int64: return [name: MLFeatureValue(int64: Int64(clamping: values.first ?? 0))]
    default: return [name: MLFeatureValue(double: values.first ?? 0)]
    }
  }

  // MARK: Classes

  private func classes(_ classifier: LinearClassifier, _ values: [Double])
    throws(MLModelError) -> [String: MLFeatureValue]
  {
    let sums = try Self.sums(classifier.weights, classifier.offsets, values)
    let shares: [Double]
    if sums.count == 1 {
      let share = Self.linked(sums[0], classifier.isProbit ? .probit : .logit)
      shares = [1 - share, share]
    } else if classifier.isOneVersusRest {
      let each = sums.map { Self.linked($0, classifier.isProbit ? .probit : .logit) }
      let whole = each.reduce(0, +)
      shares = each.map { whole > 0 ? $0 / whole : 1 / Double(each.count) }
    } else {
      shares = TreeEnsemble.softMax([0] + sums)
    }
    return try classes(classifier.labels, shares)
  }

  /// The label with the largest share, and the shares of all.
  private func classes(_ labels: ModelLabels, _ shares: [Double])
    throws(MLModelError) -> [String: MLFeatureValue]
  {
    guard shares.count == labels.count, let best = shares.indices.max(by: { shares[$0] < shares[$1] }) else {
      throw MLModelError(.generic, "The classifier has \(labels.count) labels for \(shares.count) results.")
    }
    let name = predictedFeatureName.isEmpty ? outputs.first?.name ?? "" : predictedFeatureName
    let label =
      switch labels {
      case .strings(let names): MLFeatureValue(string: names[best])
      case .integers(let numbers): MLFeatureValue(int64: numbers[best])
      }
    var result = [name: label]
    if !predictedProbabilitiesName.isEmpty {
      let pairs = shares.indices.map { (labels.key($0), NSNumber(value: shares[$0])) }
      result[predictedProbabilitiesName] = MLFeatureValue(shares: Dictionary(pairs) { $1 })
    }
    return result
  }
}

extension Int64 {
  /// The nearest whole number; 0 for what is no number.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : value >= 0x1p63 ? .max : value <= -0x1p63 ? .min : Int64(value.rounded())
  }
}
