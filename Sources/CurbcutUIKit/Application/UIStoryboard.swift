import Foundation

/// The scenes of a .storyboard, from which controllers are made.
///
/// [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard)
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let contents: (any StoryboardContents)?

  /// The storyboard of a bundle (the main bundle, if none is given) by its name, without `.storyboard`.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    contents = InterfaceBuilderLoading.loader?.storyboard(named: name, bundle: storyboardBundleOrNil ?? .main)
    super.init()
  }

  /// A storyboard that was read already.
  package init(name: String, contents: any StoryboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// Makes the controller that the storyboard starts with; nil if it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents?.initialViewController()
  }

  /// Makes the initial controller with a closure.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: @escaping (NSCoder) -> ViewController?
  ) -> ViewController? {
    contents?.initialViewController(creator: creator) as? ViewController
  }

  /// Makes the controller of a scene.
  ///
  /// iOS stops the app when there is no such scene; a plain controller stands in here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    contents?.viewController(identifier: identifier, creator: nil) ?? UIViewController()
  }

  /// Makes the controller of a scene with a closure.
  ///
  /// iOS stops the app when there is no such scene, and so must this: no controller of an unknown class
  /// can be made up.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = contents?.viewController(identifier: identifier, creator: creator)
    guard let controller = made as? ViewController else {
      preconditionFailure(
        "storyboard \(name) has no \(ViewController.self) with the identifier \(identifier)")
    }
    return controller
  }
}

/// The scenes of a storyboard that was read.
@MainActor
package protocol StoryboardContents {
  func initialViewController() -> UIViewController?
  func initialViewController(creator: @escaping (NSCoder) -> UIViewController?) -> UIViewController?
  func viewController(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}

/// A segue as a storyboard describes it, before it is performed.
@MainActor
package final class StoryboardSegueTemplate {
  package let identifier: String?
  /// `show`, `showDetail`, `presentation`, `push` …
  package let kind: String
  package let animates: Bool
  private let presentationStyle: UIModalPresentationStyle?
  private let transitionStyle: UIModalTransitionStyle?
  private let makeDestination: () -> UIViewController?

  package init(
    identifier: String?, kind: String, animates: Bool, presentationStyle: UIModalPresentationStyle?,
    transitionStyle: UIModalTransitionStyle?, makeDestination: @escaping () -> UIViewController?
  ) {
    self.identifier = identifier
    self.kind = kind
    self.animates = animates
    self.presentationStyle = presentationStyle
    self.transitionStyle = transitionStyle
    self.makeDestination = makeDestination
  }

  /// Makes the destination, lets the source prepare it, and shows it.
  package func perform(from source: UIViewController, sender: Any?) {
    guard let destination = makeDestination() else { return }
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    let animates = animates
    let kind = kind
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      switch kind {
      case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
      case "presentation", "modal", "popoverPresentation", "popover":
        source.present(destination, animated: animates)
      default: source.show(destination, sender: sender)
      }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// The objects beside a controller in its scene.
final class SceneObjects {
  private let objects: [AnyObject]

  init(_ objects: [AnyObject]) { self.objects = objects }
}

/// The segues of one controller.
@MainActor
final class StoryboardSegues {
  var templates: [StoryboardSegueTemplate] = []
  /// The objects that start a segue, by which template.
  var triggers: [ObjectIdentifier: Int] = [:]
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

  private var segues: StoryboardSegues? { attachments["segues"] as? StoryboardSegues }

  /// Files a segue, and the object whose activation starts it.
  package func addSegueTemplate(_ template: StoryboardSegueTemplate, sender: AnyObject?) {
    let segues = segues ?? StoryboardSegues()
    attachments["segues"] = segues
    segues.templates.append(template)
    if let sender, sender !== self { segues.triggers[ObjectIdentifier(sender)] = segues.templates.count - 1 }
  }

  /// Performs a segue of the controller's scene. An identifier that it has not is passed over; iOS would
  /// stop the app.
  ///
  /// [performSegue(withIdentifier:sender:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:))
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    segues?.templates.first { $0.identifier == identifier }?.perform(from: self, sender: sender)
  }

  /// Performs the segue that an object starts when it is activated; false if it starts none.
  @discardableResult
  package func performSegue(startedBy sender: AnyObject) -> Bool {
    guard let segues, let index = segues.triggers[ObjectIdentifier(sender)] else { return false }
    let template = segues.templates[index]
    if let identifier = template.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      return true
    }
    template.perform(from: self, sender: sender)
    return true
  }
}
