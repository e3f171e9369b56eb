import CurbcutFoundation

/// The contents of a .xib file, which can be instantiated any number of times.
///
/// [UINib](https://developer.apple.com/documentation/uikit/uinib)
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects that replace the nib's placeholders: a dictionary keyed by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Contents {
    case named(String, Bundle)
    case data(Data, Bundle)
    case maker((Any?) -> [Any])
  }

  private let contents: Contents

  /// Creates a nib from its name in a bundle (the main bundle, if none is given), without `.xib`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from the contents of a .xib file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    contents = .data(data, bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib whose objects a closure creates: the prototype cells of tables and collections.
  package init(maker: @escaping (_ owner: Any?) -> [Any]) {
    contents = .maker(maker)
    super.init()
  }

  /// Creates the nib's top-level objects and connects them to each other and to the owner.
  ///
  /// Raises `NSInternalInconsistencyException` when there is no such nib.
  ///
  /// - Parameters:
  ///   - ownerOrNil: the File's Owner.
  ///   - optionsOrNil: the objects that replace placeholders, under ``OptionsKey/externalObjects``.
  /// - Returns: the top-level objects, in order, without owner and placeholders.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    make(owner: ownerOrNil, optionsOrNil) ?? []
  }

  /// Creates the nib's objects; raises and returns nil when there is no such nib.
  final func make(owner: Any?, _ options: [OptionsKey: Any]?) -> [Any]? {
    let externalObjects = options?[.externalObjects] as? [String: Any] ?? [:]
    let loader = InterfaceBuilderLoading.loader
    switch contents {
    case .named(let name, let bundle):
      let made = loader?.nib(named: name, bundle: bundle, owner: owner, externalObjects: externalObjects)
      if made == nil { UINib.raiseMissing(name, in: bundle) }
      return made
    case .data(let data, let bundle):
      let made = loader?.nib(data: data, bundle: bundle, owner: owner, externalObjects: externalObjects)
      if made == nil {
        NSException.raise(
          .invalidArgumentException,
          "Could not instantiate NIB: \(data.count) bytes of data are not a nib archive")
      }
      return made
    case .maker(let make):
      return make(owner)
    }
  }
}

extension UINib {
  static func raiseMissing(_ name: String, in bundle: Bundle) {
    NSException.raise(
      .internalInconsistencyException,
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
  }

  /// Creates the reusable view in a nib. Raises unless it is the nib's only top-level object of its kind.
  ///
  /// - Parameters:
  ///   - type: the kind of view.
  ///   - identifier: the reuse identifier for which the nib is registered.
  final func onlyObject<View: UIView>(as type: View.Type, for identifier: String) -> View? {
    let views = instantiate(withOwner: nil, options: nil).compactMap { $0 as? View }
    if views.count != 1 {
      NSException.raise(
        .internalInconsistencyException,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a \(type) instance")
    }
    return views.first
  }
}

extension Bundle {
  /// Creates the objects of one of the bundle's nibs.
  ///
  /// Raises `NSInternalInconsistencyException` when there is no such nib.
  ///
  /// - Parameters:
  ///   - name: the nib's name, without `.xib`.
  ///   - owner: the File's Owner.
  ///   - options: the objects that replace placeholders.
  /// - Returns: the top-level objects, in order; nil when there is no such nib.
  ///
  /// [loadNibNamed(_:owner:options:)](https://developer.apple.com/documentation/foundation/bundle/1618147-loadnibnamed)
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).make(owner: owner, options)
  }
}
