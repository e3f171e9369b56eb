import CurbcutFoundation

/// The scenes of a .storyboard, from which controllers are made.
///
/// [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let contents: (any StoryboardContents)?

  /// The storyboard of a bundle.
  ///
  /// iOS raises an exception when there is none of the name; here it is reported, and the storyboard has no
  /// scenes.
  ///
  /// - Parameters:
  ///   - name: the storyboard's name, without `.storyboard`.
  ///   - storyboardBundleOrNil: where it is; nil for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let bundle = storyboardBundleOrNil ?? .main
    contents = InterfaceBuilderLoading.loader?.storyboard(named: name, bundle: bundle)
    super.init()
    if contents == nil {
      ObjCRuntime.report("there is no storyboard named ‘\(name)’ in \(bundle.bundlePath)")
    }
  }

  /// A storyboard that was read already.
  package init(name: String, contents: any StoryboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// Makes the controller that the storyboard starts with; nil if it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents?.initialViewController(creator: nil)
  }

  /// Makes the initial controller with a closure.
  ///
  /// - Parameter creator: makes the controller from a coder; nil of it leaves that to the storyboard.
  /// - Returns: the controller; nil if the storyboard names none, or one of another class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents?.initialViewController(creator: creator) as? ViewController
  }

  /// Makes the controller of a scene.
  ///
  /// iOS raises an exception when there is no such scene; here it is reported, and a plain controller stands
  /// in.
  ///
  /// - Parameter identifier: the scene's storyboard identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let made = contents?.viewController(identifier: identifier, creator: nil) { return made }
    reportMissing(identifier, UIViewController.self)
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// Makes the controller of a scene with a closure.
  ///
  /// iOS raises an exception when there is no such scene, or when its controller is of another class; here
  /// that is reported, and a controller that no storyboard describes stands in.
  ///
  /// - Parameters:
  ///   - identifier: the scene's storyboard identifier.
  ///   - creator: makes the controller from a coder; nil, or nil of it, leaves that to the storyboard.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = contents?.viewController(identifier: identifier, creator: creator)
    if let controller = made as? ViewController { return controller }
    reportMissing(identifier, made.map { type(of: $0) } ?? ViewController.self)
    guard let standIn = ViewController(coder: EmptyCoder()) else {
      preconditionFailure(
        "storyboard \(name) has no \(ViewController.self) with the identifier \(identifier)")
    }
    return standIn
  }

  private func reportMissing(_ identifier: String, _ type: UIViewController.Type) {
    guard let contents else { return }
    let known = contents.identifiers
    if known.contains(identifier) {
      ObjCRuntime.report(
        "storyboard ‘\(name)’: the controller ‘\(identifier)’ is a \(type), not what the code expects")
      return
    }
    let list = known.map { "‘\($0)’" }.joined(separator: ", ")
    ObjCRuntime.report(
      "storyboard ‘\(name)’ has no controller with the identifier ‘\(identifier)’; "
        + (known.isEmpty ? "it has no identifiers" : "it has \(list)"))
  }
}

/// A coder that holds nothing, for a controller that no storyboard describes.
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

/// The objects beside a controller in its scene.
final class SceneObjects {
  private let objects: [AnyObject]

  init(_ objects: [AnyObject]) { self.objects = objects }
}

extension UIViewController {
  /// The storyboard that the controller is from.
  ///
  /// [storyboard](https://developer.apple.com/documentation/uikit/uiviewcontroller/storyboard)
  public internal(set) var storyboard: UIStoryboard? {
    get { attachments["storyboard"] as? UIStoryboard }
    set { attachments["storyboard"] = newValue }
  }

  package func setStoryboard(_ storyboard: UIStoryboard?) { self.storyboard = storyboard }

  /// Keeps the objects beside the controller in its scene, which nothing else may hold.
  package func holdSceneObjects(_ objects: [AnyObject]) {
    if !objects.isEmpty { attachments["sceneObjects"] = SceneObjects(objects) }
  }
}
