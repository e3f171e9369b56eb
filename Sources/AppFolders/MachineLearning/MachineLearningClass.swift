import CurbcutCoreML

/// The classes in Swift that Xcode generates for a model of Core ML: the model, its inputs and its outputs.
struct MachineLearningClass {
  /// The name of the model's file.
  let name: String
  let model: ModelSpecification

  /// A feature that cannot be had here.
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private struct Property {
    let name: String
    let identifier: String
    let type: String
    let summary: String
    /// Makes a feature of the property.
    let feature: String
    /// Reads the property from a feature.
    let value: String
  }

  /// The source.
  ///
  /// - Throws: an error that describes a feature whose type there is not.
  func text() throws -> String {
    let type = Self.identifier(name)
    let inputs = try model.inputs.map(property)
    let outputs = try model.outputs.map(property)
    return """
      import CoreML
      import Foundation

      /// Model Prediction Input Type
      public class \(type)Input: MLFeatureProvider {
      \(inputs.map { "  /// \($0.summary)\n  public var \($0.identifier): \($0.type)" }.joined(separator: "\n"))
        public var featureNames: Set<String> { [\(inputs.map { Self.literal($0.name) }.joined(separator: ", "))] }
        public func featureValue(for featureName: String) -> MLFeatureValue? {
          switch featureName {
      \(inputs.map { "    case \(Self.literal($0.name)): return \($0.feature)" }.joined(separator: "\n"))
          default: return nil
          }
        }
        public init(\(parameters(inputs))) {
      \(inputs.map { "    self.\($0.identifier) = \($0.identifier)" }.joined(separator: "\n"))
        }
      }

      /// Model Prediction Output Type
      public class \(type)Output: MLFeatureProvider {
        private let provider: MLFeatureProvider
      \(outputs.map { "  /// \($0.summary)\n  public var \($0.identifier): \($0.type) { \($0.value) }" }.joined(separator: "\n"))
        public var featureNames: Set<String> { provider.featureNames }
        public func featureValue(for featureName: String) -> MLFeatureValue? {
          provider.featureValue(for: featureName)
        }
        public init(features: MLFeatureProvider) { provider = features }
      }

      \(modelClass(type, inputs))
      """
  }

  private func modelClass(_ type: String, _ inputs: [Property]) -> String {
    """
    /// \(Self.line(model.summary.isEmpty ? "Class for model loading and prediction" : model.summary))
    public class \(type) {
      public let model: MLModel
      /// URL of model assuming it was installed in the same bundle as this class
      public class var urlOfModelInThisBundle: URL {
        let bundle = Bundle(for: self)
        return bundle.url(forResource: \(Self.literal(name)), withExtension: "mlmodelc")
          ?? bundle.bundleURL.appendingPathComponent(\(Self.literal(name + ".mlmodelc")))
      }
      public init(model: MLModel) { self.model = model }
      @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
      public convenience init() { try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle) }
      public convenience init(configuration: MLModelConfiguration) throws {
        try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
      }
      public convenience init(contentsOf modelURL: URL) throws {
        try self.init(model: MLModel(contentsOf: modelURL))
      }
      public convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
        try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
      }
      public class func load(
        configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Swift.Result<\(type), Error>) -> Void
      ) {
        let result = Swift.Result { try \(type)(configuration: configuration) }
        DispatchQueue.main.async { handler(result) }
      }
      public class func load(
        configuration: MLModelConfiguration = MLModelConfiguration()
      ) async throws -> \(type) { try \(type)(configuration: configuration) }
      public func prediction(input: \(type)Input) throws -> \(type)Output {
        try prediction(input: input, options: MLPredictionOptions())
      }
      public func prediction(input: \(type)Input, options: MLPredictionOptions) throws -> \(type)Output {
        \(type)Output(features: try model.prediction(from: input, options: options))
      }
      public func prediction(
        input: \(type)Input, options: MLPredictionOptions = MLPredictionOptions()
      ) async throws -> \(type)Output {
        \(type)Output(features: try await model.prediction(from: input, options: options))
      }
      public func prediction(\(parameters(inputs))) throws -> \(type)Output {
        try prediction(input: \(type)Input(\(inputs.map { "\($0.identifier): \($0.identifier)" }.joined(separator: ", "))))
      }
      public func predictions(
        inputs: [\(type)Input], options: MLPredictionOptions = MLPredictionOptions()
      ) throws -> [\(type)Output] {
        try inputs.map { try prediction(input: $0, options: options) }
      }
    }

    """
  }

  private func parameters(_ properties: [Property]) -> String {
    properties.map { "\($0.identifier): \($0.type)" }.joined(separator: ", ")
  }

  private func property(_ feature: ModelSpecification.Feature) throws -> Property {
    let identifier = Self.escaped(Self.identifier(feature.name))
    let name = Self.literal(feature.name)
    let read = "provider.featureValue(for: \(name))"
    let summary = Self.line(feature.summary.isEmpty ? feature.name : feature.summary)
    func made(_ type: String, _ made: String, _ value: String, _ kind: String) -> Property {
      Property(
        name: feature.name, identifier: identifier, type: type, summary: "\(summary) as \(kind)",
        feature: made, value: value)
    }
    switch feature.type {
    case .int64:
      return made(
        "Int64", "MLFeatureValue(int64: \(identifier))", "\(read)?.int64Value ?? 0", "integer value")
    case .double:
      return made(
        "Double", "MLFeatureValue(double: \(identifier))", "\(read)?.doubleValue ?? 0", "double value")
    case .string:
      return made(
        "String", "MLFeatureValue(string: \(identifier))", "\(read)?.stringValue ?? \"\"", "string value")
    case .multiArray(let shape, _):
      return made(
        "MLMultiArray", "MLFeatureValue(multiArray: \(identifier))", "\(read)!.multiArrayValue!",
        "\(shape.map(String.init).joined(separator: " by ")) array")
    case .dictionary(let hasStringKeys):
      let key = hasStringKeys ? "String" : "Int64"
      return made(
        "[\(key): Double]",
        "try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: \(identifier).map { (AnyHashable($0.key), NSNumber(value: $0.value)) }))",
        "Dictionary(uniqueKeysWithValues: (\(read)?.dictionaryValue ?? [:]).compactMap { entry in (entry.key.base as? \(key)).map { ($0, entry.value.doubleValue) } })",
        "dictionary")
    case .image:
      throw Problem(description: "it takes or gives the image \(feature.name); Core Video is not there")
    case .sequence, .invalid:
      throw Problem(description: "the type of the feature \(feature.name) is not supported")
    }
  }

  // MARK: Texts

  /// The name as an identifier, as Xcode makes it: what cannot be in one becomes an underscore.
  private static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber ?? true ? "_" + text : text
  }

  private static func escaped(_ name: String) -> String {
    [
      "default", "class", "in", "is", "case", "repeat", "operator", "protocol", "extension", "return", "for",
      "if", "else", "switch", "where", "while", "func", "let", "var", "init", "self", "as", "do", "try",
      "import",
    ].contains(name) ? "`\(name)`" : name
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A text for a comment.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
