import CurbcutFoundation

/// A named data file in an asset catalog.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdataasset>.
open class NSDataAsset: NSObject {
  /// The name with which the asset was requested.
  public let name: String
  /// The bytes of the file.
  public let data: Data
  /// The uniform type identifier of the data, such as `public.json`.
  public let typeIdentifier: String

  /// Creates a data asset from the main bundle's asset catalog; nil when there is none with the name.
  ///
  /// - Parameter name: the name of the data set.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates a data asset from a bundle's asset catalog; nil when there is none with the name.
  ///
  /// - Parameters:
  ///   - name: the name of the data set.
  ///   - bundle: the bundle that contains the catalog.
  public init?(name: String, bundle: Bundle) {
    guard let found = AssetRegistry.data(named: name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
    super.init()
  }
}
