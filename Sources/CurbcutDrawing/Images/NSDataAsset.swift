import CurbcutFoundation

/// A file that an asset catalog keeps under a name.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdataasset>.
open class NSDataAsset: NSObject {
  /// The name by which the asset was asked for.
  public let name: String
  /// The bytes of the file.
  public let data: Data
  /// The uniform type identifier of the data, such as `public.json`.
  public let typeIdentifier: String

  /// The data of the main bundle's asset catalog; nil when there is none of the name.
  ///
  /// - Parameter name: the name of the data set.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The data of a bundle's asset catalog; nil when there is none of the name.
  ///
  /// - Parameters:
  ///   - name: the name of the data set.
  ///   - bundle: where the catalog is.
  public init?(name: String, bundle: Bundle) {
    guard let found = AssetRegistry.data(named: name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
    super.init()
  }
}
