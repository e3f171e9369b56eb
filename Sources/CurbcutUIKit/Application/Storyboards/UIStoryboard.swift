import CurbcutFoundation

/// The scenes of a .storyboard file, from which view controllers are created.
///
/// [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let contents: (any StoryboardContents)?

  /// Creates a storyboard from a bundle.
  ///
  /// Raises `NSInvalidArgumentException` when there is none with that name.
  ///
  /// - Parameters:
  ///   - name: the storyboard's name, without `.storyboard`.
  ///   - storyboardBundleOrNil: the bundle; nil for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let bundle = storyboardBundleOrNil ?? .main
    contents = InterfaceBuilderLoading.loader?.storyboard(named: name, bundle: bundle)
    super.init()
    if contents == nil {
      NSException.raise(
        .invalidArgumentException,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
    }
  }

  /// Creates a storyboard that was read already.
  package init(name: String, contents: any StoryboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// Creates the storyboard's initial view controller; nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents?.initialViewController(creator: nil)
  }

  /// Creates the initial view controller with a closure.
  ///
  /// - Parameter creator: creates the controller from a coder; if it is nil or returns nil, the storyboard creates
  ///   it.
  /// - Returns: the controller; nil if the storyboard has no initial one, or one of another class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents?.initialViewController(creator: creator) as? ViewController
  }

  /// Creates the view controller of a scene.
  ///
  /// Raises `NSInvalidArgumentException` when there is no such scene.
  ///
  /// - Parameter identifier: the scene's storyboard identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let made = contents?.viewController(identifier: identifier, creator: nil) { return made }
    raiseMissing(identifier, UIViewController.self)
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// Creates the view controller of a scene with a closure.
  ///
  /// Raises `NSInvalidArgumentException` when there is no such scene, or when its controller is of another class.
  ///
  /// - Parameters:
  ///   - identifier: the scene's storyboard identifier.
  ///   - creator: creates the controller from a coder; if it is nil or returns nil, the storyboard creates it.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = contents?.viewController(identifier: identifier, creator: creator)
    if let controller = made as? ViewController { return controller }
    raiseMissing(identifier, made.map { type(of: $0) } ?? ViewController.self)
    guard let standIn = ViewController(coder: EmptyCoder()) else {
      NSException.end(
        .invalidArgumentException,
        "storyboard \(name) has no \(ViewController.self) with the identifier \(identifier)")
    }
    return standIn
  }

  private func raiseMissing(_ identifier: String, _ type: UIViewController.Type) {
    guard let contents else { return }
    let known = contents.identifiers
    if known.contains(identifier) {
      return NSException.raise(
        .invalidArgumentException,
        "Storyboard (\(ObjCRuntime.objectDescription(of: self))) contains a \(type) with identifier "
          + "'\(identifier)', which is not what the code expects")
    }
    let list = known.map { "‘\($0)’" }.joined(separator: ", ")
    NSException.raise(
      .invalidArgumentException,
      "Storyboard (\(ObjCRuntime.objectDescription(of: self))) doesn't contain a view controller with identifier "
        + "'\(identifier)'",
      hint: "‘\(name)’ has \(known.isEmpty ? "no identifiers" : list)")
  }
}

/// An empty coder, for a view controller that no storyboard contains.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The scenes of a storyboard that was read.
@MainActor
package protocol StoryboardContents {
  /// The storyboard identifiers of all scenes, in order.
  var identifiers: [String] { get }
  func initialViewController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
  func viewController(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}

/// The other top-level objects in a view controller's scene.
final class SceneObjects {
  private let objects: [AnyObject]

  init(_ objects: [AnyObject]) { self.objects = objects }
}

extension UIViewController {
  /// The storyboard from which the controller was created.
  ///
  /// [storyboard](https://developer.apple.com/documentation/uikit/uiviewcontroller/storyboard)
  public internal(set) var storyboard: UIStoryboard? {
    get { attachments["storyboard"] as? UIStoryboard }
    set { attachments["storyboard"] = newValue }
  }

  package func setStoryboard(_ storyboard: UIStoryboard?) { self.storyboard = storyboard }

  /// Retains the other top-level objects in the controller's scene, to which nothing else may hold a reference.
  package func holdSceneObjects(_ objects: [AnyObject]) {
    if !objects.isEmpty { attachments["sceneObjects"] = SceneObjects(objects) }
  }
}
