import CurbcutFoundation

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

    /// The objects that stand for the nib's placeholders: a dictionary by their identifiers.
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
  /// Raises `NSInternalInconsistencyException` when there is no such nib.
  ///
  /// - Parameters:
  ///   - ownerOrNil: what stands in the place of the file's owner.
  ///   - optionsOrNil: the objects that stand for placeholders, under ``OptionsKey/externalObjects``.
  /// - Returns: the top-level objects, in order, without owner and placeholders.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    make(owner: ownerOrNil, optionsOrNil) ?? []
  }

  /// Makes the nib's objects; nil when there is no such nib, which raises.
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

  /// Makes the view that a nib holds for reuse. Raises unless it is the nib's only object of its kind.
  ///
  /// - Parameters:
  ///   - type: the kind of view.
  ///   - identifier: what the nib is registered for.
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
  /// Makes the objects of one of the bundle's nibs.
  ///
  /// Raises `NSInternalInconsistencyException` when there is no such nib.
  ///
  /// - Parameters:
  ///   - name: the nib's name, without `.xib`.
  ///   - owner: what stands in the place of the file's owner.
  ///   - options: the objects that stand for placeholders.
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
