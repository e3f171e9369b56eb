import CurbcutFoundation
import CurbcutUIKit

extension NibDecoder {
  /// Registers the segues of a scene with its controller, including those of its views and prototypes, which may be
  /// created later or not at all.
  func readSegues(_ element: IBElement, _ others: [IBElement], _ controller: UIViewController) {
    for root in [element] + others {
      root.visit { element in
        guard element.name == "segue", let kind = element["kind"], kind != "relationship", let id = element.id
        else { return }
        if let template = template(element) { controller.addSegueTemplate(template, id: id) }
      }
    }
  }

  /// Makes an object trigger the segue that leads from it. Relationships were made with their controllers.
  func segue(_ reader: ElementReader, _ object: AnyObject) {
    let kind = reader.string("kind") ?? "show"
    document.record(
      NibConnection(
        kind: .segue(kind: kind),
        name: reader.string("identifier") ?? reader.string("relationship") ?? "", source: "",
        destination: reader.string("destination") ?? ""))
    // The other attributes were read with the scene.
    note(reader)
    guard let id = reader.id, let controller = controllerOf(object),
      let template = controller.segueTemplate(id: id)
    else { return }
    if template.isEmbed {
      template.container = object as? UIView
    } else {
      let anchor = reader.string("popoverAnchorView") ?? reader.string("popoverAnchorBarButtonItem")
      template.anchor = anchor.flatMap { self.object($0) }
      let isAccessory = reader.string("trigger") == "accessoryAction"
      start(template, from: controller, by: object, isAccessory: isAccessory)
    }
  }

  private func note(_ reader: ElementReader) {
    reader.note(
      "kind", "identifier", "destination", "relationship", "unwindAction", "destinationCreationSelector",
      "splitViewControllerTargetIndex", "popoverAnchorView", "popoverAnchorBarButtonItem", "inheritsFrom",
      "modalPresentationStyle", "modalTransitionStyle", "animates", "trigger")
    reader.note(children: "popoverArrowDirection", "segue", "passthroughViews")
  }

  private func template(_ element: IBElement) -> StoryboardSegueTemplate? {
    let reader = document.reader(element)
    defer { reader.finish() }
    note(reader)
    let identifier = reader.string("identifier")
    guard let kind = kind(reader) else { return nil }
    let destination = reader.string("destination") ?? ""
    let creation = reader.string("destinationCreationSelector")
    let template = StoryboardSegueTemplate(identifier: identifier, kind: kind) {
      [document] source, sender in
      if case .embed = kind, document.holds(destination, around: source) {
        document.warnOfScene(insideItself: document.file.elements[destination])
        return nil
      }
      return document.controller(
        destination,
        creator: creation.map { selector in
          { coder in
            document.controller(
              by: selector, of: source, coder: coder, sender: sender, identifier: identifier, at: element)
          }
        })
    }
    template.presentationStyle = reader.string("modalPresentationStyle").flatMap {
      ControllerChoices.presentation[$0]
    }
    template.transitionStyle = reader.string("modalTransitionStyle").flatMap {
      ControllerChoices.transition[$0]
    }
    template.animates = reader.bool("animates") ?? true
    template.segueClass = segueClass(element)
    if let directions = reader.child(key: "popoverArrowDirection") {
      template.permittedArrowDirections = arrowDirections(directions)
    }
    return template
  }

  private func arrowDirections(_ element: IBElement) -> UIPopoverArrowDirection {
    let reader = document.reader(element)
    defer { reader.finish() }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return names.reduce(into: []) { directions, one in
      if reader.bool(one.0) == true { directions.insert(one.1) }
    }
  }

  private func kind(_ reader: ElementReader) -> StoryboardSegueTemplate.Kind? {
    switch reader.string("kind") ?? "show" {
    case "show": return .show
    case "showDetail", "replace": return .showDetail
    case "push": return .push
    case "presentation", "modal": return .present
    case "popoverPresentation", "popover": return .popover
    case "embed": return .embed
    case "custom": return .custom
    case "unwind":
      guard let action = reader.string("unwindAction") else { return nil }
      return .unwind(action: Selector(action))
    case let kind:
      document.warn(
        "there is no segue of the kind ‘\(kind)’; a show segue stands in", kind: "segue \(kind)",
        at: reader.element)
      return .show
    }
  }

  private func segueClass(_ element: IBElement) -> UIStoryboardSegue.Type? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    guard let type = document.customClass(of: element) as? UIStoryboardSegue.Type else {
      document.warn(
        "the segue class \(name) is not in this process; the segue presents its scene", kind: "class \(name)",
        at: element)
      return StandInSegue.self
    }
    return type
  }

  /// Makes the activation of an object perform the segue that leads from it.
  private func start(
    _ template: StoryboardSegueTemplate, from controller: UIViewController, by object: AnyObject,
    isAccessory: Bool
  ) {
    let start: @MainActor () -> Void = { [weak controller, weak object] in
      if let controller { template.performIfWanted(from: controller, sender: object) }
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
}

extension NibDocument {
  /// Whether a controller, or one that contains it, comes from a scene: embedding that scene in it would never end.
  fileprivate func holds(_ scene: String, around controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let one = current {
      if let source = one.interfaceBuilderSource, source.objectID == scene, source.file == file.url.path {
        return true
      }
      current = one.parent
    }
    return false
  }

  /// Calls a segue action for the destination controller; nil leaves its creation to the storyboard.
  func controller(
    by selector: String, of source: UIViewController, coder: NSCoder, sender: Any?, identifier: String?,
    at element: IBElement
  ) -> UIViewController? {
    do {
      let made = try ObjCRuntime.performSegueAction(
        Selector(selector), on: source, coder: coder, sender: sender, identifier: identifier)
      return made as? UIViewController
    } catch {
      if !ObjCRuntime.name(of: type(of: source)).hasPrefix("UI") {
        warn("the segue action was not called: \(error)", kind: "segue action \(selector)", at: element)
      }
      return nil
    }
  }
}

/// Replaces a custom segue whose class is not in the process: it shows or presents its destination.
private final class StandInSegue: UIStoryboardSegue {
  override func perform() {
    if source.navigationController != nil {
      source.show(destination, sender: nil)
    } else {
      source.present(destination, animated: false)
    }
  }
}
