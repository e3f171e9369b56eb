import CurbcutFoundation

/// A segue as a storyboard describes it, before it is performed.
@MainActor
package final class StoryboardSegueTemplate {
  /// The kind of segue.
  package enum Kind {
    /// Shows a scene in the way that the containers determine.
    case show
    /// Shows a scene as the detail.
    case showDetail
    /// Pushes a scene, as before iOS 8.
    case push
    /// Presents a scene.
    case present
    /// Presents a scene as a popover that points to its anchor.
    case popover
    /// Embeds a scene in a container view when the view is loaded.
    case embed
    /// Unwinds to the view controller that handles an action.
    case unwind(action: Selector)
    /// Performed by a class of the app.
    case custom
  }

  package let identifier: String?
  package let kind: Kind
  package var animates = true
  package var presentationStyle: UIModalPresentationStyle?
  package var transitionStyle: UIModalTransitionStyle?
  /// The app's own class for the segue, if any.
  package var segueClass: UIStoryboardSegue.Type?
  /// The view that a scene is embedded in.
  package weak var container: UIView?
  /// The anchor of a popover; nil for the sender.
  package weak var anchor: AnyObject?
  package var permittedArrowDirections: UIPopoverArrowDirection?
  private let makeDestination: (_ source: UIViewController, _ sender: Any?) -> UIViewController?

  package init(
    identifier: String?, kind: Kind,
    makeDestination: @escaping (_ source: UIViewController, _ sender: Any?) -> UIViewController?
  ) {
    self.identifier = identifier
    self.kind = kind
    self.makeDestination = makeDestination
  }

  package var isEmbed: Bool {
    if case .embed = kind { true } else { false }
  }

  /// Performs the segue, unless the source's `shouldPerformSegue(withIdentifier:sender:)` returns false.
  package func performIfWanted(from source: UIViewController, sender: Any?) {
    // Without an identifier iOS passes nil, which Swift sees as an empty string.
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: source, sender: sender)
  }

  /// Creates the destination, lets the source prepare it, and shows it.
  package func perform(from source: UIViewController, sender: Any?) {
    if case .unwind(let action) = kind { return unwind(action, from: source, sender: sender) }
    guard let destination = makeDestination(source, sender) else { return }
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    if case .popover = kind {
      destination.modalPresentationStyle = .popover
      point(destination.popoverPresentationController, to: anchor ?? sender as AnyObject?)
    }
    let segue = segue(from: source, to: destination)
    segue.handler = handler(source, destination, sender)
    source.prepare(for: segue, sender: sender)
    run(segue)
  }

  private func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    guard let segueClass else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    return segueClass.make(named: identifier, from: source, to: destination)
  }

  private func run(_ segue: UIStoryboardSegue) {
    guard !animates else { return segue.perform() }
    UIView.performWithoutAnimation { segue.perform() }
  }

  private func handler(
    _ source: UIViewController, _ destination: UIViewController, _ sender: Any?
  ) -> () -> Void {
    let animates = animates
    switch kind {
    case .show: return { source.show(destination, sender: sender) }
    case .showDetail: return { source.showDetailViewController(destination, sender: sender) }
    case .push:
      return {
        let navigation = source as? UINavigationController ?? source.navigationController
        guard let navigation else {
          return NSException.raise(
            .genericException,
            "Push segues can only be used when the source controller is managed by an instance of "
              + "UINavigationController.")
        }
        navigation.pushViewController(destination, animated: animates)
      }
    case .present, .popover: return { source.present(destination, animated: animates) }
    case .embed: return { [weak container] in Self.embed(destination, in: container, of: source) }
    case .unwind: return {}
    case .custom:
      return {
        ObjCRuntime.report("a custom segue from \(type(of: source)) needs a class that overrides perform()")
      }
    }
  }

  private func point(_ popover: UIPopoverPresentationController?, to anchor: AnyObject?) {
    if let permittedArrowDirections { popover?.permittedArrowDirections = permittedArrowDirections }
    switch anchor {
    case let item as UIBarButtonItem: popover?.barButtonItem = item
    case let view as UIView:
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    case let recognizer as UIGestureRecognizer: point(popover, to: recognizer.view)
    default: break
    }
  }

  private static func embed(
    _ child: UIViewController, in container: UIView?, of parent: UIViewController
  ) {
    guard let container, let view = child.view else { return }
    parent.addChild(child)
    view.frame = container.bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: parent)
  }

  private func unwind(_ action: Selector, from source: UIViewController, sender: Any?) {
    let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let destination = UnwindSearch.destination(of: start) else { return }
    let segue = segue(from: source, to: destination)
    let animates = animates
    segue.handler = { [unowned segue] in UnwindSearch.unwind(segue, animated: animates) }
    source.prepare(for: segue, sender: sender)
    ObjCRuntime.deliver(action, to: destination, arguments: [segue])
    run(segue)
  }
}

/// The segues of one controller.
@MainActor
final class StoryboardSegues {
  var templates: [StoryboardSegueTemplate] = []
  var byID: [String: StoryboardSegueTemplate] = [:]
}

extension UIViewController {
  private var segues: StoryboardSegues? { attachments["segues"] as? StoryboardSegues }

  /// Stores a segue that leads from the controller's scene, under its id in the storyboard.
  package func addSegueTemplate(_ template: StoryboardSegueTemplate, id: String) {
    let segues = segues ?? StoryboardSegues()
    attachments["segues"] = segues
    segues.templates.append(template)
    segues.byID[id] = template
  }

  /// The segue with an id in the storyboard.
  package func segueTemplate(id: String) -> StoryboardSegueTemplate? { segues?.byID[id] }

  final func performStoryboardSegue(withIdentifier identifier: String, sender: Any?) {
    let template = segues?.templates.first { $0.identifier == identifier }
    guard let template else {
      let known = segues?.templates.compactMap(\.identifier) ?? []
      let has = known.isEmpty ? "it has none" : "it has " + known.map { "‘\($0)’" }.joined(separator: ", ")
      return NSException.raise(
        .invalidArgumentException,
        "Receiver (\(ObjCRuntime.objectDescription(of: self))) has no segue with identifier '\(identifier)'",
        hint: has)
    }
    template.perform(from: self, sender: sender)
  }

  /// Embeds the scenes of container views, once the view is loaded.
  final func performEmbedSegues() {
    for template in segues?.templates ?? [] where template.isEmbed && template.container != nil {
      template.performIfWanted(from: self, sender: template.container)
    }
  }
}
