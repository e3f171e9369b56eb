import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter: makes an image of its inputs, which are set by their names.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifilter-swift.class>.
open class CIFilter: NSObject, CIFilterProtocol, CIFilterNaming {
  /// Creates a filter of an app's own, which overrides ``outputImage``.
  public override init() { super.init() }

  /// The filter's name: "CISepiaTone" for a built-in one.
  open var name: String {
    get { givenName ?? NSStringFromClass(type(of: self)) }
    set { givenName = newValue }
  }
  private var givenName: String?

  /// Whether the filter is used, for tools.
  open var isEnabled = true

  /// The result; nil while an input that it needs is missing.
  open var outputImage: CIImage? { nil }
  /// The names of the inputs.
  open var inputKeys: [String] { [] }
  /// The names of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What the filter tells of itself and, by their names, of its inputs.
  open var attributes: [String: Any] { [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name] }
  /// Sets all inputs to what they are by default.
  open func setDefaults() {}

  /// Sets an input by its name.
  ///
  /// - Parameters:
  ///   - value: the value; nil for none.
  ///   - key: the name: `kCIInputImageKey`.
  open func setValue(_ value: Any?, forKey key: String) {
    ObjCRuntime.setValueOrReport(value, forKey: key, of: self)
  }

  /// Reads an input, or the result, by its name.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : ObjCRuntime.valueOrReport(forKey: key, of: self)
  }

  // MARK: The filters that there are

  /// The names of the built-in filters of a category, in alphabetical order; of all filters for nil.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterDefinition.all.filter { category.map($0.categories.contains) ?? true }.map(\.name).sorted()
  }

  /// The names of the built-in filters that are in all of some categories, in alphabetical order.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterDefinition.all.filter { filter in (categories ?? []).allSatisfy(filter.categories.contains) }
      .map(\.name).sorted()
  }

  /// The name of a filter for people; nil for one that there is not.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.named(filterName)?.displayName
  }
}

/// What all filters have.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result; nil while an input that it needs is missing.
  var outputImage: CIImage? { get }
}

/// What can be created by the name of a built-in filter: `CIFilter`.
public protocol CIFilterNaming {}

// A class cannot create an object of another class by `init`; an extension of a protocol can.
extension CIFilterNaming {
  /// Creates a built-in filter with the inputs that it has by default; nil for a name that there is not.
  ///
  /// - Parameter name: the name: "CISepiaTone".
  public init?(name: String) { self.init(name: name, parameters: nil) }

  /// Creates a built-in filter and sets inputs; nil for a name that there is not.
  ///
  /// - Parameters:
  ///   - name: the name: "CISepiaTone".
  ///   - params: the inputs by their names.
  public init?(name: String, parameters params: [String: Any]?) {
    guard let definition = FilterDefinition.named(name) else { return nil }
    let made = definition.type.init(definition: definition)
    for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) { made.setValue(value, forKey: key) }
    guard let filter = made as? Self else { return nil }
    self = filter
  }
}
