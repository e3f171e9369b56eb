import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// Files a segue with its controller. Relationships are made with the controllers, and scenes are embedded
  /// when their containers are made.
  func segue(_ reader: ElementReader, _ object: AnyObject) {
    let kind = reader.string("kind") ?? "show"
    let identifier = reader.string("identifier")
    let destination = reader.string("destination") ?? ""
    document.connections.append(
      NibConnection(
        kind: .segue(kind: kind), name: identifier ?? reader.string("relationship") ?? "", source: "",
        destination: destination))
    reader.note(
      "relationship", "unwindAction", "destinationCreationSelector", "splitViewControllerTargetIndex",
      "popoverAnchorView", "popoverAnchorBarButtonItem", "inheritsFrom")
    reader.note(children: "popoverArrowDirection", "segue")
    let style = reader.string("modalPresentationStyle")
    let transition = reader.string("modalTransitionStyle")
    let animates = reader.bool("animates") ?? true
    let isAccessory = reader.string("trigger") == "accessoryAction"
    switch kind {
    case "embed":
      if let container = object as? UIView { embed(destination, in: container, at: reader.element) }
    case "relationship", "unwind": break
    default:
      guard let controller = controllerOf(object) else { return }
      let document = document
      controller.addSegueTemplate(
        StoryboardSegueTemplate(
          identifier: identifier, kind: kind, animates: animates,
          presentationStyle: style.flatMap { ControllerChoices.presentation[$0] },
          transitionStyle: transition.flatMap { ControllerChoices.transition[$0] },
          makeDestination: { document.controller(destination) }),
        sender: object)
      startSegue(from: controller, by: object, isAccessory: isAccessory)
    }
  }

  /// Lets the activation of an object start the segue that leads from it.
  private func startSegue(from controller: UIViewController, by object: AnyObject, isAccessory: Bool) {
    let start: @MainActor () -> Void = { [weak controller, weak object] in
      if let object { controller?.performSegue(startedBy: object) }
    }
    switch object {
    case let button as UIButton: button.addAction(UIAction { _ in start() }, for: .touchUpInside)
    case let control as UIControl: control.addAction(UIAction { _ in start() }, for: .valueChanged)
    case let item as UIBarButtonItem: item.triggerAction = start
    case let recognizer as UIGestureRecognizer: recognizer.addHandler { _ in start() }
    case let cell as UITableViewCell where isAccessory: cell.accessoryAction = start
    case let cell as UITableViewCell: cell.selectionAction = start
    case let cell as UICollectionViewCell: cell.selectionAction = start
    default: break
    }
  }

  private func controllerOf(_ object: AnyObject) -> UIViewController? {
    object as? UIViewController ?? owner as? UIViewController ?? outer?.owner as? UIViewController
  }

  /// Makes a scene and puts its view into a container view.
  private func embed(_ id: String, in container: UIView, at element: IBElement) {
    guard let parent = controllerOf(container) else { return }
    guard let child = document.controller(id) else { return }
    parent.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: parent)
  }
}
