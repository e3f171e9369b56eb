import AccessibilityTree
import CurbcutUIKit
import Foundation

/// Creates live objects from the nodes of a case.
@MainActor
struct CaseScreen {
  /// The root of the case, as a view.
  private(set) var root = UIView()
  private var objects: [String: AccessibleObject] = [:]
  private var nodes: [String: CaseNode] = [:]
  private var owners: [(owner: AccessibleObject, node: CaseNode)] = []
  private var tables: [CaseTableView] = []
  private var inline: [String: AccessibleObject] = [:]

  init(_ node: CaseNode) throws {
    guard node.kind == .view else { throw CaseError(path: node.path, problem: "the root must be a view") }
    guard let view = try make(node, in: nil) as? UIView else {
      throw CaseError(path: node.path, problem: "the root must be a view")
    }
    root = view
    for (owner, node) in owners { try link(owner, node) }
    for table in tables { try table.fill(objects, nodes: nodes) }
  }

  private mutating func make(_ node: CaseNode, in container: AccessibleObject?) throws -> AccessibleObject {
    let object: AccessibleObject
    switch node.kind {
    case .view: object = try makeView(node)
    case .element:
      let parent = container ?? root
      let element =
        node.cell == nil
        ? CaseElement(node, container: parent) : CaseCellElement(node, container: parent)
      if let frame = node.frameInContainer { element.accessibilityFrameInContainerSpace = frame }
      object = element
    case .object: object = CaseObject(node)
    }
    try setAttributes(node, of: object)
    if let id = node.id {
      guard objects[id] == nil else {
        throw CaseError(path: node.path + ".id", problem: "\"\(id)\" is already in use")
      }
      objects[id] = object
      nodes[id] = node
    }
    if node.accessibilityElements != nil || node.indexAPI != nil { owners.append((object, node)) }
    for member in node.accessibilityElements ?? [] {
      guard case .node(let inner) = member else { continue }
      try makeInline(inner, in: object)
    }
    for inner in node.indexAPI?.elements ?? [] { try makeInline(inner, in: object) }
    for child in node.children {
      guard let view = try make(child, in: object) as? UIView, let parent = object as? UIView else {
        throw CaseError(path: child.path, problem: "only views can be subviews")
      }
      parent.addSubview(view)
    }
    return object
  }

  /// Makes an object that is defined in a list. A view becomes a subview of the view that lists it.
  private mutating func makeInline(_ node: CaseNode, in owner: AccessibleObject) throws {
    let object = try make(node, in: owner)
    inline[node.path] = object
    if let view = object as? UIView, let parent = owner as? UIView { parent.addSubview(view) }
  }

  private mutating func makeView(_ node: CaseNode) throws -> UIView {
    switch node.className {
    case .label?: return CaseLabel.make(node)
    case .segmentedControl?: return CaseSegmentedControl(node)
    case .tabBar?: return CaseTabBar(node)
    case .tabBarButton?: return CaseTabButton(node)
    case nil: break
    }
    if node.cell != nil { return CaseCellView(node) }
    if node.dataTable != nil {
      let table = CaseTableView(node)
      tables.append(table)
      return table
    }
    return CaseView(node)
  }

  /// Sets the attributes that are set on an object rather than overridden.
  private func setAttributes(_ node: CaseNode, of object: AccessibleObject) throws {
    if let frame = node.accessibilityFrame { object.accessibilityFrame = frame }
    if let point = node.activationPoint { object.accessibilityActivationPoint = point }
    switch node.shape {
    case .rect(let rect)?: object.accessibilityPath = UIBezierPath(rect: rect)
    case .points(let points)?: object.accessibilityPath = UIBezierPath(outline: points)
    case nil: break
    }
    if let identifier = node.identifier { object.accessibilityIdentifier = identifier }
    if let language = node.language { object.accessibilityLanguage = language }
    if node.elementsHidden { object.accessibilityElementsHidden = true }
    if node.groupChildren { object.shouldGroupAccessibilityChildren = true }
    if node.viewIsModal { object.accessibilityViewIsModal = true }
    if node.containerType != .none { object.accessibilityContainerType = node.containerType }
    if node.expandedStatus != .unsupported { object.accessibilityExpandedStatus = node.expandedStatus }
    if !node.customContent.isEmpty {
      object.hostedCustomContent = node.customContent.map { content in
        let made = AXCustomContent(label: content.label.string, value: content.value.string)
        made.importance = content.isImportant ? .high : .default
        return made
      }
    }
    if !node.customActions.isEmpty {
      object.accessibilityCustomActions = node.customActions.map { name in
        UIAccessibilityCustomAction(name: name) { _ in true }
      }
    }
    if let labels = node.userInputLabels { object.accessibilityUserInputLabels = labels }
    if let responds = node.respondsToUserInteraction {
      object.accessibilityRespondsToUserInteraction = responds
    }
    guard let view = object as? UIView else { return }
    view.isHidden = node.hidden
    view.alpha = node.alpha
    view.clipsToBounds = node.clipsToBounds
  }

  private func link(_ owner: AccessibleObject, _ node: CaseNode) throws {
    var members: [Any] = []
    for member in node.accessibilityElements ?? [] {
      switch member {
      case .node(let inner):
        if let object = inline[inner.path] { members.append(object) }
      case .reference(let id, let path):
        guard let object = objects[id] else {
          throw CaseError(path: path + ".ref", problem: "no node has the id \"\(id)\"")
        }
        members.append(object)
      }
    }
    for inner in node.indexAPI?.elements ?? [] {
      if let object = inline[inner.path] { members.append(object) }
    }
    switch owner {
    case let view as CaseView: view.members = members
    case let object as CaseObject:
      object.members = members
      if node.accessibilityElements != nil { object.accessibilityElements = members }
    default: owner.accessibilityElements = node.accessibilityElements == nil ? nil : members
    }
  }
}

extension UIBezierPath {
  /// A closed outline; an empty path for no points.
  fileprivate convenience init(outline points: [CGPoint]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    close()
  }
}
