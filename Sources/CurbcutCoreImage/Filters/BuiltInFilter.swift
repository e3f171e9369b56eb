import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter of Core Image's own: what its definition says, with inputs in a dictionary.
///
/// Its properties are those of all filters; the protocol of each filter shows an app those that it has.
class BuiltInFilter: CIFilter {
  private let definition: FilterDefinition
  private var inputs: [String: Any] = [:]

  required init(definition: FilterDefinition) {
    self.definition = definition
    super.init()
    setDefaults()
  }

  override var name: String {
    get { definition.name }
    set { HostMessages.write("CIFilter: \(definition.name) keeps its name; \(newValue) is not used\n") }
  }

  override var outputImage: CIImage? { definition.output(FilterValues(inputs: inputs)).map { CIImage($0) } }
  override var inputKeys: [String] { definition.inputs.map(\.key) }

  override func setDefaults() {
    for input in definition.inputs { inputs[input.key] = input.initial }
  }

  override var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
      kCIAttributeFilterCategories: definition.categories,
    ]
    for input in definition.inputs { result[input.key] = input.attributes }
    return result
  }

  override func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) else { return raise("setValue:forUndefinedKey:", key) }
    inputs[key] = value
  }

  override func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    guard inputKeys.contains(key) else {
      raise("valueForUndefinedKey:", key)
      return nil
    }
    return inputs[key]
  }

  private func raise(_ method: String, _ key: String) {
    NSException.raise(
      .undefinedKeyException,
      "[<\(definition.name)> \(method)]: this class is not key value coding-compliant for the key \(key).",
      hint: "its inputs are \(inputKeys.joined(separator: ", "))")
  }

  override func copy() -> Any {
    let other = type(of: self).init(definition: definition)
    other.inputs = inputs
    return other
  }

  override var description: String { "<\(definition.name): inputs \(inputKeys.joined(separator: ", "))>" }

  // MARK: Properties by kind

  final func image(_ key: String) -> CIImage? { inputs[key] as? CIImage }
  final func number(_ key: String) -> Float { FilterValues.number(inputs[key]) }
  final func point(_ key: String) -> CGPoint { FilterValues.vector(inputs[key]).cgPointValue }
  final func vector(_ key: String) -> CIVector { FilterValues.vector(inputs[key]) }
  final func color(_ key: String) -> CIColor { (inputs[key] as? CIColor) ?? .black }
  final func set(_ value: Any?, _ key: String) { inputs[key] = value }
  final func set(_ value: Float, _ key: String) { inputs[key] = NSNumber(value: value) }
  final func set(_ value: CGPoint, _ key: String) { inputs[key] = CIVector(cgPoint: value) }
  final func data(_ key: String) -> Data { (inputs[key] as? Data) ?? Data() }
  final func text(_ key: String) -> String { (inputs[key] as? String) ?? "" }
  final func transform(_ key: String) -> CGAffineTransform { FilterValues.transform(inputs[key]) }
}

extension BuiltInFilter {
  /// Creates a filter of this class.
  ///
  /// - Parameter name: a name in the table of definitions; a test asks for each.
  static func make(_ name: String) -> Self {
    guard let definition = FilterDefinition.named(name) else {
      NSException.end(.internalInconsistencyException, "Core Image has no filter \(name)")
    }
    return Self(definition: definition)
  }
}
