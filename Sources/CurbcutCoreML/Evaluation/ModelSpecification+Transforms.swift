import Foundation

extension ModelSpecification {
  /// The output of a step that prepares features.
  func transformed(_ step: ModelStep, _ features: [String: MLFeatureValue])
    throws(MLModelError) -> [String: MLFeatureValue]
  {
    if case .identity = step {
      var result: [String: MLFeatureValue] = [:]
      for (input, output) in zip(inputs, outputs) { result[output.name] = features[input.name] }
      return result
    }
    guard let input = inputs.first, let value = features[input.name], let output = outputs.first else {
      throw MLModelError(.featureType, "The model has no input.")
    }
    let result = try transformed(step, value, input.name)
    if case .double(let number) = result, case .multiArray = output.type {
      return [output.name: MLFeatureValue(multiArray: MLMultiArray(numbers: [number]))]
    }
    return [output.name: result.value]
  }

  private enum Result {
    case double(Double)
    case whole(MLFeatureValue)

    var value: MLFeatureValue {
      switch self {
      case .double(let number): MLFeatureValue(double: number)
      case .whole(let value): value
      }
    }

    /// Numbers in the form in which the input had them.
    init(_ numbers: [Double], like value: MLFeatureValue) {
      self =
        value.type != .multiArray && numbers.count == 1
        ? .double(numbers[0]) : .whole(MLFeatureValue(multiArray: MLMultiArray(numbers: numbers)))
    }
  }

  private func transformed(_ step: ModelStep, _ value: MLFeatureValue, _ name: String)
    throws(MLModelError) -> Result
  {
    switch step {
    case .oneHot(let labels, let ignoresUnknown):
      let index = labels.index(of: value)
      guard index != nil || ignoresUnknown else {
        throw MLModelError(.generic, "The value of \(name) is none of the model's categories.")
      }
      let numbers = (0..<labels.count).map { $0 == index ? 1.0 : 0 }
      return .whole(MLFeatureValue(multiArray: MLMultiArray(numbers: numbers)))
    case .dictionaryVectorizer(let labels):
      let shares = value.dictionaryValue
      let numbers = (0..<labels.count).map { shares[labels.key($0)]?.doubleValue ?? 0 }
      return .whole(MLFeatureValue(multiArray: MLMultiArray(numbers: numbers)))
    case .scaler(let shifts, let scales):
      let numbers = try numbers(value, name).enumerated().map { index, number in
        (number + Self.element(shifts, index, 0)) * Self.element(scales, index, 1)
      }
      return Result(numbers, like: value)
    case .normalizer(let norm):
      let numbers = try numbers(value, name)
      let divisor =
        switch norm {
        case .largest: numbers.map(abs).max() ?? 0
        case .sum: numbers.reduce(0) { $0 + abs($1) }
        case .length: numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
      return Result(divisor > 0 ? numbers.map { $0 / divisor } : numbers, like: value)
    case .imputer(let imputation): return imputed(imputation, value)
    case .extractor(let indices):
      let numbers = try numbers(value, name)
      guard indices.allSatisfy(numbers.indices.contains) else {
        throw MLModelError(.featureType, "The feature \(name) has only \(numbers.count) values.")
      }
      return Result(indices.map { numbers[$0] }, like: value)
    case .mapping(let mapping):
      if mapping.isFromStrings {
        return .whole(MLFeatureValue(int64: mapping.integers[value.stringValue] ?? mapping.otherInteger))
      }
      let found = value.integer.flatMap { mapping.strings[$0] }
      return .whole(MLFeatureValue(string: found ?? mapping.otherString))
    default: throw MLModelError(.generic, "The model prepares no feature.")
    }
  }

  private func numbers(_ value: MLFeatureValue, _ name: String) throws(MLModelError) -> [Double] {
    guard let numbers = value.numbers else {
      throw MLModelError(.featureType, "The feature \(name) is no number.")
    }
    return numbers
  }

  /// One value stands for all.
  private static func element(_ values: [Double], _ index: Int, _ other: Double) -> Double {
    values.count == 1 ? values[0] : values.indices.contains(index) ? values[index] : other
  }

  private func imputed(_ imputation: Imputation, _ value: MLFeatureValue) -> Result {
    switch imputation.value {
    case .string(let text):
      return .whole(value.stringValue == imputation.missingString ? MLFeatureValue(string: text) : value)
    case .integers(let others):
      guard let numbers = value.numbers else { return .whole(value) }
      let filled = numbers.enumerated().map { index, number in
        number == imputation.missingInteger.map(Double.init)
          ? Self.element(others.map(Double.init), index, number) : number
      }
      if value.type == .int64 { return .whole(MLFeatureValue(int64: Int64(clamping: filled.first ?? 0))) }
      return Result(filled, like: value)
    case .doubles(let others):
      guard let numbers = value.numbers else { return .whole(value) }
      let missing = imputation.missingDouble ?? .nan
      return Result(
        numbers.enumerated().map { index, number in
          (missing.isNaN ? number.isNaN : number == missing) ? Self.element(others, index, number) : number
        }, like: value)
    }
  }
}
