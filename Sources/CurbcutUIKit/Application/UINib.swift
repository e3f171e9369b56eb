import Foundation

/// The contents of a .xib, ready to be made into objects any number of times.
///
/// [UINib](https://developer.apple.com/documentation/uikit/uinib)
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Options for making a nib's objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects that stand for the nib's placeholders, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Contents {
    case named(String, Bundle)
    case data(Data, Bundle)
    case maker((Any?) -> [Any])
  }

  private let contents: Contents

  /// The nib of a bundle (the main bundle, if none is given) by its name, without `.xib`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  /// The nib in the bytes of a .xib.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    contents = .data(data, bundleOrNil ?? .main)
    super.init()
  }

  /// A nib whose objects a closure makes: the prototypes of tables and collections.
  package init(maker: @escaping (_ owner: Any?) -> [Any]) {
    contents = .maker(maker)
    super.init()
  }

  /// Makes the nib's top-level objects and connects them to each other and to the owner.
  ///
  /// Without a reader of Interface Builder files in the process, or without such a nib, there are none.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    switch contents {
    case .named(let name, let bundle):
      InterfaceBuilderLoading.loader?.nib(named: name, bundle: bundle, owner: ownerOrNil) ?? []
    case .data(let data, let bundle):
      InterfaceBuilderLoading.loader?.nib(data: data, bundle: bundle, owner: ownerOrNil) ?? []
    case .maker(let make):
      make(ownerOrNil)
    }
  }
}

extension Bundle {
  /// Makes the objects of one of the bundle's nibs.
  ///
  /// [loadNibNamed(_:owner:options:)](https://developer.apple.com/documentation/foundation/bundle/1618147-loadnibnamed)
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
